/// The kind of device.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom>.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}
