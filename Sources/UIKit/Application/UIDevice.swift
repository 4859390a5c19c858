/// The device that the application runs on.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uidevice>.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let currentDevice = UIDevice()

  /// The one device.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/current>.
  open class var current: UIDevice { currentDevice }

  private var generatingCount = 0

  /// How the device is held: as the scene was turned last.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/orientation>.
  open private(set) var orientation: UIDeviceOrientation = .portrait

  /// The kind of device.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/userinterfaceidiom>.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.idiom }

  /// "iPhone" or "iPad", as the device profile stands for.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/model>.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The model in the person's language: the same as `model`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/localizedmodel>.
  open var localizedModel: String { model }

  /// "iOS" or "iPadOS": the system whose behaviour is followed here.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/systemname>.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the system whose behaviour is followed here.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/systemversion>.
  open var systemVersion: String { "18.0" }

  /// The name of the device profile.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/name>.
  open var name: String { UIScreen.main.device.name }

  /// Whether notifications of orientation are posted.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/isgeneratingdeviceorientationnotifications>.
  open var isGeneratingDeviceOrientationNotifications: Bool { generatingCount > 0 }

  /// Begins to post `orientationDidChangeNotification`; calls nest.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/begingeneratingdeviceorientationnotifications()>.
  open func beginGeneratingDeviceOrientationNotifications() {
    generatingCount += 1
  }

  /// Ends what one call of the above began.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/endgeneratingdeviceorientationnotifications()>.
  open func endGeneratingDeviceOrientationNotifications() {
    generatingCount = max(0, generatingCount - 1)
  }

  final func turn(to orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    guard generatingCount > 0 else { return }
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
  }
}

extension UIDevice {
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/orientationdidchangenotification>.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The kind of device that the application runs on.
///
/// Specified by <https://developer.apple.com/documentation/uikit/ui_user_interface_idiom()>.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "Use UIDevice's userInterfaceIdiom instead")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
