import Testing

@testable import UIKit

@MainActor
@Suite struct DeviceSettingsTests {
  @Test func `a dark device is dark everywhere, and what is drawn by hand is not`() {
    let stage = Stage()
    let view = UIView()
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.backgroundColor = color
    view.layer.borderColor = color.cgColor
    stage.root.addSubview(view)
    UIApplication.shared.settings.userInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    #expect(view.layer.borderColor == UIColor.black.cgColor, "A CGColor has no traits and stays as it was")
  }

  @Test func `a system colour is another one in high contrast`() {
    let stage = Stage()
    let view = UIView()
    view.backgroundColor = .systemBlue
    stage.root.addSubview(view)
    let normal = view.layer.backgroundColor
    UIApplication.shared.settings.accessibilityContrast = .high
    #expect(view.layer.backgroundColor != normal)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    UIApplication.shared.settings.accessibilityContrast = .normal
    #expect(view.layer.backgroundColor == normal)
  }

  @Test func `settings are told by notification when the traits are there`() {
    let stage = Stage()
    var seen: [String] = []
    let names = [
      UIContentSizeCategory.didChangeNotification, UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.boldTextStatusDidChangeNotification, UIAccessibility.voiceOverStatusDidChangeNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let category = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
        MainActor.assumeIsolated {
          seen.append(category ?? name.rawValue)
          if name == UIContentSizeCategory.didChangeNotification {
            #expect(stage.root.traitCollection.preferredContentSizeCategory == .extraLarge)
          }
        }
      }
    }
    UIApplication.shared.settings.preferredContentSizeCategory = .extraLarge
    #expect(seen == [UIContentSizeCategory.extraLarge.rawValue])
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
    UIApplication.shared.settings.preferredContentSizeCategory = .extraLarge
    #expect(seen.count == 1, "Nothing changed")
    UIApplication.shared.settings.isReduceMotionEnabled = true
    UIApplication.shared.settings.isBoldTextEnabled = true
    UIApplication.shared.settings.isVoiceOverRunning = true
    #expect(seen.dropFirst() == names.dropFirst().map(\.rawValue)[...])
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isBoldTextEnabled)
    #expect(UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceTransparencyEnabled)
    #expect(stage.root.traitCollection.legibilityWeight == .bold)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func `settings outlast a rotation and end with the launch`() {
    let stage = Stage()
    UIApplication.shared.settings.userInterfaceStyle = .dark
    stage.scene.rotate(to: .landscapeRight, animated: false)
    #expect(stage.root.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.root.traitCollection.verticalSizeClass == .compact)
    let next = Stage()
    #expect(next.root.traitCollection.userInterfaceStyle == .light)
  }
}
