extension UILayoutGuide {
  /// The left edge.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/leftanchor>.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.left)) }

  /// The right edge.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/rightanchor>.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.right)) }

  /// The edge where text begins: left in left-to-right interfaces.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/leadinganchor>.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.leading)) }

  /// The edge where text ends: right in left-to-right interfaces.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/trailinganchor>.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.trailing)) }

  /// The top edge.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/topanchor>.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.top)) }

  /// The bottom edge.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/bottomanchor>.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.bottom)) }

  /// The width.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/widthanchor>.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(reference(.width)) }

  /// The height.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/heightanchor>.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(reference(.height)) }

  /// The middle of the left and the right edge.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/centerxanchor>.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.centerX)) }

  /// The middle of the top and the bottom edge.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/centeryanchor>.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.centerY)) }
}
