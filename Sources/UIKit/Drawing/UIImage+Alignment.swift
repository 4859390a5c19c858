extension UIImage {
  /// How far the part that layout aligns lies inside the image, in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/alignmentrectinsets>.
  public final var alignmentRectInsets: UIEdgeInsets { traits.alignment }

  /// The image with other alignment insets, which an image view takes over as its own.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/withalignmentrectinsets(_:)>.
  public final func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignment = alignmentInsets }
  }

  /// Whether an image view mirrors the image where its content runs from right to left.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/flipsforrighttoleftlayoutdirection>.
  public final var flipsForRightToLeftLayoutDirection: Bool { traits.flips }

  /// The image, mirrored by an image view where its content runs from right to left.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiimage/imageflippedforrighttoleftlayoutdirection()>.
  public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flips = true }
  }

  /// The image mirrored left to right: the same pixels in another orientation.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/withhorizontallyflippedorientation()>.
  public final func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.flippedHorizontally }
  }
}
