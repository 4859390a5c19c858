import Testing

@testable import UIKit

@MainActor
@Suite struct UIGestureRecognizerTests {
  // MARK: Targets and touches of the view

  @Test func `a tap tells its target and takes the touch from the view`() {
    let scene = GestureStage()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    var linesAtAction: [String] = []
    scene.recorder.onGesture = { [inner = scene.inner] _ in linesAtAction = inner.lines }
    scene.began(150, 150)
    #expect(scene.inner.take() == ["began 150,150"])
    #expect(tap.numberOfTouches == 1)
    scene.ended(151, 150)
    #expect(scene.recorder.take() == ["tap ended"])
    #expect(linesAtAction.isEmpty)
    #expect(scene.inner.take() == ["cancelled 151,150"])
    #expect(tap.state == .possible)
    #expect(tap.numberOfTouches == 0)
    #expect(tap.location(in: scene.inner) == CGPoint(x: 51, y: 50))
  }

  @Test func `a recognizer that leaves touches alone does not disturb the view`() {
    let scene = GestureStage()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    tap.cancelsTouchesInView = false
    scene.tap(150, 150)
    #expect(scene.recorder.take() == ["tap ended"])
    #expect(scene.inner.take() == ["began 150,150", "ended 150,150"])
  }

  @Test func `targets are not held and each pair is told once`() {
    let scene = GestureStage()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    tap.addTarget(scene.recorder, action: "gesture:")
    tap.addTarget(scene.recorder, action: "act")
    var other: ActionRecorder? = ActionRecorder()
    weak let weakOther = other
    tap.addTarget(other!, action: "act")
    other = nil
    #expect(weakOther == nil)
    scene.tap(150, 150)
    #expect(scene.recorder.take() == ["tap ended", "act"])
    tap.removeTarget(scene.recorder, action: "gesture:")
    scene.stage.advance(by: 1)
    scene.tap(150, 150)
    #expect(scene.recorder.take() == ["act"])
    tap.removeTarget(nil, action: nil)
    scene.stage.advance(by: 1)
    scene.tap(150, 150)
    #expect(scene.recorder.take() == [])
  }

  @Test func `touches may wait until the recognizer has failed, and then come where they began`() {
    let scene = GestureStage()
    let pan = scene.add(UISwipeGestureRecognizer(), "swipe")
    pan.delaysTouchesBegan = true
    scene.began(150, 150)
    scene.moved(154, 150)
    #expect(scene.inner.take() == [])
    scene.stage.advance(by: 0.5)
    #expect(scene.inner.take() == ["began 150,150", "moved 154,150"])
    scene.ended(154, 150)
    #expect(scene.inner.take() == ["ended 154,150"])
    scene.began(150, 150)
    scene.moved(200, 150)
    scene.ended(200, 150)
    #expect(scene.recorder.take() == ["swipe ended"])
    #expect(scene.inner.take() == [])
  }

  @Test func `the end of a touch waits for a recognizer that may still want it`() {
    let scene = GestureStage()
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    scene.tap(150, 150)
    #expect(scene.inner.take() == ["began 150,150"])
    scene.stage.advance(by: 0.34)
    #expect(scene.inner.take() == [])
    scene.stage.advance(by: 0.02)
    #expect(scene.inner.take() == ["ended 150,150"])
    double.delaysTouchesEnded = false
    scene.tap(150, 150)
    #expect(scene.inner.take() == ["began 150,150", "ended 150,150"])
  }

  // MARK: Beside others

  @Test func `of two recognizers the deeper one rules the other out`() {
    let scene = GestureStage()
    let inner = scene.add(UIPanGestureRecognizer(), "inner")
    let outer = scene.add(UIPanGestureRecognizer(), "outer", to: scene.outer)
    scene.began(150, 150)
    scene.moved(150, 170)
    #expect(scene.recorder.take() == ["inner began"])
    #expect(inner.state == .began)
    #expect(outer.state == .failed)
    scene.moved(150, 190)
    scene.ended(150, 190)
    #expect(scene.recorder.take() == ["inner changed", "inner ended"])
    #expect(outer.state == .possible)
  }

  @Test func `a delegate lets two be recognised at once`() {
    let scene = GestureStage()
    scene.add(UIPanGestureRecognizer(), "inner")
    let outer = scene.add(UIPanGestureRecognizer(), "outer", to: scene.outer)
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    outer.delegate = delegate
    scene.began(150, 150)
    scene.moved(150, 170)
    scene.ended(150, 170)
    #expect(scene.recorder.take() == ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test func `recognizers of different fingers do not disturb each other`() {
    let scene = GestureStage()
    let other = TouchLogView(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
    scene.outer.addSubview(other)
    scene.add(UIPanGestureRecognizer(), "one")
    scene.add(UIPanGestureRecognizer(), "two", to: other)
    scene.began(150, 150, finger: 1)
    scene.began(150, 650, finger: 2)
    scene.moved(150, 170, finger: 1)
    scene.moved(150, 670, finger: 2)
    #expect(scene.recorder.take() == ["one began", "two began"])
    scene.ended(150, 170, finger: 1)
    scene.ended(150, 670, finger: 2)
    #expect(scene.recorder.take() == ["one ended", "two ended"])
  }

  @Test func `a single tap that requires a double tap to fail waits for it`() {
    let scene = GestureStage()
    let single = scene.add(UITapGestureRecognizer(), "single")
    let double = scene.add(UITapGestureRecognizer(), "double", to: scene.outer)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.tap(150, 150)
    #expect(scene.recorder.take() == [])
    #expect(single.state == .possible)
    scene.stage.advance(by: 0.36)
    #expect(scene.recorder.take() == ["single ended"])
    scene.stage.advance(by: 1)
    scene.tap(150, 150)
    scene.stage.advance(by: 0.1)
    scene.tap(150, 150)
    #expect(scene.recorder.take() == ["double ended"])
    scene.stage.advance(by: 1)
    #expect(scene.recorder.take() == [])
    #expect(single.state == .possible)
    #expect(double.state == .possible)
  }

  @Test func `without that both taps are recognised`() {
    let scene = GestureStage()
    scene.add(UITapGestureRecognizer(), "single")
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    scene.tap(150, 150)
    #expect(scene.recorder.take() == ["single ended"])
    scene.stage.advance(by: 0.1)
    scene.tap(150, 150)
    #expect(scene.recorder.take() == ["double ended"])
  }

  @Test func `a continuous gesture that had to wait begins when the other one fails`() {
    let scene = GestureStage()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    let swipe = scene.add(UISwipeGestureRecognizer(), "swipe")
    let delegate = GestureDelegate()
    delegate.requires = { $0 === swipe }
    pan.delegate = delegate
    scene.began(150, 150)
    scene.moved(150, 170)
    #expect(pan.state == .possible)
    #expect(scene.recorder.take() == [])
    scene.moved(150, 220)
    #expect(scene.recorder.take() == ["pan began"])
    scene.ended(150, 220)
    #expect(scene.recorder.take() == ["pan ended"])
    // A stroke to the right in one go: the swipe wins.
    scene.began(150, 150)
    scene.moved(170, 150)
    scene.moved(210, 150)
    scene.ended(210, 150)
    #expect(scene.recorder.take() == ["swipe ended"])
    // Lifted while both are undecided: it begins and ends at once.
    scene.began(150, 150)
    scene.moved(150, 170)
    scene.ended(150, 170)
    #expect(scene.recorder.take() == ["pan began", "pan ended"])
  }

  @Test func `the other delegate's word makes it wait too`() {
    let scene = GestureStage()
    let single = scene.add(UITapGestureRecognizer(), "single")
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    let delegate = GestureDelegate()
    delegate.isRequiredBy = { $0 === single }
    double.delegate = delegate
    scene.tap(150, 150)
    #expect(scene.recorder.take() == [])
    scene.stage.advance(by: 0.4)
    #expect(scene.recorder.take() == ["single ended"])
  }

  @Test func `two that wait for each other do not wait for ever`() {
    let scene = GestureStage()
    let one = scene.add(UITapGestureRecognizer(), "one")
    let two = scene.add(UITapGestureRecognizer(), "two")
    one.require(toFail: two)
    two.require(toFail: one)
    scene.tap(150, 150)
    #expect(scene.recorder.take().count == 1)
    #expect(one.state == .possible)
    #expect(two.state == .possible)
  }

  // MARK: What it may not

  @Test func `a recognizer that may not begin fails`() {
    let scene = GestureStage()
    let pan = scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    let delegate = GestureDelegate()
    delegate.begins = false
    pan.delegate = delegate
    scene.began(150, 150)
    scene.moved(150, 170)
    #expect(pan.state == .failed)
    scene.ended(150, 170)
    #expect(scene.inner.take() == ["began 150,150", "moved 150,170", "ended 150,170"])
    delegate.begins = true
    scene.inner.mayBegin = false
    scene.began(150, 150)
    scene.moved(150, 170)
    #expect(pan.state == .failed)
    scene.ended(150, 170)
    #expect(scene.recorder.take() == [])
    // Beside the view that forbids it.
    scene.began(50, 150)
    scene.moved(50, 170)
    scene.ended(50, 170)
    #expect(scene.recorder.take() == ["pan began", "pan ended"])
  }

  @Test func `a delegate keeps touches and events from it`() {
    let scene = GestureStage()
    let tap = scene.add(UITapGestureRecognizer(), "tap", to: scene.outer)
    let delegate = GestureDelegate()
    tap.delegate = delegate
    delegate.receives = { $0.view === scene.outer }
    scene.tap(150, 150)
    #expect(scene.recorder.take() == [])
    scene.tap(50, 50)
    #expect(scene.recorder.take() == ["tap ended"])
    delegate.receivesEvent = false
    scene.tap(50, 50)
    tap.delegate = nil
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    scene.tap(50, 50)
    #expect(scene.recorder.take() == [])
  }

  @Test func `turning it off cancels the gesture and forgets the fingers`() {
    let scene = GestureStage()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    scene.began(150, 150)
    scene.moved(150, 170)
    pan.isEnabled = false
    #expect(scene.recorder.take() == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
    pan.isEnabled = true
    scene.moved(150, 220)
    scene.ended(150, 220)
    #expect(scene.recorder.take() == [])
    scene.began(150, 150)
    scene.moved(150, 170)
    scene.inner.removeGestureRecognizer(pan)
    #expect(pan.view == nil)
    scene.ended(150, 170)
    #expect(scene.recorder.take() == ["pan began", "pan cancelled"])
    #expect(scene.inner.gestureRecognizers == nil)
  }

  @Test func `an action that takes the view away leaves nothing behind`() {
    let scene = GestureStage()
    let long = scene.add(UILongPressGestureRecognizer(), "long")
    let pan = scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    pan.cancelsTouchesInView = false
    scene.recorder.onGesture = { [inner = scene.inner] _ in inner.removeFromSuperview() }
    scene.began(150, 150)
    scene.moved(150, 170)
    #expect(scene.recorder.take() == ["pan began", "pan cancelled"])
    #expect(scene.inner.take() == ["began 150,150", "cancelled 150,170"])
    scene.ended(150, 170)
    #expect(scene.inner.take() == [])
    #expect(long.state == .possible)
    #expect(pan.state == .possible)
    #expect(GestureArbiter.shared.active.isEmpty)
  }

  @Test func `a recognizer belongs to one view and is gone with it`() {
    let scene = GestureStage()
    var tap: UITapGestureRecognizer? = UITapGestureRecognizer()
    weak let weakTap = tap
    scene.inner.addGestureRecognizer(tap!)
    scene.outer.addGestureRecognizer(tap!)
    #expect(scene.inner.gestureRecognizers == nil)
    #expect(scene.outer.gestureRecognizers == [tap!])
    scene.tap(150, 150)
    tap = nil
    scene.outer.gestureRecognizers = nil
    #expect(weakTap == nil)
  }

  // MARK: Subclasses

  private final class Probe: UIGestureRecognizer {
    var lines: [String] = []
    var prevents = true
    var isPreventable = true
    var stateAtEnd: State = .ended
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { lines.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      lines.append("moved")
      state = state == .possible ? .began : .changed
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      lines.append("ended")
      state = stateAtEnd
    }
    override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool { isPreventable }
    override func reset() { lines.append("reset") }
  }

  @Test func `a subclass gets the touches, sets the state and is reset`() {
    let scene = GestureStage()
    let probe = scene.add(Probe(), "probe")
    scene.began(150, 150)
    scene.moved(151, 150)
    scene.moved(152, 150)
    scene.ended(152, 150)
    #expect(probe.lines == ["began", "moved", "moved", "ended", "reset"])
    #expect(scene.recorder.take() == ["probe began", "probe changed", "probe ended"])
    probe.lines = []
    probe.stateAtEnd = .failed
    scene.began(150, 150)
    scene.moved(151, 150)
    scene.ended(151, 150)
    // Failing under way is being cancelled.
    #expect(scene.recorder.take() == ["probe began", "probe cancelled"])
  }

  @Test func `a subclass decides whom it rules out and who rules it out`() {
    let scene = GestureStage()
    let probe = scene.add(Probe(), "probe")
    let pan = scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    probe.prevents = false
    scene.began(150, 150)
    scene.moved(150, 170)
    // The pan rules nobody out who is under way.
    #expect(scene.recorder.take() == ["probe began", "pan began"])
    scene.ended(150, 170)
    scene.recorder.lines = []
    probe.prevents = true
    scene.began(150, 150)
    scene.moved(150, 170)
    #expect(scene.recorder.take() == ["probe began"])
    #expect(pan.state == .failed)
    scene.ended(150, 170)
  }

  @Test func `a touch that is ignored goes on without the recognizer`() {
    final class Ignoring: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
      }
    }
    let scene = GestureStage()
    let ignoring = scene.add(Ignoring(), "ignoring")
    scene.began(150, 150)
    #expect(ignoring.numberOfTouches == 0)
    scene.ended(150, 150)
    #expect(scene.inner.take() == ["began 150,150", "ended 150,150"])
    #expect(ignoring.state == .possible)
    scene.stage.advance(by: 1)
    #expect(GestureArbiter.shared.active.isEmpty)
  }

  @Test func `a recognizer that never decides holds touches up for a moment only`() {
    let scene = GestureStage()
    scene.add(UIGestureRecognizer(), "idle")
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    let delegate = GestureDelegate()
    delegate.requires = { $0.name == "idle" }
    tap.delegate = delegate
    scene.tap(150, 150)
    #expect(scene.recorder.take() == [])
    scene.stage.advance(by: 0.4)
    #expect(scene.recorder.take() == ["tap ended"])
    tap.isEnabled = false
    scene.inner.lines = []
    scene.tap(150, 150)
    #expect(scene.inner.take() == ["began 150,150"])
    scene.stage.advance(by: 0.4)
    #expect(scene.inner.take() == ["ended 150,150"])
    #expect(GestureArbiter.shared.active.isEmpty)
  }
}
