/// Says how items move and collide, and gives them velocities.
///
/// Where several behaviors speak of an item, the one that was added to the animator last counts, which Apple leaves open.
/// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitembehavior>.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items, in the order in which they were added.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/items>.
  open private(set) var items: [any UIDynamicItem]
  final private(set) var properties = DynamicBody.Properties() {
    didSet { if properties != oldValue { didChange() } }
  }
  /// Velocities that were added before the behavior was in an animator.
  private var waiting: [(item: any UIDynamicItem, linear: SIMD2<Double>, angular: Double)] = []

  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/init(items:)>.
  public init(items: [any UIDynamicItem]) {
    self.items = Array(distinct: items)
  }

  /// A behavior without items.
  public convenience override init() {
    self.init(items: [])
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/additem(_:)>.
  open func addItem(_ item: any UIDynamicItem) {
    if items.insertItem(item) { itemsDidChange() }
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/removeitem(_:)>.
  open func removeItem(_ item: any UIDynamicItem) {
    waiting.removeAll { $0.item === item }
    if items.removeItem(item) { itemsDidChange() }
  }

  /// How much of its speed an item keeps in a collision, from 0 to 1; 0 at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/elasticity>.
  open var elasticity: CGFloat {
    get { CGFloat(properties.elasticity) }
    set { properties.elasticity = Double(newValue) }
  }

  /// How much items that slide along each other slow each other down; 0, not at all, at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/friction>.
  open var friction: CGFloat {
    get { CGFloat(properties.friction) }
    set { properties.friction = Double(newValue) }
  }

  /// The mass in proportion to the area; 1 at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/density>.
  open var density: CGFloat {
    get { CGFloat(properties.density) }
    set { properties.density = Double(newValue) }
  }

  /// How much of its velocity an item loses by itself, as a part a second; 0 at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/resistance>.
  open var resistance: CGFloat {
    get { CGFloat(properties.resistance) }
    set { properties.resistance = Double(newValue) }
  }

  /// How much of its turning an item loses by itself, as a part a second; 0 at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/angularresistance>.
  open var angularResistance: CGFloat {
    get { CGFloat(properties.angularResistance) }
    set { properties.angularResistance = Double(newValue) }
  }

  /// Whether items stay where they are, and others collide with them.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/isanchored>.
  open var isAnchored: Bool {
    get { properties.isAnchored }
    set { properties.isAnchored = newValue }
  }

  /// Whether items turn; true at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/allowsrotation>.
  open var allowsRotation: Bool {
    get { properties.allowsRotation }
    set { properties.allowsRotation = newValue }
  }

  /// Adds a velocity, in points a second, to that of one of the behavior's items; before the behavior is in an animator it
  /// is added when that is.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/addlinearvelocity(_:for:)>.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(SIMD2(velocity), 0, to: item)
  }

  /// An item's velocity, in points a second; 0 of one that the behavior does not have.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/linearvelocity(for:)>.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard items.contains(where: { $0 === item }) else { return .zero }
    let velocity = dynamicAnimator?.world.body(of: item)?.velocity ?? sum(for: item).linear
    return CGPoint(x: velocity.x, y: velocity.y)
  }

  /// Adds a velocity, in radians a second, to that with which one of the behavior's items turns.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/addangularvelocity(_:for:)>.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, Double(velocity), to: item)
  }

  /// How fast an item turns, in radians a second; 0 of one that the behavior does not have.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uidynamicitembehavior/angularvelocity(for:)>.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard items.contains(where: { $0 === item }) else { return 0 }
    return CGFloat(dynamicAnimator?.world.body(of: item)?.angularVelocity ?? sum(for: item).angular)
  }

  private func add(_ linear: SIMD2<Double>, _ angular: Double, to item: any UIDynamicItem) {
    guard items.contains(where: { $0 === item }), (linear.x + linear.y + angular).isFinite else { return }
    guard let body = dynamicAnimator?.world.body(of: item) else {
      waiting.append((item, linear, angular))
      return
    }
    body.velocity += linear
    body.angularVelocity += angular
    didChange()
  }

  private func sum(for item: any UIDynamicItem) -> (linear: SIMD2<Double>, angular: Double) {
    waiting.reduce((.zero, 0)) { $1.item === item ? ($0.0 + $1.linear, $0.1 + $1.angular) : $0 }
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func push(in world: DynamicWorld, for step: Double) {
    guard !waiting.isEmpty else { return }
    for (item, linear, angular) in waiting {
      guard let body = world.body(of: item) else { continue }
      body.velocity += linear
      body.angularVelocity += angular
    }
    waiting = []
  }
}
