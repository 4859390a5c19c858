/// What the person set up to use the device with less sight, movement or hearing.
///
/// The settings are those of the device that the application runs on; a test changes them.
/// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility>.
public enum UIAccessibility {
  @MainActor private static var settings: DeviceSettings { UIApplication.shared.settings }

  /// Whether a screen reader runs.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/isvoiceoverrunning>.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }

  /// Whether movements should be few; a slide is better a fade.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/isreducemotionenabled>.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }

  /// Whether surfaces should be opaque.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/isreducetransparencyenabled>.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    settings.isReduceTransparencyEnabled
  }

  /// Whether colours should contrast more; the traits have it as `accessibilityContrast`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/isdarkersystemcolorsenabled>.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    settings.accessibilityContrast == .high
  }

  /// Whether text should be bold; the traits have it as `legibilityWeight`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibility/isboldtextenabled>.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/voiceoverstatusdidchangenotification>.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/reducemotionstatusdidchangenotification>.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/reducetransparencystatusdidchangenotification>.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/darkersystemcolorsstatusdidchangenotification>.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/boldtextstatusdidchangenotification>.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}
