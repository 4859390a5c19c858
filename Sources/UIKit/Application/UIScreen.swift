/// The display that the application is on.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiscreen>.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private static let mainScreen = UIScreen(device: .standard)

  /// The screen of the device.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreen/main>.
  open class var main: UIScreen { mainScreen }

  final private(set) var device: DeviceProfile
  final var interfaceOrientation: UIInterfaceOrientation
  private var traits: UITraitCollection

  init(device: DeviceProfile) {
    self.device = device
    interfaceOrientation = device.initialOrientation
    traits = device.traits(size: device.size)
    super.init()
    UITraitCollection.fallback = traits
  }

  /// Becomes the screen of a device.
  final func become(_ device: DeviceProfile) {
    self.device = device
    interfaceOrientation = device.initialOrientation
    updateTraits(device.traits(size: device.size))
  }

  final func updateTraits(_ traits: UITraitCollection) {
    guard traits != self.traits else { return }
    let former = self.traits
    self.traits = traits
    UITraitCollection.fallback = traits
    traitCollectionDidChange(former)
  }

  /// The screen in points, as the interface is turned.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreen/bounds>.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: device.size(in: interfaceOrientation))
  }

  /// The screen in pixels, upright.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreen/nativebounds>.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: (device.size.width * device.scale).rounded(),
      height: (device.size.height * device.scale).rounded())
  }

  /// Pixels a point.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreen/scale>.
  open var scale: CGFloat { device.scale }

  /// Pixels a point of the display itself; here the same as `scale`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreen/nativescale>.
  open var nativeScale: CGFloat { device.scale }

  /// How many frames a second the screen shows at most.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreen/maximumframespersecond>.
  open var maximumFramesPerSecond: Int { 60 }

  /// The traits of the screen.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection>.
  open var traitCollection: UITraitCollection { traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
