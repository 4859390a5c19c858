import AnimationReference
import Testing

@testable import UIKit

/// Several animations at once, blocks within blocks, and layout.
@MainActor
@Suite final class PropertyAnimatorCompositionTests {
  private lazy var stage = Stage()
  private lazy var view = {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(view)
    stage.frame()
    return view
  }()

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }
  private var shownAlpha: CGFloat { CGFloat(view.layer.presentation()?.opacity ?? .nan) }

  private func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) < tolerance }

  private func mover(to x: CGFloat, _ duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.center.x = x }
  }

  // MARK: When changes are added

  @Test func `changes with a delay factor take what is left of the duration`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { view.alpha = 0 }
    animator.addAnimations({ view.center.x = 150 }, delayFactor: 0.25)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(isNear(shownX, 50))
    stage.advance(by: 0.75)
    #expect(isNear(shownX, 50 + 100 * eased(0.5)))
    animator.pauseAnimation()
    let (x, alpha) = (shownX, shownAlpha)
    #expect(isNear(x, 50 + 100 * eased(0.5)))
    animator.fractionComplete += 0.001
    #expect(isNear(shownX, x, 0.5) && isNear(shownAlpha, alpha, 0.01))
    animator.fractionComplete = 1
    #expect(isNear(shownX, 150) && isNear(shownAlpha, 0))
    animator.fractionComplete = 0
    #expect(isNear(shownX, 50) && isNear(shownAlpha, 1))
    animator.stopAnimation(true)
  }

  @Test func `changes to a running animator take the time that remains, as Apple's examples say`() {
    let view = view
    let half = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0 }
    half.startAnimation()
    stage.advance(by: 1)
    half.addAnimations { view.center.x = 150 }
    #expect(view.center.x == 150 && isNear(shownX, 50))
    stage.advance(by: 0.5)
    #expect(isNear(shownX, 100))
    stage.advance(by: 0.5)
    #expect(half.state == .inactive)

    view.alpha = 1
    view.center.x = 50
    let quarter = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0 }
    quarter.startAnimation()
    stage.advance(by: 0.5)
    // A quarter of the 1.5 s that remain passes first.
    quarter.addAnimations({ view.center.x = 150 }, delayFactor: 0.25)
    stage.advance(by: 0.375)
    #expect(isNear(shownX, 50))
    stage.advance(by: 0.5625)
    #expect(isNear(shownX, 100))
    quarter.stopAnimation(true)
  }

  @Test func `changes added after another pace began run along with it`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
    stage.advance(by: 0.5)
    animator.addAnimations { view.center.x = 150 }
    #expect(isNear(shownX, 50))
    stage.advance(by: 0.25)
    #expect(isNear(shownX, 100) && isNear(shownAlpha, 0.125, 1e-5))
    stage.advance(by: 0.3)
    #expect(animator.state == .inactive)
  }

  // MARK: Several at once

  @Test func `two animators of a position add up`() {
    let first = mover(to: 150)
    first.startAnimation()
    stage.advance(by: 0.5)
    let second = mover(to: 250)
    second.startAnimation()
    #expect(isNear(shownX, 100))
    stage.advance(by: 0.25)
    // 250 + (50 - 150)·0.25 + (150 - 250)·0.75
    #expect(isNear(shownX, 150))
    first.isReversed = true
    #expect(isNear(shownX, 150))
    stage.advance(by: 0.75)
    // The first has gone back: what it had added is gone from the model too.
    #expect(first.state == .inactive && view.center.x == 150 && isNear(shownX, 150))
    #expect(second.state == .inactive)
  }

  @Test func `the second animator of an opacity takes over from what is shown`() {
    let view = view
    let first = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    first.startAnimation()
    stage.advance(by: 0.5)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
    second.startAnimation()
    #expect(isNear(shownAlpha, 0.5, 1e-5))
    stage.frame()
    #expect(first.state == .inactive)
    stage.advance(by: 0.5)
    #expect(isNear(shownAlpha, 0.75, 1e-5))
    stage.advance(by: 0.5)
    #expect(second.state == .inactive && shownAlpha == 1)
  }

  @Test func `an animation block interrupts without a jump, and neither loses its end`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 150 }
    animator.startAnimation()
    stage.advance(by: 0.5)
    let step = 1e-4
    let before = (
      shownX,
      { () -> CGFloat in
        self.stage.advance(by: step)
        return self.shownX
      }()
    )
    var results: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 0 }, completion: { results.append($0) })
    let caught = shownX
    stage.advance(by: step)
    // The position goes on, and so does the speed: the new animation begins at a standstill.
    #expect(isNear(caught, before.1))
    #expect(abs((shownX - caught) - (before.1 - before.0)) < 1e-3)
    animator.isReversed = true
    stage.advance(by: 1.1)
    #expect(animator.state == .inactive && results == [true])
    // The animator's 100 points are given back; what the block asked for stays.
    #expect(view.center.x == -100 && shownX == -100)
  }

  @Test func `a value set by hand while an animator runs stays at its end`() {
    let view = view
    let animator = mover(to: 150)
    animator.addAnimations { view.alpha = 0 }
    animator.startAnimation()
    stage.advance(by: 0.5)
    view.center.x = 300
    view.alpha = 0.9
    #expect(isNear(shownX, 250))
    stage.advance(by: 0.5)
    #expect(shownX == 300 && isNear(shownAlpha, 0.9))
  }

  @Test func `one animator that changes a property twice goes back to the first value`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.center.x = 150
      view.center.x = 250
      view.alpha = 0.5
      view.alpha = 0
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(isNear(shownX, 150))
    animator.isReversed = true
    stage.advance(by: 0.6)
    #expect(view.center.x == 50 && view.alpha == 1)
  }

  // MARK: Blocks within blocks

  @Test func `keyframes within an animator are moved by hand with it`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }
    }
    animator.fractionComplete = 0.25
    #expect(isNear(shownX, 100) && shownAlpha == 1)
    animator.fractionComplete = 0.75
    #expect(isNear(shownX, 150) && isNear(shownAlpha, 0.5, 1e-5))
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(by: 1)
    #expect(isNear(shownX, 100))
    stage.advance(by: 0.5)
    #expect(view.center.x == 50 && view.alpha == 1)
  }

  @Test func `a block within an animator's is the animator's, and completes with it`() {
    let view = view
    var results: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animate(withDuration: 0.1, animations: { view.center.x = 150 }, completion: { results.append($0) })
      #expect(UIView.inheritedAnimationDuration == 2)
    }
    animator.startAnimation()
    stage.advance(by: 1)
    #expect(isNear(shownX, 100) && results.isEmpty)
    animator.stopAnimation(true)
    #expect(results == [false])
  }

  @Test func `a block within an animator's may have its own times and curve`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animate(
        withDuration: 1, delay: 0.5, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
      ) { view.center.x = 150 }
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(isNear(shownX, 50))
    stage.advance(by: 0.5)
    #expect(isNear(shownX, 50 + 100 * cubicReference(0.42, 0, 1, 1, at: 0.5)))
    stage.advance(by: 0.5)
    #expect(isNear(shownX, 150) && animator.isRunning)
    animator.stopAnimation(true)
  }

  @Test func `changes without animation in an animator's block are not its own`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.performWithoutAnimation { view.center.x = 150 }
      view.alpha = 0
    }
    animator.startAnimation()
    #expect(shownX == 150 && shownAlpha == 1)
    animator.isReversed = true
    stage.frame()
    #expect(view.center.x == 150 && view.alpha == 1)
  }

  // MARK: Layout

  @Test func `constraints that change are animated through the layout, nested views and labels too`() {
    let outer = UIView()
    let inner = UIView()
    let label = UILabel()
    label.text = "Text"
    for view in [outer, inner, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    stage.root.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(label)
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      outer.topAnchor.constraint(equalTo: stage.root.topAnchor),
      outer.heightAnchor.constraint(equalToConstant: 80), width,
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      label.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: inner.centerYAnchor),
    ])
    stage.root.layoutIfNeeded()
    let labelFrame = label.frame
    width.constant = 300
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [stage] in stage.root.layoutIfNeeded() }
    animator.startAnimation()
    #expect(outer.frame.width == 300 && inner.frame.width == 280)
    func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }
    for step in 1...9 {
      stage.advance(by: 0.1)
      let part = CGFloat(step) / 10
      #expect(isNear(shown(outer).width, 100 + 200 * part))
      #expect(isNear(shown(inner).width, 80 + 200 * part) && isNear(shown(inner).minX, 10))
      #expect(isNear(shown(label).minX, labelFrame.minX + 200 * part))
    }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(outer.frame.width == 100 && inner.frame.width == 80 && label.frame == labelFrame)
    // The constraints say what they said: the next layout follows them.
    width.constant = 100
    stage.frame()
    #expect(outer.frame.width == 100 && inner.frame.width == 80 && label.frame == labelFrame)
  }

  // MARK: Touches

  @Test func `touches find a view where an animator shows it`() {
    let view = view
    let animator = mover(to: 250)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(isNear(shownX, 150))
    #expect(stage.root.hitTest(CGPoint(x: 150, y: 50), with: nil) === view)
    #expect(stage.root.hitTest(CGPoint(x: 260, y: 50), with: nil) === stage.root)
    animator.stopAnimation(true)
    let manual = mover(to: 250)
    manual.isManualHitTestingEnabled = true
    manual.startAnimation()
    #expect(stage.root.hitTest(CGPoint(x: 260, y: 50), with: nil) === view)
    manual.stopAnimation(true)
    #expect(stage.root.hitTest(CGPoint(x: 150, y: 50), with: nil) === view)
  }

  @Test func `without interaction the views of an animator take no touches until it is over`() {
    let view = view
    let animator = mover(to: 60)
    animator.isUserInteractionEnabled = false
    animator.pauseAnimation()
    #expect(stage.root.hitTest(CGPoint(x: 60, y: 50), with: nil) === stage.root)
    animator.stopAnimation(false)
    #expect(stage.root.hitTest(CGPoint(x: 60, y: 50), with: nil) === stage.root)
    animator.finishAnimation(at: .end)
    #expect(stage.root.hitTest(CGPoint(x: 60, y: 50), with: nil) === view)
  }

  // MARK: Running at once

  @Test func `runningPropertyAnimator runs, of the class that is asked, with its options`() {
    final class Own: UIViewPropertyAnimator {
      var own = "kept"
    }
    let view = view
    var ends: [UIViewAnimatingPosition] = []
    let animator = Own.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveEaseIn, animations: { view.center.x = 150 },
      completion: { ends.append($0) })
    #expect(animator.own == "kept" && animator.isRunning && !animator.isUserInteractionEnabled)
    stage.advance(by: 1)
    #expect(isNear(shownX, 50 + 100 * cubicReference(0.42, 0, 1, 1, at: 0.5)))
    stage.advance(by: 0.5)
    #expect(ends == [.end])
  }
}
