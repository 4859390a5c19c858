import Testing
import UIKit
import UIKitTesting

/// Recognizers get the keys that the views under them get.
@MainActor
@Suite struct PressRecognizerTests {
  private final class Log {
    var lines: [String] = []
  }

  /// Recognises a key that is pressed and released.
  private final class KeyRecognizer: UIGestureRecognizer {
    let log: Log
    let key: UIKeyboardHIDUsage
    init(_ key: UIKeyboardHIDUsage, _ log: Log) {
      self.log = log
      self.key = key
      super.init(target: nil, action: nil)
    }
    private func note(_ phase: String, _ presses: Set<UIPress>) {
      log.lines.append("\(name ?? "") \(phase) \(presses.first?.key?.keyCode == key)")
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      note("began", presses)
      guard let press = presses.first, press.key?.keyCode != key else { return }
      ignore(press, for: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      note("ended", presses)
      state = .recognized
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { note("cancelled", presses) }
    override func reset() { log.lines.append("\(name ?? "") reset") }
  }

  @MainActor
  private final class Target: NSObject {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init()
      _SelectorRuntime.register("hear:", Target.hear(_:))
    }
    func hear(_ recognizer: UIGestureRecognizer) { log.lines.append("\(recognizer.name ?? "") \(recognizer.state)") }
  }

  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { false }
  }

  private final class Field: UIView {
    var log: Log?
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log?.lines.append("field \(presses.first?.gestureRecognizers?.count ?? 0)")
    }
  }

  private let log = Log()
  private let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let page = UIView()

  private func start() -> (TestApplication, KeyRecognizer, Target) {
    let recognizer = KeyRecognizer(.keyboardReturnOrEnter, log)
    recognizer.name = "key"
    let target = Target(log)
    recognizer.addTarget(target, action: "hear:")
    page.addGestureRecognizer(recognizer)
    page.addSubview(field)
    field.log = log
    let app = TestApplication(rootView: page)
    field.becomeFirstResponder()
    return (app, recognizer, target)
  }

  @Test func `a key comes to the recognizers above its responder first, and may be recognised`() {
    let (app, _, target) = start()
    app.press(.return)
    #expect(log.lines == ["key began true", "field 1", "key ended true", "key ended", "key reset"])
    withExtendedLifetime(target) {}
  }

  @Test func `what a recognizer ignores, or its delegate refuses, it hears no more of`() {
    let (app, recognizer, target) = start()
    app.press(.space)
    #expect(log.lines == ["key began false", "field 0"])
    log.lines = []
    let refusing = Refusing()
    recognizer.delegate = refusing
    app.press(.return)
    #expect(log.lines == ["field 0"])
    recognizer.delegate = nil
    recognizer.isEnabled = false
    app.press(.return)
    #expect(log.lines == ["field 0", "field 0"])
    withExtendedLifetime(target) {}
  }

  @Test func `recognizers beside the responder hear nothing`() {
    let (app, recognizer, target) = start()
    page.removeGestureRecognizer(recognizer)
    let other = UIView(frame: CGRect(x: 200, y: 0, width: 10, height: 10))
    page.addSubview(other)
    other.addGestureRecognizer(recognizer)
    app.press(.return)
    #expect(log.lines == ["field 0"])
    withExtendedLifetime(target) {}
  }
}
