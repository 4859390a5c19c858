/// Whether content lies on the base or above it, as in a sheet; dark backgrounds are lighter when elevated.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiuserinterfacelevel>.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
