import Testing

@testable import UIKit

private final class TestControl: UIControl {
  var follows = true
  var goesOn = true
  var lines: [String] = []
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lines.append("begin")
    return follows
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lines.append("continue")
    return goesOn
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { lines.append("end") }
  override func cancelTracking(with event: UIEvent?) { lines.append("cancel") }
}

@MainActor
@Suite struct UIControlTests {
  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
    (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
  ]

  /// A stage with a control that notes its events in the recorder.
  private func makeScene() -> (GestureStage, TestControl) {
    let scene = GestureStage()
    let control = TestControl(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
    scene.outer.addSubview(control)
    for (event, name) in Self.names {
      control.addAction(UIAction { [recorder = scene.recorder] _ in recorder.lines.append(name) }, for: event)
    }
    return (scene, control)
  }

  @Test func `a finger in a control makes events`() {
    let (scene, control) = makeScene()
    scene.began(150, 220)
    #expect(scene.recorder.take() == ["down"])
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(control.state == .highlighted)
    scene.moved(160, 220)
    #expect(scene.recorder.take() == ["inside"])
    scene.ended(160, 220)
    #expect(scene.recorder.take() == ["up inside"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    #expect(control.lines == ["begin", "continue", "end"])
    scene.began(160, 220)
    #expect(scene.recorder.take() == ["down", "repeat"])
    scene.cancelled(160, 220)
    #expect(scene.recorder.take() == ["cancel"])
    #expect(control.lines.last == "cancel")
  }

  @Test func `a finger may leave by seventy points`() {
    let (scene, control) = makeScene()
    scene.began(150, 220)
    scene.moved(150, 319)
    #expect(scene.recorder.take() == ["down", "inside"])
    scene.moved(150, 321)
    #expect(scene.recorder.take() == ["exit", "outside"])
    #expect(!control.isHighlighted && control.isTracking)
    scene.moved(150, 330)
    #expect(scene.recorder.take() == ["outside"])
    scene.moved(150, 300)
    #expect(scene.recorder.take() == ["enter", "inside"])
    #expect(control.isHighlighted)
    scene.moved(150, 330)
    scene.ended(150, 330)
    #expect(scene.recorder.take() == ["exit", "outside", "up outside"])
  }

  @Test func `a control that does not follow makes no events`() {
    let (scene, control) = makeScene()
    control.follows = false
    scene.tap(150, 220)
    #expect(scene.recorder.take() == [])
    #expect(!control.isHighlighted)
    control.follows = true
    control.goesOn = false
    scene.stage.advance(by: 1)
    scene.began(150, 220)
    scene.moved(155, 220)
    scene.ended(155, 220)
    #expect(scene.recorder.take() == ["down"])
    #expect(!control.isTracking)
  }

  @Test func `a control that is off swallows touches, and turned off it cancels its own`() {
    let (scene, control) = makeScene()
    control.isEnabled = false
    scene.tap(150, 220)
    #expect(scene.recorder.take() == [])
    #expect(scene.outer.take() == [])
    #expect(control.state == .disabled)
    control.isEnabled = true
    scene.stage.advance(by: 1)
    scene.began(150, 220)
    control.isEnabled = false
    #expect(scene.recorder.take() == ["down", "cancel"])
    scene.ended(150, 220)
    #expect(scene.recorder.take() == [])
  }

  @Test func `a recognizer cancels the tracking`() {
    let (scene, control) = makeScene()
    scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    scene.began(150, 220)
    scene.moved(150, 240)
    #expect(scene.recorder.take() == ["down", "pan began", "cancel"])
    #expect(!control.isTracking)
    scene.ended(150, 240)
    #expect(scene.recorder.take() == ["pan ended"])
  }

  @Test func `targets get what their methods take`() {
    let scene = GestureStage()
    let control = TestControl()
    control.addTarget(scene.recorder, action: "act", for: .valueChanged)
    control.addTarget(scene.recorder, action: "act:", for: .valueChanged)
    control.addTarget(scene.recorder, action: "act:event:", for: [.valueChanged, .editingChanged])
    control.addTarget(scene.recorder, action: "act", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(scene.recorder.take() == ["act", "act from TestControl", "act with no event"])
    control.sendActions(for: .editingChanged)
    #expect(scene.recorder.take() == ["act with no event"])
    #expect(control.actions(forTarget: scene.recorder, forControlEvent: .editingChanged) == ["act:event:"])
    #expect(control.actions(forTarget: scene.recorder, forControlEvent: .touchDown) == nil)
    #expect(control.allTargets == [scene.recorder])
    #expect(control.allControlEvents == [.valueChanged, .editingChanged])
    control.removeTarget(scene.recorder, action: "act:event:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(scene.recorder.take() == ["act", "act from TestControl"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: [.valueChanged, .editingChanged])
    #expect(scene.recorder.take() == [])
    #expect(control.allControlEvents == [])
  }

  @Test func `a target that is gone is told nothing`() {
    let control = TestControl()
    var recorder: ActionRecorder? = ActionRecorder()
    weak let weakRecorder = recorder
    control.addTarget(recorder!, action: "act", for: .valueChanged)
    recorder = nil
    #expect(weakRecorder == nil)
    control.sendActions(for: .valueChanged)
    #expect(control.allTargets.isEmpty)
    #expect(control.allControlEvents == [])
  }

  @Test func `an action of the same identifier takes the other's place`() {
    let control = TestControl()
    var lines: [String] = []
    let first = UIAction(identifier: .init("one")) { _ in lines.append("first") }
    control.addAction(first, for: [.valueChanged, .touchDown])
    control.addAction(
      UIAction(identifier: .init("one")) { action in lines.append("second of \(action.sender is TestControl)") },
      for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(lines == ["second of true", "first"])
    control.removeAction(identifiedBy: .init("one"), for: .allEvents)
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(lines.count == 2)
    var count = 0
    control.addAction(first, for: .touchUpInside)
    control.addTarget(nil, action: "act", for: .touchUpInside)
    control.enumerateEventHandlers { action, targetAction, events, stop in
      count += 1
      #expect((action === first) == (targetAction == nil))
      #expect(events == .touchUpInside)
      stop = true
    }
    #expect(count == 1)
    #expect(first.sender == nil)
  }

  @Test func `without a target the responder chain is searched`() {
    final class Controller: UIViewController {
      var senders: [Any?] = []
      func save(_ sender: Any?) { senders.append(sender) }
    }
    _SelectorRuntime.register("save:", Controller.save(_:))
    let controller = Controller()
    let stage = Stage(controller: controller)
    let control = TestControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.root.addSubview(control)
    control.addTarget(nil, action: "save:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(controller.senders.first as? TestControl === control)
    #expect(control.target(forAction: "save:", withSender: nil) as? Controller === controller)
    #expect(!UIApplication.shared.sendAction("unknown:", to: nil, from: control, for: nil))
    let raised = exceptions { UIApplication.shared.sendAction("unknown:", to: controller, from: nil, for: nil) }
    #expect(raised.count == 1)
  }

  @Test func `leading and trailing follow the language`() {
    let control = TestControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }

  @Test func `a subclass may watch who is added, and which action is sent`() {
    let control = WatchingControl()
    let recorder = ActionRecorder()
    control.addTarget(recorder, action: "act", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.removeTarget(recorder, action: nil, for: .valueChanged)
    #expect(control.lines == ["add act", "send act", "remove"])
    #expect(recorder.take() == ["act"])
    #expect(control.allTargets.isEmpty)
  }
}

private final class WatchingControl: UIControl {
  var lines: [String] = []
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    lines.append("add \(action)")
    super.addTarget(target, action: action, for: controlEvents)
  }
  override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    lines.append("remove")
    super.removeTarget(target, action: action, for: controlEvents)
  }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    lines.append("send \(action)")
    super.sendAction(action, to: target, for: event)
  }
}
