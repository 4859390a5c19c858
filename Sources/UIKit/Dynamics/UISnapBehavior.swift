/// Brings an item to a point as a spring would, and upright.
///
/// Apple documents that the motion is damped until the item settles, not how: here it swings two and a half times a second.
/// Specified by <https://developer.apple.com/documentation/uikit/uisnapbehavior>.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private static let frequency = 2.5

  private let item: any UIDynamicItem

  /// Brings an item's centre to a point of the reference view.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisnapbehavior/init(item:snapto:)>.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }

  /// Where the item's centre goes to.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisnapbehavior/snappoint>.
  open var snapPoint: CGPoint {
    didSet { if snapPoint != oldValue { didChange() } }
  }

  /// How little the item swings about the point, from 0 to 1, where it does not; 0.5 at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisnapbehavior/damping>.
  open var damping: CGFloat = 0.5 {
    didSet { if damping != oldValue { didChange() } }
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func joints(in world: DynamicWorld, for step: Double) -> [DynamicJoint] {
    guard let body = world.body(of: item) else { return [] }
    // Without any damping it would never settle.
    let ratio = 0.25 + 0.75 * min(max(Double(damping), 0), 1)
    let spring = DynamicJoint.Spring(frequency: Self.frequency, damping: ratio)
    return [
      DynamicJoint(
        body, .zero, nil, .zero, anchor: SIMD2(snapPoint), length: 0, spring, step: step),
      DynamicJoint(body, angle: 0, spring, step: step),
    ]
  }

  override func settle(in world: DynamicWorld) {
    guard let body = world.body(of: item), body.inverseMass > 0, (body.position - SIMD2(snapPoint)).length < 0.5 else {
      return
    }
    body.position = SIMD2(snapPoint)
    if body.inverseInertia > 0, abs(body.angle.remainder(dividingBy: 2 * .pi)) < 0.02 { body.angle = 0 }
  }
}
