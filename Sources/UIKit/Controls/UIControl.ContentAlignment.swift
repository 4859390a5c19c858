extension UIControl {
  /// Where the content lies between left and right.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum>.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// Where the content lies between top and bottom.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum>.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }
}
