import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct AccessibilityActionsTests {
  @Test func `to use a button is to touch it`() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    button.setTitle("Save", for: .normal)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let page = UIView()
    page.addSubview(button)
    let app = TestApplication(rootView: page)
    app.activate(try app.element(labeled: "Save"))
    #expect(count == 1)
    button.isEnabled = false
    app.activate(try app.element(labeled: "Save"))
    #expect(count == 1)
  }

  @Test func `an element may do it by itself`() throws {
    let slider = Slider(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let page = UIView()
    page.addSubview(slider)
    let app = TestApplication(rootView: page)
    let element = try app.element(labeled: "Volume")
    app.activate(element)
    app.increment(element)
    app.increment(element)
    app.decrement(element)
    #expect(slider.lines == ["activate", "more", "more", "less"])
    slider.accessibilityTraits = .none
    app.increment(element)
    #expect(slider.lines.count == 4)
    app.advance(by: 0.1)
    #expect(app.trace.events.map(\.event).first == "accessibility activate Volume")
  }

  @Test func `its own actions are done by name`() throws {
    let row = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    row.isAccessibilityElement = true
    row.accessibilityLabel = "Mail"
    let target = ActionTarget()
    var lines: [String] = []
    row.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { action in
        lines.append(action.name)
        return true
      },
      UIAccessibilityCustomAction(name: "Delete", target: target, selector: "delete:"),
    ]
    let page = UIView()
    page.addSubview(row)
    let app = TestApplication(rootView: page)
    let element = try app.element(labeled: "Mail")
    #expect(element.summary == "element \"Mail\" [Archive, Delete]")
    #expect(app.perform("Archive", on: element))
    #expect(!app.perform("Delete", on: element))
    #expect(!app.perform("Print", on: element))
    #expect(lines == ["Archive"])
    #expect(target.names == ["Delete"])
  }

  @Test func `an action does not hold its target`() {
    weak var gone: ActionTarget?
    let action: UIAccessibilityCustomAction
    do {
      let target = ActionTarget()
      gone = target
      action = UIAccessibilityCustomAction(name: "Delete", target: target, selector: "delete:")
    }
    #expect(gone == nil)
    #expect(action.target == nil)
    #expect(action.name == "Delete")
  }

  @Test func `leaving and the most important thing are asked along the responder chain`() {
    let controller = EscapingController()
    let app = TestApplication(rootViewController: controller)
    #expect(app.performEscape())
    #expect(app.performMagicTap())
    controller.answers = false
    #expect(!app.performEscape())
    #expect(!app.performMagicTap())
    #expect(controller.lines == ["escape", "magic", "escape", "magic"])
  }
}

private final class Slider: UIView {
  var lines: [String] = []
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Volume"
    accessibilityTraits = .adjustable
  }
  required init?(coder: NSCoder) { fatalError("not archived") }
  override func accessibilityActivate() -> Bool {
    lines.append("activate")
    return true
  }
  override func accessibilityIncrement() { lines.append("more") }
  override func accessibilityDecrement() { lines.append("less") }
}

@MainActor
private final class ActionTarget: NSObject {
  var names: [String] = []
  override init() {
    super.init()
    _SelectorRuntime.register("delete:", ActionTarget.delete(_:))
  }
  func delete(_ action: UIAccessibilityCustomAction) -> Bool {
    names.append(action.name)
    return false
  }
}

private final class EscapingController: UIViewController {
  var lines: [String] = []
  var answers = true
  override func accessibilityPerformEscape() -> Bool {
    lines.append("escape")
    return answers
  }
  override func accessibilityPerformMagicTap() -> Bool {
    lines.append("magic")
    return answers
  }
}
