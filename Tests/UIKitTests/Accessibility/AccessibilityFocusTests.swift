import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct AccessibilityFocusTests {
  /// A page of elements that write down their focus.
  private final class Item: UIView {
    var note: (String) -> Void = { _ in }
    convenience init(_ name: String, y: CGFloat) {
      self.init(frame: CGRect(x: 0, y: y, width: 100, height: 40))
      isAccessibilityElement = true
      accessibilityLabel = name
    }
    override func accessibilityElementDidBecomeFocused() { note("\(accessibilityLabel ?? "") focused") }
    override func accessibilityElementDidLoseFocus() { note("\(accessibilityLabel ?? "") left") }
  }

  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()
  private let items = [Item("one", y: 100), Item("two", y: 200), Item("three", y: 300)]

  private func start(reads: Bool = true) -> TestApplication {
    let page = UIView()
    for item in items {
      item.note = { [log] in log.lines.append($0) }
      page.addSubview(item)
    }
    let app = TestApplication(rootView: page)
    if reads { app.isVoiceOverRunning = true }
    return app
  }

  @Test func `a screen reader that begins has its focus on the first element`() {
    let app = start(reads: false)
    #expect(app.focusedElement == nil)
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
    app.isVoiceOverRunning = true
    #expect(app.focusedElement?.label == "one")
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === items[0])
    #expect(UIAccessibility.focusedElement(using: .init(rawValue: "other")) == nil)
    #expect(items[0].accessibilityElementIsFocused())
    app.isVoiceOverRunning = false
    #expect(app.focusedElement == nil)
    #expect(log.lines == ["one focused", "one left"])
  }

  @Test func `it goes from element to element and tells both, and everybody`() {
    let app = start()
    var heard: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { note in
      nonisolated(unsafe) let userInfo = note.userInfo
      MainActor.assumeIsolated {
        let names = [UIAccessibility.unfocusedElementUserInfoKey, UIAccessibility.focusedElementUserInfoKey].map {
          (userInfo?[$0] as? UIView)?.accessibilityLabel ?? "none"
        }
        heard.append(names.joined(separator: " → "))
        #expect(
          userInfo?[UIAccessibility.assistiveTechnologyUserInfoKey] as? String
            == UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue)
      }
    }
    log.lines = []
    #expect(app.focusNext())
    #expect(app.focusNext())
    #expect(!app.focusNext())
    #expect(app.focusPrevious())
    #expect(
      log.lines == ["one left", "two focused", "two left", "three focused", "three left", "two focused"])
    #expect(heard == ["one → two", "two → three", "three → two"])
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func `another screen moves it to what is given, or else to the first`() {
    let app = start()
    UIAccessibility.post(notification: .screenChanged, argument: items[2])
    #expect(app.focusedElement?.label == "three")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(app.focusedElement?.label == "three")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(app.focusedElement?.label == "one")
    UIAccessibility.post(notification: .layoutChanged, argument: items[1])
    #expect(app.focusedElement?.label == "two")
    UIAccessibility.post(notification: .layoutChanged, argument: "says so")
    #expect(app.focusedElement?.label == "two")
    items[1].removeFromSuperview()
    #expect(app.focusedElement == nil)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(app.focusedElement?.label == "one")
  }

  @Test func `what is said is heard by the test, in order`() {
    let app = start(reads: false)
    UIAccessibility.post(notification: .announcement, argument: "Saving")
    UIAccessibility.post(notification: .layoutChanged, argument: items[1])
    UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Saved"))
    #expect(app.announcements == ["Saving", "Saved"])
    #expect(
      app.accessibilityNotifications.map(\.description) == [
        "announcement \"Saving\"", "layoutChanged two", "announcement \"Saved\"",
      ])
    #expect(app.focusedElement == nil)
  }

  @Test func `the next app begins without focus`() {
    let app = start()
    #expect(app.focusedElement != nil)
    let other = TestApplication(rootView: UIView())
    #expect(!other.isVoiceOverRunning)
    #expect(other.focusedElement == nil)
    #expect(other.accessibilityNotifications.isEmpty)
  }
}
