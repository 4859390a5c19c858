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

  /// The screens of the device: the main one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreen/screens>.
  open class var screens: [UIScreen] { [main] }

  final private(set) var device: DeviceProfile
  final var interfaceOrientation: UIInterfaceOrientation
  final var settings = DeviceSettings()
  /// How far the device is tilted, each way -1...1.
  final var viewerOffset = UIOffset.zero
  package final private(set) lazy var keyboard = ScreenKeyboard(screen: self)
  private var traits: UITraitCollection
  private var storedBrightness: CGFloat = 1

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
    viewerOffset = .zero
    keyboard = ScreenKeyboard(screen: self)
    storedBrightness = 1
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

  /// How bright the screen is, from 0 to 1; 1 until it is set. The owner of the display is told; a number outside the
  /// range counts as the nearer end.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreen/brightness>.
  open var brightness: CGFloat {
    get { storedBrightness }
    set {
      let brightness = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      guard brightness != storedBrightness else { return }
      storedBrightness = brightness
      UIApplication.shared.host?.setScreenBrightness(brightness)
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }

  /// Posted when the brightness has changed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreen/brightnessdidchangenotification>.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// A view that shows what the screen shows now; it does not change later.
  ///
  /// Without `afterScreenUpdates` it shows what the last frame showed.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreen/snapshotview(afterscreenupdates:)>.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let snapshot = UIView(frame: bounds)
    guard let scene = UIApplication.shared.mainScene, scene.screen === self else { return snapshot }
    for window in scene.windows where !window.isHidden {
      guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      picture.frame = window.frame
      snapshot.addSubview(picture)
    }
    return snapshot
  }

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
