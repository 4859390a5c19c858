/// Lets items fall.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uigravitybehavior>.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The acceleration of gravity of magnitude 1, in points a second a second, which Apple documents.
  private static let unit = 1000.0

  /// The items that fall, in the order in which they were added.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigravitybehavior/items>.
  open private(set) var items: [any UIDynamicItem]

  /// Gravity downwards, of magnitude 1, for items.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigravitybehavior/init(items:)>.
  public init(items: [any UIDynamicItem]) {
    self.items = Array(distinct: items)
  }

  /// Gravity without items.
  public convenience override init() {
    self.init(items: [])
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uigravitybehavior/additem(_:)>.
  open func addItem(_ item: any UIDynamicItem) {
    if items.insertItem(item) { itemsDidChange() }
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uigravitybehavior/removeitem(_:)>.
  open func removeItem(_ item: any UIDynamicItem) {
    if items.removeItem(item) { itemsDidChange() }
  }

  /// Where items fall to, and how fast: a vector of length 1 is 1000 points a second a second. Down at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigravitybehavior/gravitydirection>.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { didChange() }
  }

  /// The angle of the direction in radians, from the x axis to the y axis.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigravitybehavior/angle>.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of the direction.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigravitybehavior/magnitude>.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uigravitybehavior/setangle(_:magnitude:)>.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func push(in world: DynamicWorld, for step: Double) {
    let change = SIMD2(gravityDirection) * Self.unit * step
    for item in items {
      guard let body = world.body(of: item), body.inverseMass > 0 else { continue }
      body.velocity += change
    }
  }
}
