import Testing
import UIKit
import UIKitTesting

/// A view with every kind of recognizer's targets, that notes what it is told.
@MainActor
private final class GestureLog: NSObject {
  var lines: [String] = []
  let view = UIView()
  var amount: CGFloat = 0

  override init() {
    super.init()
    // Without Objective-C a class makes its methods known at run time.
    _SelectorRuntime.register("note:", GestureLog.note(_:))
  }

  func add(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.name = name
    recognizer.addTarget(self, action: "note:")
    view.addGestureRecognizer(recognizer)
  }

  func note(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "") \(recognizer.state)")
    if let pinch = recognizer as? UIPinchGestureRecognizer { amount = pinch.scale }
    if let turn = recognizer as? UIRotationGestureRecognizer { amount = turn.rotation }
  }
}

@MainActor
@Suite struct TestApplicationGesturesTests {
  @Test func `a long press is long enough`() throws {
    let log = GestureLog()
    log.add(UILongPressGestureRecognizer(), "press")
    let app = TestApplication(rootView: log.view)
    try app.longPress(log.view)
    #expect(log.lines == ["press began", "press ended"])
  }

  @Test func `a double tap is quick enough`() {
    let log = GestureLog()
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    log.add(tap, "double")
    let app = TestApplication(rootView: log.view)
    app.multiTap(at: CGPoint(x: 100, y: 100))
    #expect(log.lines == ["double ended"])
  }

  @Test func `a swipe has its fingers side by side`() throws {
    let log = GestureLog()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .up
    swipe.numberOfTouchesRequired = 3
    log.add(swipe, "swipe")
    let app = TestApplication(rootView: log.view)
    try app.swipe(log.view, by: CGVector(dx: 0, dy: -150), fingers: 3)
    #expect(log.lines == ["swipe ended"])
    try app.swipe(log.view, by: CGVector(dx: 0, dy: -150))
    #expect(log.lines.count == 1)
  }

  @Test func `a pinch comes to its scale and a rotation to its angle`() throws {
    let log = GestureLog()
    log.add(UIPinchGestureRecognizer(), "pinch")
    let app = TestApplication(rootView: log.view)
    try app.pinch(log.view, scale: 2.5)
    #expect(abs(log.amount - 2.5) < 1e-9)
    #expect(log.lines.first == "pinch began" && log.lines.last == "pinch ended")
    log.view.gestureRecognizers = nil
    log.add(UIRotationGestureRecognizer(), "turn")
    try app.rotate(log.view, by: -.pi / 2)
    #expect(abs(log.amount + .pi / 2) < 1e-9)
    #expect(log.lines.last == "turn ended")
  }
}
