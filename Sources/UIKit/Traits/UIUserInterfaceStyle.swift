/// Light or dark.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle>.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}
