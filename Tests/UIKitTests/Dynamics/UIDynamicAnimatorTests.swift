import Testing

@testable import UIKit

@MainActor
@Suite struct UIDynamicAnimatorTests {
  private final class Pauses: NSObject, UIDynamicAnimatorDelegate {
    var log: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume \(animator.isRunning)") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause \(animator.isRunning)") }
  }

  private func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100, on stage: Stage) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    stage.root.addSubview(view)
    stage.frame()
    return view
  }

  private func angle(_ view: UIView) -> CGFloat { atan2(view.transform.b, view.transform.a) }

  // MARK: Free motion

  @Test func `what falls goes half of 1000 points times the square of the time`() {
    let stage = Stage()
    let view = box(0, 0, on: stage)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let gravity = UIGravityBehavior(items: [view])
    animator.addBehavior(gravity)
    #expect(animator.isRunning)
    #expect(gravity.magnitude == 1)
    #expect(abs(gravity.angle - .pi / 2) < 1e-12)
    stage.advance(by: 0.5)
    #expect(abs(view.center.y - 50 - 125) < 2)
    #expect(view.center.x == 50)
    #expect(view.transform.isIdentity)
    #expect(abs(animator.elapsedTime() - 0.5) < 1e-6)
    gravity.setAngle(0, magnitude: 2)
    let y = view.center.y
    stage.advance(by: 0.1)
    #expect(abs(view.center.x - 50 - 10) < 1)
    #expect(abs(view.center.y - y - 50) < 1)
  }

  @Test func `a push makes a square of 100 points faster by 100 points a second each second`() {
    let stage = Stage()
    let view = box(0, 0, on: stage)
    let small = box(0, 200, side: 50, on: stage)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let speeds = UIDynamicItemBehavior(items: [view, small])
    let push = UIPushBehavior(items: [view, small], mode: .continuous)
    push.angle = .pi
    push.magnitude = 1
    #expect(abs(push.pushDirection.dx + 1) < 1e-12)
    animator.addBehavior(speeds)
    animator.addBehavior(push)
    stage.advance(by: 1)
    #expect(abs(speeds.linearVelocity(for: view).x + 100) < 0.01)
    #expect(abs(speeds.linearVelocity(for: small).x + 400) < 0.01)
    #expect(abs(view.center.x - 50 + 50) < 0.5)
    push.active = false
    stage.advance(by: 1)
    #expect(abs(speeds.linearVelocity(for: view).x + 100) < 0.01)
  }

  @Test func `a push beside the centre turns, and one that takes an instant is given once`() {
    let stage = Stage()
    let view = box(100, 100, on: stage)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let speeds = UIDynamicItemBehavior(items: [view])
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 0.5)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: 0), for: view)
    #expect(push.targetOffsetFromCenter(for: view) == UIOffset(horizontal: 10, vertical: 0))
    animator.addBehavior(speeds)
    animator.addBehavior(push)
    stage.advance(by: 0.2)
    #expect(!push.active)
    #expect(abs(speeds.linearVelocity(for: view).y - 50) < 0.01)
    // Impulse 50 at an arm of 10, against a sixth of the square of the side.
    let turn = CGFloat(50.0 * 10 / (100.0 * 100 / 6))
    #expect(abs(speeds.angularVelocity(for: view) - turn) < 1e-6)
    #expect(abs(angle(view) - turn * 0.2) < 1e-3)
    speeds.allowsRotation = false
    stage.advance(by: 0.2)
    #expect(speeds.angularVelocity(for: view) == 0)
  }

  @Test func `resistance slows down, and velocities are added`() {
    let stage = Stage()
    let view = box(0, 0, on: stage)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let behavior = UIDynamicItemBehavior(items: [view])
    behavior.resistance = 2
    behavior.angularResistance = 3
    behavior.addLinearVelocity(CGPoint(x: 60, y: 0), for: view)
    behavior.addLinearVelocity(CGPoint(x: 40, y: 0), for: view)
    #expect(behavior.linearVelocity(for: view) == CGPoint(x: 100, y: 0))
    animator.addBehavior(behavior)
    behavior.addAngularVelocity(1, for: view)
    stage.advance(by: 1)
    #expect(abs(behavior.linearVelocity(for: view).x - 100 * CGFloat(exp(-2.0))) < 0.3)
    #expect(abs(behavior.angularVelocity(for: view) - CGFloat(exp(-3.0))) < 0.01)
    #expect(behavior.linearVelocity(for: UIView()) == .zero)
  }

  @Test func `a scale and a translation stay while the item turns`() {
    let stage = Stage()
    let view = box(0, 0, on: stage)
    view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 7, ty: 8)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let behavior = UIDynamicItemBehavior(items: [view])
    animator.addBehavior(behavior)
    behavior.addAngularVelocity(1, for: view)
    stage.advance(by: 0.5)
    let turned = view.transform
    #expect(abs(turned.a - 2 * cos(0.5)) < 1e-3 && abs(turned.b - 2 * sin(0.5)) < 1e-3)
    #expect(abs(turned.c + 3 * sin(0.5)) < 1e-3 && abs(turned.d - 3 * cos(0.5)) < 1e-3)
    #expect((turned.tx, turned.ty) == (7, 8))
  }

  // MARK: Springs and rods

  @Test func `a snap ends at its point and upright, and then nothing wakes`() {
    let stage = Stage()
    let view = box(0, 0, on: stage)
    view.transform = CGAffineTransform(rotationAngle: 1)
    let pauses = Pauses()
    let animator = UIDynamicAnimator(referenceView: stage.root)
    animator.delegate = pauses
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 250, y: 400))
    animator.addBehavior(snap)
    stage.advance(by: 0.15)
    #expect(view.center.x > 100 && view.center.x < 250)
    #expect(angle(view) > 0.1 && angle(view) < 0.9)
    stage.advance(by: 3)
    #expect(view.center == CGPoint(x: 250, y: 400))
    #expect(angle(view) == 0)
    #expect(!animator.isRunning)
    #expect(FramePipeline.nextWakeTime == nil)
    #expect(pauses.log == ["resume true", "pause false"])
    snap.snapPoint = CGPoint(x: 100, y: 100)
    #expect(animator.isRunning)
    stage.advance(by: 3)
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(pauses.log.count == 4)
  }

  @Test func `damping decides how far a snap swings over`() {
    func overshoot(_ damping: CGFloat) -> CGFloat {
      let stage = Stage()
      let view = box(0, 0, on: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 250, y: 50))
      snap.damping = damping
      animator.addBehavior(snap)
      var most: CGFloat = 0
      for _ in 0..<120 {
        stage.advance(by: 1.0 / 60)
        most = max(most, view.center.x - 250)
      }
      return most
    }
    #expect(overshoot(0) > overshoot(0.5) + 10)
    #expect(overshoot(1) < 1)
  }

  @Test func `a spring swings as a damped oscillator does`() {
    let stage = Stage()
    let view = box(100, 100, on: stage)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 150, y: 150))
    #expect(spring.length == 0)
    #expect(spring.attachedBehaviorType == .anchor)
    spring.frequency = 1
    spring.damping = 0.2
    spring.anchorPoint = CGPoint(x: 250, y: 150)
    animator.addBehavior(spring)
    let rate = 2 * Double.pi
    let damped = rate * (1 - 0.04).squareRoot()
    for frame in 1...60 {
      stage.advance(by: 1.0 / 60)
      let time = Double(frame) / 60
      let expected =
        250 - 100 * exp(-0.2 * rate * time) * (cos(damped * time) + 0.2 * rate / damped * sin(damped * time))
      // Steps of a finite length damp a little more.
      #expect(abs(Double(view.center.x) - expected) < 3, "\(time)")
    }
  }

  @Test func `a pendulum keeps its length and its period`() {
    let stage = Stage()
    let view = box(0, 0, side: 10, on: stage)
    let pivot = CGPoint(x: 195, y: 100)
    view.center = CGPoint(x: 195 + 100 * sin(0.1), y: 100 + 100 * cos(0.1))
    let animator = UIDynamicAnimator(referenceView: stage.root)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: pivot)
    animator.addBehavior(rod)
    #expect(abs(rod.length - 100) < 1e-9)
    // A whole period of a small swing: 2π √(l / g).
    let period = 2 * Double.pi * (100.0 / 1000).squareRoot()
    var crossing: [Double] = []
    var former = view.center.x - pivot.x
    for frame in 1...150 {
      stage.advance(by: 1.0 / 60)
      #expect(abs(hypot(view.center.x - pivot.x, view.center.y - pivot.y) - 100) < 1)
      let now = view.center.x - pivot.x
      if former > 0, now <= 0 { crossing.append(Double(frame) / 60) }
      former = now
    }
    #expect(crossing.count >= 1)
    #expect(abs(crossing[0] - period / 4) < 0.03)
    if crossing.count > 1 { #expect(abs(crossing[1] - crossing[0] - period) < 0.04) }
  }

  @Test func `items that are attached to each other keep their distance`() {
    let stage = Stage()
    let first = box(0, 0, side: 50, on: stage)
    let second = box(150, 0, side: 50, on: stage)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let rod = UIAttachmentBehavior(item: first, attachedTo: second)
    #expect(rod.length == 150)
    #expect(rod.attachedBehaviorType == .items)
    let behavior = UIDynamicItemBehavior(items: [first, second])
    animator.addBehavior(rod)
    animator.addBehavior(behavior)
    behavior.addLinearVelocity(CGPoint(x: 0, y: 200), for: second)
    stage.advance(by: 0.5)
    #expect(abs(hypot(first.center.x - second.center.x, first.center.y - second.center.y) - 150) < 1)
    // What goes on together is half as fast.
    #expect(abs((first.center.y + second.center.y) / 2 - 25 - 50) < 1)
    let kept = behavior.linearVelocity(for: first).y + behavior.linearVelocity(for: second).y
    #expect(abs(kept - 200) < 0.1)
  }

  @Test func `an item held beside its centre hangs from there`() {
    let stage = Stage()
    let view = box(100, 100, on: stage)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let hook = CGPoint(x: 190, y: 110)
    let hold = UIAttachmentBehavior(
      item: view, offsetFromCenter: UIOffset(horizontal: 40, vertical: -40), attachedToAnchor: hook)
    #expect(hold.length == 0)
    let resistance = UIDynamicItemBehavior(items: [view])
    resistance.angularResistance = 4
    resistance.resistance = 4
    for behavior in [UIGravityBehavior(items: [view]), hold, resistance] { animator.addBehavior(behavior) }
    stage.advance(by: 6)
    #expect(abs(view.center.x - hook.x) < 1)
    #expect(abs(view.center.y - hook.y - 40 * 2.0.squareRoot()) < 1)
  }

  // MARK: Items and behaviors

  @Test func `an item is moved from elsewhere only when the animator is told`() {
    let stage = Stage()
    let view = box(0, 0, on: stage)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let behavior = UIDynamicItemBehavior(items: [view])
    behavior.addLinearVelocity(CGPoint(x: 0, y: 60), for: view)
    animator.addBehavior(behavior)
    stage.advance(by: 1.0 / 60)
    view.center = CGPoint(x: 300, y: 300)
    stage.advance(by: 1.0 / 60)
    #expect(view.center.x == 50)
    view.center = CGPoint(x: 300, y: 300)
    animator.updateItem(usingCurrentState: view)
    stage.advance(by: 1.0 / 60)
    #expect(view.center.x == 300)
    #expect(abs(view.center.y - 301) < 0.01)
    #expect(animator.items(in: CGRect(x: 290, y: 290, width: 20, height: 20)).count == 1)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 20, height: 20)).isEmpty)
  }

  private final class Card: UIDynamicBehavior {
    var moves: [Bool] = []
    init(_ view: UIView) {
      super.init()
      let item = UIDynamicItemBehavior(items: [view])
      item.isAnchored = true
      addChildBehavior(UIGravityBehavior(items: [view]))
      addChildBehavior(item)
    }
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
  }

  @Test func `a behavior of one's own does what its children do`() {
    let stage = Stage()
    let view = box(0, 0, on: stage)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let card = Card(view)
    var calls = 0
    card.action = { calls += 1 }
    animator.addBehavior(card)
    animator.addBehavior(card)
    #expect(animator.behaviors == [card])
    #expect(card.childBehaviors.allSatisfy { $0.dynamicAnimator === animator })
    stage.advance(by: 0.1)
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(calls == 6)
    card.removeChildBehavior(card.childBehaviors[1])
    stage.advance(by: 0.1)
    #expect(view.center.y > 52)
    animator.removeAllBehaviors()
    #expect(card.moves == [true, false])
    #expect(card.dynamicAnimator == nil && card.childBehaviors[0].dynamicAnimator == nil)
    let y = view.center.y
    stage.advance(by: 0.2)
    #expect(view.center.y == y)
    #expect(!animator.isRunning)
  }

  @Test func `an animator that is let go moves nothing and wakes nobody`() {
    let stage = Stage()
    let view = box(0, 0, on: stage)
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.root)
    animator?.addBehavior(UIGravityBehavior(items: [view]))
    stage.advance(by: 0.1)
    let y = view.center.y
    #expect(y > 50)
    weak let former = animator
    animator = nil
    #expect(former == nil)
    stage.advance(by: 0.1)
    #expect(view.center.y == y)
    #expect(FramePipeline.nextWakeTime == nil)
  }
}
