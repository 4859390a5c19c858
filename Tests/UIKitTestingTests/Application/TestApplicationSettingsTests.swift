import Testing
import UIKitTesting

@MainActor @Suite struct TestApplicationSettingsTests {
  @Test func `settings reach the app and are traced`() {
    let app = TestApplication(rootView: UIView())
    let root: UIView = app.window.rootViewController!.view
    app.userInterfaceStyle = .dark
    app.preferredContentSizeCategory = .accessibilityLarge
    app.isContrastHigh = true
    app.readsRightToLeft = true
    app.isBoldTextEnabled = true
    app.isReduceMotionEnabled = true
    app.isReduceTransparencyEnabled = true
    app.isVoiceOverRunning = true
    app.isVoiceOverRunning = true
    let traits = root.traitCollection
    #expect(traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge && traits.legibilityWeight == .bold)
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isReduceTransparencyEnabled)
    #expect(UIAccessibility.isVoiceOverRunning && app.isVoiceOverRunning)
    app.advance(by: 0.1)
    let events = app.trace.events.map(\.event)
    #expect(events.contains("style dark"))
    #expect(events.filter { $0 == "voice over true" }.count == 1)
  }

  @Test func `a new app starts with the usual settings`() {
    let dark = TestApplication(rootView: UIView())
    dark.userInterfaceStyle = .dark
    dark.close()
    let app = TestApplication(rootView: UIView())
    #expect(app.userInterfaceStyle == .light)
    #expect(app.preferredContentSizeCategory == .large)
    #expect(!app.isContrastHigh && !app.readsRightToLeft && !app.isBoldTextEnabled)
    #expect(app.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a memory warning reaches controllers`() {
    final class Controller: UIViewController {
      var count = 0
      override func didReceiveMemoryWarning() { count += 1 }
    }
    let controller = Controller()
    let app = TestApplication(rootViewController: controller)
    app.sendMemoryWarning()
    #expect(controller.count == 1)
  }
}
