/// How much room there is in one direction.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass>.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
