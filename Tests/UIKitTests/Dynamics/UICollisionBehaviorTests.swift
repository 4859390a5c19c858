import Testing

@testable import UIKit

@MainActor
@Suite struct UICollisionBehaviorTests {
  private final class Contacts: NSObject, UICollisionBehaviorDelegate {
    var log: [String] = []
    var places: [CGPoint] = []
    private func name(_ item: any UIDynamicItem) -> String { "\((item as? UIView)?.tag ?? -1)" }
    private func name(_ identifier: (any NSCopying)?) -> String { identifier.map { "\($0)" } ?? "bounds" }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) {
      log.append("+\(name(item1)) \(name(item2))")
      places.append(p)
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {
      log.append("-\(name(item1)) \(name(item2))")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      log.append("+\(name(item)) \(name(identifier))")
      places.append(p)
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
      log.append("-\(name(item)) \(name(identifier))")
    }
  }

  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private final class Roof: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    override var collisionBoundingPath: UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: -40, y: 20))
      path.addLine(to: CGPoint(x: 0, y: -20))
      path.addLine(to: CGPoint(x: 40, y: 20))
      path.close()
      return path
    }
  }

  private func place(_ view: UIView, _ frame: CGRect, tag: Int, on stage: Stage) -> UIView {
    view.frame = frame
    view.tag = tag
    stage.root.addSubview(view)
    stage.frame()
    return view
  }

  private func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 50, tag: Int = 1, on stage: Stage) -> UIView {
    place(UIView(), CGRect(x: x, y: y, width: side, height: side), tag: tag, on: stage)
  }

  @Test func `what falls comes to rest on the floor of the reference view`() {
    let stage = Stage()
    let view = box(100, 600, on: stage)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let collision = UICollisionBehavior(items: [view])
    let contacts = Contacts()
    collision.collisionDelegate = contacts
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    stage.advance(by: 3)
    #expect(abs(view.frame.maxY - 844) < 1)
    #expect(view.center.x == 125)
    #expect(view.transform.isIdentity)
    #expect(!animator.isRunning)
    #expect(contacts.log == ["+1 bounds"])
    #expect(abs(contacts.places[0].y - 844) < 20)
  }

  @Test func `insets make the room smaller`() {
    let stage = Stage()
    let view = box(100, 600, on: stage)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let collision = UICollisionBehavior(items: [view])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    stage.advance(by: 3)
    #expect(abs(view.frame.maxY - 800) < 1)
  }

  @Test func `an elastic item comes back as high as its elasticity lets it`() {
    let stage = Stage()
    let view = box(100, 200, on: stage)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let collision = UICollisionBehavior(items: [view])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 500), to: CGPoint(x: 390, y: 500))
    let elastic = UIDynamicItemBehavior(items: [view])
    elastic.elasticity = 0.5
    for behavior in [UIGravityBehavior(items: [view]), collision, elastic] { animator.addBehavior(behavior) }
    // It falls 250 points in √0.5 s, comes back half as fast, and is a quarter as high half of that time later.
    stage.advance(by: 0.5.squareRoot() + 0.5.squareRoot() / 2)
    #expect(abs(500 - view.frame.maxY - 62.5) < 6)
  }

  @Test func `equal items exchange their velocities, and a heavy one goes on`() {
    func speeds(density: CGFloat) -> (first: CGFloat, second: CGFloat) {
      let stage = Stage()
      let first = box(0, 100, tag: 1, on: stage)
      let second = box(100, 100, tag: 2, on: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let heavy = UIDynamicItemBehavior(items: [first])
      let light = UIDynamicItemBehavior(items: [second])
      heavy.density = density
      heavy.elasticity = 1
      light.elasticity = 1
      let collision = UICollisionBehavior(items: [first, second])
      collision.collisionMode = .items
      let contacts = Contacts()
      collision.collisionDelegate = contacts
      for behavior in [heavy, light, collision] { animator.addBehavior(behavior) }
      heavy.addLinearVelocity(CGPoint(x: 200, y: 0), for: first)
      stage.advance(by: 0.5)
      #expect(contacts.log == ["+1 2", "-1 2"])
      #expect(abs(contacts.places[0].x - 100) < 5 && abs(contacts.places[0].y - 125) < 1)
      return (heavy.linearVelocity(for: first).x, light.linearVelocity(for: second).x)
    }
    let equal = speeds(density: 1)
    #expect(abs(equal.first) < 1 && abs(equal.second - 200) < 1)
    // (m - 1) / (m + 1) and 2 m / (m + 1) of the speed.
    let unequal = speeds(density: 3)
    #expect(abs(unequal.first - 100) < 1 && abs(unequal.second - 300) < 1)
  }

  @Test func `friction decides whether a box slides down a slope`() {
    func way(friction: CGFloat) -> CGFloat {
      let stage = Stage()
      let view = box(150, 260, on: stage)
      view.transform = CGAffineTransform(rotationAngle: 0.3)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let slope = UIBezierPath()
      slope.move(to: CGPoint(x: 0, y: 300))
      slope.addLine(to: CGPoint(x: 1000, y: 300 + 1000 * tan(0.3)))
      // The box stands on it.
      let normal = CGPoint(x: sin(0.3), y: -cos(0.3))
      let foot = CGPoint(x: 150, y: 300 + 150 * tan(0.3))
      view.center = CGPoint(x: foot.x + normal.x * 25, y: foot.y + normal.y * 25)
      let start = view.center
      let collision = UICollisionBehavior(items: [view])
      collision.addBoundary(withIdentifier: "slope" as NSString, for: slope)
      let item = UIDynamicItemBehavior(items: [view])
      item.friction = friction
      for behavior in [UIGravityBehavior(items: [view]), collision, item] { animator.addBehavior(behavior) }
      stage.advance(by: 0.5)
      return hypot(view.center.x - start.x, view.center.y - start.y)
    }
    // Without friction by half of g sin(angle) t²; with more than its tangent not at all.
    let free = 0.5 * 1000 * sin(0.3) * 0.25
    #expect(abs(way(friction: 0) - CGFloat(free)) < 3)
    #expect(way(friction: 0.6) < 2)
  }

  @Test func `a stack stands`() {
    let stage = Stage()
    let boxes = (0..<3).map { box(100, CGFloat(640 - 60 * $0), tag: $0, on: stage) }
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let collision = UICollisionBehavior(items: boxes)
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 700), to: CGPoint(x: 390, y: 700))
    let item = UIDynamicItemBehavior(items: boxes)
    item.friction = 0.5
    for behavior in [UIGravityBehavior(items: boxes), collision, item] { animator.addBehavior(behavior) }
    stage.advance(by: 4)
    for (index, view) in boxes.enumerated() {
      #expect(abs(view.center.y - (675 - 50 * CGFloat(index))) < 2)
      #expect(abs(view.center.x - 125) < 1)
    }
    #expect(!animator.isRunning)
  }

  @Test func `outlines are the item's own`() {
    let stage = Stage()
    let ball = place(Ball(), CGRect(x: 100, y: 100, width: 60, height: 60), tag: 1, on: stage)
    let roof = place(Roof(), CGRect(x: 250, y: 100, width: 100, height: 100), tag: 2, on: stage)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let collision = UICollisionBehavior(items: [ball, roof])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 390, y: 300))
    // A wall that the ball's bounds would touch with their corner, and the ball does not.
    collision.addBoundary(
      withIdentifier: "corner" as NSString, from: CGPoint(x: 95, y: 290), to: CGPoint(x: 103, y: 298))
    animator.addBehavior(UIGravityBehavior(items: [ball, roof]))
    animator.addBehavior(collision)
    let contacts = Contacts()
    collision.collisionDelegate = contacts
    stage.advance(by: 3)
    #expect(abs(ball.center.y - 270) < 1)
    #expect(abs(roof.center.y - 280) < 1)
    #expect(!contacts.log.contains { $0.contains("corner") })
  }

  @Test func `an anchored item stands in the way`() {
    let stage = Stage()
    let shelf = box(100, 400, tag: 1, on: stage)
    let view = box(100, 200, tag: 2, on: stage)
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let anchor = UIDynamicItemBehavior(items: [shelf])
    anchor.isAnchored = true
    for behavior in [UIGravityBehavior(items: [shelf, view]), UICollisionBehavior(items: [shelf, view]), anchor] {
      animator.addBehavior(behavior)
    }
    stage.advance(by: 3)
    #expect(shelf.center == CGPoint(x: 125, y: 425))
    #expect(abs(view.frame.maxY - 400) < 1)
  }

  @Test func `boundaries are kept by their identifiers`() {
    let collision = UICollisionBehavior()
    #expect(collision.boundaryIdentifiers == nil)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    collision.addBoundary(withIdentifier: "a" as NSString, for: path)
    collision.addBoundary(withIdentifier: 7 as NSNumber, from: .zero, to: CGPoint(x: 5, y: 0))
    collision.addBoundary(withIdentifier: "a" as NSString, from: .zero, to: CGPoint(x: 3, y: 4))
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: "a" as NSString)?.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(collision.boundary(withIdentifier: "b" as NSString) == nil)
    collision.removeBoundary(withIdentifier: 7 as NSNumber)
    #expect(collision.boundaryIdentifiers?.count == 1)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }
}
