/// What makes items move while it is in a dynamic animator: one of UIKit's behaviors, or others put together.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uidynamicbehavior>.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  private weak var animator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  /// A behavior that does nothing by itself.
  public override init() {}

  /// Called in each frame in which the animator moves items, after they have moved.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicbehavior/action>.
  open var action: (() -> Void)?

  /// The behaviors that were added to this one, in that order.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicbehavior/childbehaviors>.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// The animator that this behavior, or the one that it is a child of, is in.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicbehavior/dynamicanimator>.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  /// Adds a behavior that works while this one does. One that is in an animator, or a child already, stays where it is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicbehavior/addchildbehavior(_:)>.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent == nil, behavior.animator == nil, !behavior.contains(self) else { return }
    behavior.parent = self
    childBehaviors.append(behavior)
    if let animator { behavior.move(to: animator) }
    animator?.behaviorsDidChange()
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicbehavior/removechildbehavior(_:)>.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.parent = nil
    if animator != nil { behavior.move(to: nil) }
    animator?.behaviorsDidChange()
  }

  /// Called when the behavior is added to an animator, and, with nil, when it is removed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicbehavior/willmove(to:)>.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the animator

  /// The items that the behavior itself has.
  var ownItems: [any UIDynamicItem] { [] }

  /// Whether an animator, or another behavior, has it.
  final var isTaken: Bool { animator != nil || parent != nil }

  private func contains(_ behavior: UIDynamicBehavior) -> Bool {
    self === behavior || childBehaviors.contains { $0.contains(behavior) }
  }

  final func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    self.animator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// Something was changed: what rests may have to move again.
  final func didChange() { animator?.wake() }

  /// The items are other ones.
  final func itemsDidChange() { animator?.behaviorsDidChange() }

  /// Changes the velocities of bodies, once in a step.
  func push(in world: DynamicWorld, for step: Double) {}

  /// What holds bodies during a step.
  func joints(in world: DynamicWorld, for step: Double) -> [DynamicJoint] { [] }

  /// Puts bodies that have come to rest where they were to come to rest.
  func settle(in world: DynamicWorld) {}
}

extension Array where Element == any UIDynamicItem {
  /// Adds an item that is not there yet; answers whether it was not.
  mutating func insertItem(_ item: any UIDynamicItem) -> Bool {
    guard !contains(where: { $0 === item }) else { return false }
    append(item)
    return true
  }

  /// Answers whether the item was there.
  mutating func removeItem(_ item: any UIDynamicItem) -> Bool {
    guard let index = firstIndex(where: { $0 === item }) else { return false }
    remove(at: index)
    return true
  }

  /// The items, each once.
  init(distinct items: [any UIDynamicItem]) {
    self = []
    for item in items { _ = insertItem(item) }
  }
}
