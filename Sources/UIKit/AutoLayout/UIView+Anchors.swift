extension UIView {
  /// The left edge.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/leftanchor>.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchorReference(.left)) }

  /// The right edge.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/rightanchor>.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchorReference(.right)) }

  /// The edge where text begins: left in left-to-right interfaces.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/leadinganchor>.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchorReference(.leading)) }

  /// The edge where text ends: right in left-to-right interfaces.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/trailinganchor>.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchorReference(.trailing)) }

  /// The top edge.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/topanchor>.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchorReference(.top)) }

  /// The bottom edge.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/bottomanchor>.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchorReference(.bottom)) }

  /// The width.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/widthanchor>.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(anchorReference(.width)) }

  /// The height.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/heightanchor>.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(anchorReference(.height)) }

  /// The middle of the left and the right edge.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/centerxanchor>.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchorReference(.centerX)) }

  /// The middle of the top and the bottom edge.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/centeryanchor>.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchorReference(.centerY)) }

  /// The baseline of the first line of text; the top edge where there is no text.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/firstbaselineanchor>.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchorReference(.firstBaseline)) }

  /// The baseline of the last line of text; the bottom edge where there is no text.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/lastbaselineanchor>.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchorReference(.lastBaseline)) }
}

extension UIView {
  /// What an anchor of this view stands for.
  fileprivate final func anchorReference(_ attribute: NSLayoutConstraint.Attribute) -> LayoutReference {
    LayoutReference(node: layoutNode, region: .item, attribute: attribute)
  }
}
