/// Which parameters of a timing curve count.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitimingcurvetype>.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's own curves.
  case builtin = 0
  /// A cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring whose time goes along a cubic curve.
  case composed = 3
}
