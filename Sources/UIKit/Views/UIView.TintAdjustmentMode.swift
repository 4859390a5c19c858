extension UIView {
  /// Whether tints are shown as they are or without their colour.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum>.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview; `normal` where there is none.
    case automatic = 0
    /// The tint itself.
    case normal = 1
    /// The tint without its colour: a modal in front has the attention.
    case dimmed = 2
  }
}
