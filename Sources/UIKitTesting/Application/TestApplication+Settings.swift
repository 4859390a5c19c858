/// The settings of the device, as the person changes them while the app runs. A new app begins with a device's usual ones.
extension TestApplication {
  /// Light or dark; light at first.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { settings.userInterfaceStyle }
    set { change("style \(newValue == .dark ? "dark" : "light")") { $0.userInterfaceStyle = newValue } }
  }

  /// The text size; large at first.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { settings.preferredContentSizeCategory }
    set { change("text size \(newValue.rawValue)") { $0.preferredContentSizeCategory = newValue } }
  }

  /// Whether colours contrast more; not at first.
  public var isContrastHigh: Bool {
    get { settings.accessibilityContrast == .high }
    set { change("contrast \(newValue ? "high" : "normal")") { $0.accessibilityContrast = newValue ? .high : .normal } }
  }

  /// Whether the language is read from right to left; not at first.
  public var readsRightToLeft: Bool {
    get { settings.layoutDirection == .rightToLeft }
    set {
      change("direction \(newValue ? "right to left" : "left to right")") {
        $0.layoutDirection = newValue ? .rightToLeft : .leftToRight
      }
    }
  }

  /// Whether text is bold; not at first.
  public var isBoldTextEnabled: Bool {
    get { settings.isBoldTextEnabled }
    set { change("bold text \(newValue)") { $0.isBoldTextEnabled = newValue } }
  }

  /// Whether movements should be few; not at first.
  public var isReduceMotionEnabled: Bool {
    get { settings.isReduceMotionEnabled }
    set { change("reduce motion \(newValue)") { $0.isReduceMotionEnabled = newValue } }
  }

  /// Whether surfaces should be opaque; not at first.
  public var isReduceTransparencyEnabled: Bool {
    get { settings.isReduceTransparencyEnabled }
    set { change("reduce transparency \(newValue)") { $0.isReduceTransparencyEnabled = newValue } }
  }

  /// Whether the app is to believe that a screen reader runs; not at first.
  public var isVoiceOverRunning: Bool {
    get { settings.isVoiceOverRunning }
    set { change("voice over \(newValue)") { $0.isVoiceOverRunning = newValue } }
  }

  /// Tells the app that memory is short.
  public func sendMemoryWarning() {
    requireOpen()
    record("memory warning")
    UIApplication.shared.receiveMemoryWarning()
  }

  private var settings: DeviceSettings { UIApplication.shared.settings }

  private func change(_ event: String, _ change: (inout DeviceSettings) -> Void) {
    requireOpen()
    var settings = settings
    change(&settings)
    guard settings != self.settings else { return }
    record(event)
    UIApplication.shared.settings = settings
  }
}
