/// Moves items as its behaviors say, by the laws of rigid bodies.
///
/// The motion goes on in steps of 1/240 s from frame to frame, and rests when nothing is seen to move for half a second;
/// Apple leaves both open. Places are those of the reference view, which items are expected to lie in directly.
/// Specified by <https://developer.apple.com/documentation/uikit/uidynamicanimator>.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// How long everything must be still before the animator rests, in seconds.
  private static let restingTime = 0.5
  /// The most that is made good of after frames were missed, in seconds.
  private static let longestFrame = 0.25

  final let world = DynamicWorld()
  private var link: CADisplayLink?
  private var time: TimeInterval = 0
  /// What of the last frame's time was too short for a step.
  private var rest: TimeInterval = 0
  private var stillTime: TimeInterval = 0
  private var runTime: TimeInterval = 0

  /// An animator whose items are not in a view.
  public override init() {}

  /// An animator for items in a view.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicanimator/init(referenceview:)>.
  public init(referenceView view: UIView) {
    referenceView = view
  }

  /// The view whose bounds can be a boundary. Apple leaves open whether the animator keeps it; ours does not.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicanimator/referenceview>.
  public private(set) weak var referenceView: UIView?

  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicanimator/delegate>.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  // MARK: Behaviors

  /// The behaviors that were added, in that order, without their children.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicanimator/behaviors>.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Adds a behavior: its items begin to move in the next frame. One that is in an animator, or a child of another, stays
  /// where it is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicanimator/addbehavior(_:)>.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behavior.isTaken else { return }
    behaviors.append(behavior)
    behavior.move(to: self)
    behaviorsDidChange()
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicanimator/removebehavior(_:)>.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.move(to: nil)
    behaviorsDidChange()
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicanimator/removeallbehaviors()>.
  open func removeAllBehaviors() {
    let former = behaviors
    behaviors = []
    for behavior in former { behavior.move(to: nil) }
    behaviorsDidChange()
  }

  /// Behaviors, or their items, are other ones.
  final func behaviorsDidChange() {
    var items: [any UIDynamicItem] = []
    for behavior in allBehaviors {
      for item in behavior.ownItems { _ = items.insertItem(item) }
    }
    world.setItems(items)
    applyProperties()
    wake()
  }

  /// The behaviors and their children, parents first.
  private var allBehaviors: [UIDynamicBehavior] {
    func tree(_ behavior: UIDynamicBehavior) -> [UIDynamicBehavior] {
      [behavior] + behavior.childBehaviors.flatMap(tree)
    }
    return behaviors.flatMap(tree)
  }

  private func applyProperties() {
    var properties: [ObjectIdentifier: DynamicBody.Properties] = [:]
    for case let behavior as UIDynamicItemBehavior in allBehaviors {
      for item in behavior.items { properties[ObjectIdentifier(item)] = behavior.properties }
    }
    for body in world.bodies { body.properties = properties[ObjectIdentifier(body.item)] ?? DynamicBody.Properties() }
  }

  // MARK: Items

  /// The items of behaviors that meet a rectangle of the reference view.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicanimator/items(in:)>.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies.filter { body in
      let box = body.currentOutline.box
      guard box.low.x <= box.high.x else { return rect.contains(body.item.center) }
      return rect.intersects(
        CGRect(x: box.low.x, y: box.low.y, width: box.high.x - box.low.x, height: box.high.y - box.low.y))
    }.map(\.item)
  }

  /// Takes centre, transform and size of an item as they are, after they were set from elsewhere; it keeps its velocity.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicanimator/updateitem(usingcurrentstate:)>.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = world.body(of: item) else { return }
    body.read()
    wake()
  }

  // MARK: Running

  /// Whether items move.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicanimator/isrunning>.
  open var isRunning: Bool { link != nil }

  /// For how many seconds in all the animator has been running.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicanimator/elapsedtime()>.
  open func elapsedTime() -> TimeInterval { runTime }

  /// Something is to move, or may have to.
  final func wake() {
    stillTime = 0
    guard link == nil, !behaviors.isEmpty else { return }
    time = CACurrentMediaTime()
    rest = 0
    // The link goes when the animator has.
    let link = CADisplayLink { [weak self] link in
      MainActor.assumeIsolated {
        guard let self else {
          link.invalidate()
          return
        }
        self.frame(at: link.timestamp)
      }
    }
    self.link = link
    delegate?.dynamicAnimatorWillResume(self)
    if self.link === link { link.start() }
  }

  private func pause() {
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func frame(at now: TimeInterval) {
    let passed = min(max(now - time, 0), Self.longestFrame)
    time = now
    runTime += passed
    rest += passed
    applyProperties()
    let behaviors = allBehaviors
    while rest >= DynamicWorld.step - 1e-9 {
      rest -= DynamicWorld.step
      world.advance(behaviors, in: referenceView)
    }
    // Each is asked, as it notes where it is.
    let moved = world.bodies.count { $0.hasMoved() }
    stillTime = moved == 0 ? stillTime + passed : 0
    let isAtRest = behaviors.isEmpty || stillTime >= Self.restingTime
    if isAtRest {
      for body in world.bodies { (body.velocity, body.angularVelocity) = (.zero, 0) }
      for behavior in behaviors { behavior.settle(in: world) }
    }
    for body in world.bodies { body.write() }
    for case let behavior as UICollisionBehavior in behaviors { behavior.tellOfChanges() }
    for behavior in behaviors { behavior.action?() }
    // What was called may have changed something.
    if self.behaviors.isEmpty || isAtRest && stillTime >= Self.restingTime { pause() }
  }
}
