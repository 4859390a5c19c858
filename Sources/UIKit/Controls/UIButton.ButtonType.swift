extension UIButton {
  /// The look that a button begins with.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum>.
  public enum ButtonType: Int, Sendable {
    /// Looks as it is told to; white letters at first.
    case custom = 0
    /// Letters and template images in the tint; they fade while the button is touched.
    case system = 1
  }
}
