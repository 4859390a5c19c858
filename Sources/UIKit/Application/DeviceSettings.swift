/// What the person chose in the device's settings, as far as interfaces depend on it.
package struct DeviceSettings: Sendable, Equatable {
  package var userInterfaceStyle = UIUserInterfaceStyle.light
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  package var preferredContentSizeCategory = UIContentSizeCategory.large
  package var accessibilityContrast = UIAccessibilityContrast.normal
  package var isBoldTextEnabled = false
  package var isReduceMotionEnabled = false
  package var isReduceTransparencyEnabled = false
  package var isVoiceOverRunning = false

  package init() {}

  /// The traits that the settings decide.
  func apply(to traits: inout any UIMutableTraits) {
    traits.userInterfaceStyle = userInterfaceStyle
    traits.layoutDirection = layoutDirection
    traits.preferredContentSizeCategory = preferredContentSizeCategory
    traits.accessibilityContrast = accessibilityContrast
    traits.legibilityWeight = isBoldTextEnabled ? .bold : .regular
  }
}

extension UIApplication {
  /// What the person chose; those who depend on it are told at once, traits before notifications.
  package final var settings: DeviceSettings {
    get { UIScreen.main.settings }
    set {
      let former = UIScreen.main.settings
      guard newValue != former else { return }
      UIScreen.main.settings = newValue
      UIScreen.main.updateTraits(UIScreen.main.device.traits(size: UIScreen.main.bounds.size, settings: newValue))
      if let scene = mainScene {
        scene.updateTraits(scene.screen.device.traits(size: scene.size, settings: newValue))
      }
      postChanges(from: former, to: newValue)
    }
  }

  private func postChanges(from former: DeviceSettings, to settings: DeviceSettings) {
    if settings.isReduceMotionEnabled != former.isReduceMotionEnabled { mainScene?.refreshMotionEffects() }
    func post(_ name: Notification.Name, ifChanged isOn: Bool, _ userInfo: [AnyHashable: Any]? = nil) {
      guard isOn else { return }
      NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }
    post(
      UIContentSizeCategory.didChangeNotification,
      ifChanged: settings.preferredContentSizeCategory != former.preferredContentSizeCategory,
      [UIContentSizeCategory.newValueUserInfoKey: settings.preferredContentSizeCategory.rawValue])
    post(
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      ifChanged: (settings.accessibilityContrast == .high) != (former.accessibilityContrast == .high))
    post(
      UIAccessibility.boldTextStatusDidChangeNotification,
      ifChanged: settings.isBoldTextEnabled != former.isBoldTextEnabled)
    post(
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      ifChanged: settings.isReduceMotionEnabled != former.isReduceMotionEnabled)
    post(
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      ifChanged: settings.isReduceTransparencyEnabled != former.isReduceTransparencyEnabled)
    post(
      UIAccessibility.voiceOverStatusDidChangeNotification,
      ifChanged: settings.isVoiceOverRunning != former.isVoiceOverRunning)
    if settings.isVoiceOverRunning != former.isVoiceOverRunning { AccessibilityFocus.shared.readerDidChange() }
  }
}
