import Testing

@testable import UIKit

/// A target that writes down the actions it is sent.
@MainActor
final class ActionRecorder: NSObject {
  var lines: [String] = []
  /// Called at each action of a recognizer.
  var onGesture: ((UIGestureRecognizer) -> Void)?

  override init() {
    super.init()
    _SelectorRuntime.register("gesture:", ActionRecorder.gesture(_:))
    _SelectorRuntime.register("act", ActionRecorder.actAlone)
    _SelectorRuntime.register("act:", ActionRecorder.act(_:))
    _SelectorRuntime.register("act:event:", ActionRecorder.act(_:event:))
  }

  func gesture(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
    onGesture?(recognizer)
  }

  func actAlone() { lines.append("act") }
  func act(_ sender: UIControl) { lines.append("act from \(type(of: sender))") }
  func act(_ sender: UIControl, event: UIEvent?) { lines.append("act with \(event == nil ? "no event" : "event")") }

  /// What came since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that writes down its touches.
@MainActor
final class TouchLogView: UIView {
  var lines: [String] = []
  var mayBegin = true

  private func note(_ name: String, _ touches: Set<UITouch>) {
    let points = touches.map { $0.location(in: nil) }.sorted { $0.x < $1.x }
    lines.append("\(name) \(points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A stage with a view that has a view in it, and hands to touch them.
@MainActor
final class GestureStage {
  let stage: Stage
  let recorder = ActionRecorder()
  let outer = TouchLogView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let inner = TouchLogView(frame: CGRect(x: 100, y: 100, width: 200, height: 400))

  init(device: String = "390x844@3") {
    stage = Stage(device: device)
    stage.root.addSubview(outer)
    outer.addSubview(inner)
  }

  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(recorder, action: "gesture:")
    (view ?? inner).addGestureRecognizer(recognizer)
    return recognizer
  }

  func began(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { touch(finger, .began, x, y) }
  func moved(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { touch(finger, .moved, x, y) }
  func ended(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { touch(finger, .ended, x, y) }
  func cancelled(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { touch(finger, .cancelled, x, y) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    began(x, y)
    ended(x, y)
  }

  private func touch(_ finger: Int, _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.scene.touch(id: finger, phase: phase, at: CGPoint(x: x, y: y))
  }
}

/// A delegate that answers as it is told.
@MainActor
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives: (UITouch) -> Bool = { _ in true }
  var receivesEvent = true
  var isSimultaneous = false
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequiredBy: (UIGestureRecognizer) -> Bool = { _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { requires(other) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { isRequiredBy(other) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives(touch)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    receivesEvent
  }
}
