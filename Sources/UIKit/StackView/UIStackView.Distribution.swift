extension UIStackView {
  /// How arranged views share the length of a stack view's axis.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum>.
  public enum Distribution: Int, Sendable {
    /// They fill it: what hugs least grows, what resists compression least shrinks.
    case fill = 0
    /// They fill it with equal lengths.
    case fillEqually = 1
    /// They fill it with lengths in proportion to their intrinsic content sizes.
    ///
    /// A view without one counts with its fitting size, and where none has any length all are equal, which Apple leaves
    /// open.
    case fillProportionally = 2
    /// Equal spaces between them, at least `spacing`.
    case equalSpacing = 3
    /// Equal distances between their middles, as far as spaces of `spacing` allow.
    case equalCentering = 4
  }
}
