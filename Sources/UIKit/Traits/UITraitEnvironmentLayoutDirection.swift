/// The direction in which an interface's language is read.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection>.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
