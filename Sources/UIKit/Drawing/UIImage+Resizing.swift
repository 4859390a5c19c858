extension UIImage {
  /// Edges in points that keep their size when the image is stretched; zero of an image that is stretched as a whole.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/capinsets>.
  public final var capInsets: UIEdgeInsets {
    guard let caps = traits.caps else {
      return .zero
    }
    return UIEdgeInsets(top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right)
  }

  /// The image with caps; what lies between them is tiled.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/resizableimage(withcapinsets:)>.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with caps; negative insets count as 0, and those that overlap are cut.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiimage/resizableimage(withcapinsets:resizingmode:)>.
  public final func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    withCaps(
      UIImageTraits.Caps(top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom, right: capInsets.right),
      resizingMode)
  }
}
