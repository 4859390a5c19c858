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
  final var settings = DeviceSettings()
  package final private(set) lazy var keyboard = ScreenKeyboard(screen: self)
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
    settings = DeviceSettings()
    keyboard = ScreenKeyboard(screen: self)
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
    let drawn = CGSize(
      width: (device.size.width * device.scale).rounded(), height: (device.size.height * device.scale).rounded())
    return CGRect(origin: .zero, size: device.nativePixels ?? drawn)
  }

  /// Pixels a point.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreen/scale>.
  open var scale: CGFloat { device.scale }

  /// Pixels of the display itself a point: a phone that draws larger than its display shows fewer than `scale`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreen/nativescale>.
  open var nativeScale: CGFloat { nativeBounds.width / device.size.width }

  /// How many frames a second the screen shows at most.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreen/maximumframespersecond>.
  open var maximumFramesPerSecond: Int { Int((1 / FramePipeline.frameInterval).rounded()) }

  /// The coordinates of the screen as the interface is turned, in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreen/coordinatespace>.
  open var coordinateSpace: any UICoordinateSpace {
    ScreenCoordinateSpace(screen: self, scene: UIApplication.shared.mainScene)
  }

  /// The traits of the screen.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection>.
  open var traitCollection: UITraitCollection { traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
