/// How the device is held.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uideviceorientation>.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// Turned left: its bottom is on the right.
  case landscapeLeft = 3
  /// Turned right: its bottom is on the left.
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Specified by <https://developer.apple.com/documentation/uikit/uideviceorientation/islandscape>.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Specified by <https://developer.apple.com/documentation/uikit/uideviceorientation/isportrait>.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Specified by <https://developer.apple.com/documentation/uikit/uideviceorientation/isflat>.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Specified by <https://developer.apple.com/documentation/uikit/uideviceorientation/isvalidinterfaceorientation>.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// The orientation of a device whose interface is turned so: left and right change places.
  init(_ orientation: UIInterfaceOrientation) {
    self =
      switch orientation {
      case .unknown: .unknown
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeRight
      case .landscapeRight: .landscapeLeft
      }
  }
}
