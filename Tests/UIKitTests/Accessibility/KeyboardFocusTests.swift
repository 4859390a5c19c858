import Testing
import UIKit
import UIKitTesting

/// The tabulator key goes from one thing that can be used to the next.
@MainActor
@Suite struct KeyboardFocusTests {
  private func button(_ title: String, y: CGFloat, in view: UIView, _ action: @escaping () -> Void = {}) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: y, width: 100, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }

  @Test func `tabulator and shift go round what can be used, and space and return use it`() {
    let page = UIView()
    var used: [String] = []
    let text = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    text.text = "Title"
    page.addSubview(text)
    for (index, name) in ["one", "two", "three"].enumerated() {
      button(name, y: 100 + 50 * CGFloat(index), in: page) { used.append(name) }
    }
    (page.subviews[2] as? UIButton)?.isEnabled = false
    let app = TestApplication(rootView: page)
    app.press(.space)
    #expect(used.isEmpty)
    var visited: [String?] = []
    for _ in 0..<3 {
      app.press(.tab)
      visited.append(app.focusedElement?.label)
    }
    #expect(visited == ["one", "three", "one"])
    app.press(.space)
    app.press(.shiftTab)
    app.press(.return)
    #expect(used == ["one", "three"])
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
  }

  @Test func `what takes keys gets them with the focus, and loses them with it`() {
    let page = UIView()
    button("before", y: 100, in: page)
    let field = Field(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    page.addSubview(field)
    button("after", y: 300, in: page)
    let app = TestApplication(rootView: page)
    field.becomeFirstResponder()
    app.press(.tab)
    #expect(app.focusedElement?.label == "after")
    #expect(!field.isFirstResponder)
    app.press(.shiftTab)
    #expect(app.focusedElement?.label == "field")
    #expect(field.isFirstResponder)
  }

  @Test func `where nothing can be used, the key is left to others`() {
    let app = TestApplication(rootView: UIView())
    app.press(.tab)
    #expect(app.focusedElement == nil)
  }

  @Test func `the arrow keys adjust what can be adjusted`() {
    let page = UIView()
    let dial = Dial(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    page.addSubview(dial)
    let app = TestApplication(rootView: page)
    app.press(.up)
    app.press(.tab)
    for key in [TestKey.up, .right, .down] { app.press(key) }
    #expect(dial.number == 1)
  }
}

private final class Field: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "field"
    accessibilityRespondsToUserInteraction = true
  }
  required init?(coder: NSCoder) { fatalError("not archived") }
}

private final class Dial: UIView {
  var number = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }
  required init?(coder: NSCoder) { fatalError("not archived") }
  override func accessibilityIncrement() { number += 1 }
  override func accessibilityDecrement() { number -= 1 }
}
