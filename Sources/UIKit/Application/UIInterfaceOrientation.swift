/// How the interface is turned against the device.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiinterfaceorientation>.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// The device's home button or bottom is on the right.
  case landscapeRight = 3
  /// The device's home button or bottom is on the left.
  case landscapeLeft = 4

  /// The orientation of an interface that follows a device held so: left and right change places. Unknown for a device
  /// that lies flat.
  init(_ orientation: UIDeviceOrientation) {
    self =
      switch orientation {
      case .unknown, .faceUp, .faceDown: .unknown
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeRight
      case .landscapeRight: .landscapeLeft
      }
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiinterfaceorientation/islandscape>.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Specified by <https://developer.apple.com/documentation/uikit/uiinterfaceorientation/isportrait>.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
