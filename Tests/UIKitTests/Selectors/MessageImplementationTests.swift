import Testing

@testable import UIKit

@MainActor
private final class Listener: NSObject {
  var lines: [String] = []

  func nothing() { lines.append("nothing") }
  func exact(_ sender: UIButton) { lines.append("button \(sender.tag)") }
  func general(_ sender: UIView) -> Int {
    lines.append("view \(sender.tag)")
    return 1
  }
  func anything(_ sender: Any) { lines.append("any \((sender as? UIButton)?.tag ?? -1)") }
  func maybe(_ sender: UIButton?) { lines.append("maybe \(sender?.tag ?? -1)") }
  func other(_ sender: UIImageView) { lines.append("image view") }
  func both(_ sender: UIButton, _ event: UIEvent?) { lines.append("both \(sender.tag) \(event == nil)") }
}

@MainActor
@Suite struct MessageImplementationTests {
  private let listener = Listener()
  private let button = UIButton()

  init() {
    button.tag = 5
    _SelectorRuntime.register("nothing", Listener.nothing)
    _SelectorRuntime.register("exact:", Listener.exact(_:))
    _SelectorRuntime.register("general:", Listener.general(_:))
    _SelectorRuntime.register("anything:", Listener.anything(_:))
    _SelectorRuntime.register("maybe:", Listener.maybe(_:))
    _SelectorRuntime.register("other:", Listener.other(_:))
    _SelectorRuntime.register("both::", Listener.both(_:_:))
  }

  @Test func `an action reaches its method whatever the method's parameter is declared as`() {
    for name in ["nothing", "exact:", "general:", "anything:", "maybe:", "both::"] {
      button.addTarget(listener, action: Selector(name), for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    #expect(listener.lines == ["nothing", "button 5", "view 5", "any 5", "maybe 5", "both 5 true"])
  }

  @Test func `a sender of another class raises, and nothing is called`() {
    button.addTarget(listener, action: "other:", for: .touchUpInside)
    let raised = exceptions { button.sendActions(for: .touchUpInside) }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    #expect(raised.first?.reason.contains("the method takes UIImageView") == true)
    #expect(listener.lines.isEmpty)
  }

  @Test func `an action without a sender reaches what can do without one`() {
    for name in ["nothing", "maybe:"] {
      UIApplication.shared.sendAction(Selector(name), to: listener, from: nil, for: nil)
    }
    #expect(listener.lines == ["nothing", "maybe -1"])
    let raised = exceptions {
      _ = UIApplication.shared.sendAction("exact:", to: listener, from: nil, for: nil)
    }
    #expect(raised.count == 1)
  }

  @Test func `a sender that is no object is passed as it is`() {
    UIApplication.shared.sendAction("anything:", to: listener, from: 3, for: nil)
    #expect(listener.lines == ["any -1"])
  }
}
