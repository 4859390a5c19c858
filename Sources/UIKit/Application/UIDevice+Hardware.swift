extension UIDevice {
  /// What a battery is doing.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/batterystate-swift.enum>.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// Unknown: the machine's battery is no business of the application here, as on the simulated devices of iOS.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/batterystate-swift.property>.
  public final var batteryState: BatteryState { .unknown }

  /// -1, as Apple documents for a battery whose state is unknown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/batterylevel>.
  public final var batteryLevel: Float { -1 }

  /// True: an application runs on in the background.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidevice/ismultitaskingsupported>.
  public final var isMultitaskingSupported: Bool { true }
}
