extension UIActivityIndicatorView {
  /// How large an indicator is, and its colour.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum>.
  public enum Style: Int, Sendable {
    /// Large and white; Apple has given it up for `large` with a colour.
    case whiteLarge = 0
    /// White; Apple has given it up for `medium` with a colour.
    case white = 1
    /// Gray; Apple has given it up for `medium`.
    case gray = 2
    case medium = 100
    case large = 101

    var isLarge: Bool { self == .large || self == .whiteLarge }

    var color: UIColor {
      switch self {
      case .white, .whiteLarge: .white
      case .gray, .medium, .large: .systemGray
      }
    }
  }
}
