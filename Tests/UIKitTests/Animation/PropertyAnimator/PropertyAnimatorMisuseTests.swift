import Testing

@testable import UIKit

@MainActor
@Suite final class PropertyAnimatorMisuseTests {
  private lazy var stage = Stage()
  private lazy var view = {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(view)
    stage.frame()
    return view
  }()

  private func mover() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 150 }
  }

  @Test func `to release a paused or stopped animator raises, and frees its views`() {
    let view = view
    for makeReady in [
      { $0.pauseAnimation() },
      {
        $0.startAnimation(); $0.stopAnimation(false)
      },
    ]
      as [(UIViewPropertyAnimator) -> Void]
    {
      var animator: UIViewPropertyAnimator? = mover()
      animator?.isUserInteractionEnabled = false
      makeReady(animator!)
      #expect(view.interactionBlockCount == 1)
      let raised = exceptions { animator = nil }
      #expect(
        raised.map(\.reason) == [
          "It is an error to release a paused or stopped property animator. Property animators must either finish "
            + "animating or be explicitly stopped and finished before they can be released."
        ])
      #expect(view.interactionBlockCount == 0 && view.layer.animationKeys() == nil)
    }
    var running: UIViewPropertyAnimator? = mover()
    running?.startAnimation()
    #expect(exceptions { running = nil }.isEmpty)
    stage.advance(by: 1)
    var fresh: UIViewPropertyAnimator? = mover()
    #expect(fresh != nil)
    #expect(exceptions { fresh = nil }.isEmpty)
  }

  @Test func `only a stopped animator can be finished`() {
    let animator = mover()
    #expect(exceptions { animator.finishAnimation(at: .end) }.count == 1)
    animator.startAnimation()
    let raised = exceptions { animator.finishAnimation(at: .end) }
    #expect(raised.map(\.reason) == ["finishAnimationAtPosition: should only be called on a stopped animator!"])
    #expect(animator.isRunning)
    animator.stopAnimation(true)
  }

  @Test func `a stopped animator can be neither started nor paused nor stopped, nor does it take changes`() {
    let view = view
    let animator = mover()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.stopAnimation(false)
    let wrong: [() -> Void] = [
      { animator.startAnimation() }, { animator.startAnimation(afterDelay: 1) }, { animator.pauseAnimation() },
      { animator.stopAnimation(false) }, { animator.addAnimations { view.alpha = 0 } },
      { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) },
    ]
    for (index, act) in wrong.enumerated() {
      #expect(exceptions(act).map(\.name) == ["NSInternalInconsistencyException"], "\(index)")
    }
    #expect(animator.state == .stopped && view.alpha == 1)
    animator.fractionComplete = 0.2
    animator.isReversed = true
    #expect(animator.state == .stopped && !animator.isReversed)
    animator.finishAnimation(at: .current)
    #expect(view.center.x == 100)
  }

  @Test func `to stop an inactive animator does nothing`() {
    let animator = mover()
    #expect(exceptions { animator.stopAnimation(true) }.isEmpty)
    #expect(exceptions { animator.stopAnimation(false) }.isEmpty)
    #expect(animator.state == .inactive)
  }

  @Test func `an animator that is not interruptible runs to its end`() {
    let animator = mover()
    animator.isInterruptible = false
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(exceptions { animator.pauseAnimation() }.count == 1)
    #expect(exceptions { animator.stopAnimation(true) }.count == 1)
    #expect(exceptions { animator.isReversed = true }.count == 1)
    #expect(exceptions { animator.continueAnimation(withTimingParameters: nil, durationFactor: 1) }.count == 1)
    #expect(exceptions { animator.fractionComplete = 0.9 }.count == 1)
    #expect(animator.isRunning && !animator.isReversed)
    stage.advance(by: 0.75)
    #expect(animator.state == .inactive && view.center.x == 150)
  }

  @Test func `interaction and interruption are settled before the start`() {
    let animator = mover()
    animator.startAnimation()
    let raised = exceptions {
      animator.isInterruptible = false
      animator.isUserInteractionEnabled = false
    }
    #expect(raised.map(\.name) == ["NSGenericException", "NSGenericException"])
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    animator.stopAnimation(true)
  }

  @Test func `a running animator is not continued`() {
    let animator = mover()
    animator.startAnimation()
    #expect(exceptions { animator.continueAnimation(withTimingParameters: nil, durationFactor: 1) }.count == 1)
    animator.stopAnimation(true)
  }
}
