/// Pushes items, all the time or once.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uipushbehavior>.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long the items are pushed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipushbehavior/mode-swift.enum>.
  public enum Mode: Int, Sendable {
    /// While the behavior is active.
    case continuous = 0
    /// Once, when the behavior becomes active.
    case instantaneous = 1
  }

  /// The force of magnitude 1: it makes a square of 100 points of density 1 faster by 100 points a second each second, as
  /// Apple documents. A push that takes an instant changes the velocity as much as the force does in a second, which Apple
  /// leaves open.
  private static let unit = 100.0

  /// The items that are pushed, in the order in which they were added.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipushbehavior/items>.
  open private(set) var items: [any UIDynamicItem]

  /// Specified by <https://developer.apple.com/documentation/uikit/uipushbehavior/mode-swift.property>.
  public let mode: Mode

  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// A push without direction and magnitude.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipushbehavior/init(items:mode:)>.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = Array(distinct: items)
    self.mode = mode
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uipushbehavior/additem(_:)>.
  open func addItem(_ item: any UIDynamicItem) {
    if items.insertItem(item) { itemsDidChange() }
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uipushbehavior/removeitem(_:)>.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    if items.removeItem(item) { itemsDidChange() }
  }

  /// Whether the items are pushed; an instantaneous push that has been given makes it false.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipushbehavior/active>.
  open var active = true {
    didSet { if active { didChange() } }
  }

  /// Where to, and how strong.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipushbehavior/pushdirection>.
  open var pushDirection = CGVector(dx: 0, dy: 0) {
    didSet { didChange() }
  }

  /// The angle of the direction in radians, from the x axis to the y axis. Of a push without magnitude it is kept until it
  /// has one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipushbehavior/angle>.
  open var angle: CGFloat {
    get { magnitude > 0 ? atan2(pushDirection.dy, pushDirection.dx) : angleInWaiting }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  private var angleInWaiting: CGFloat = 0

  /// The length of the direction.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipushbehavior/magnitude>.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uipushbehavior/setangle(_:magnitude:)>.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    angleInWaiting = angle
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  /// Where an item is pushed, from its centre in its own coordinates; its centre at first.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipushbehavior/targetoffsetfromcenter(for:)>.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipushbehavior/settargetoffsetfromcenter(_:for:)>.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard items.contains(where: { $0 === item }) else { return }
    offsets[ObjectIdentifier(item)] = o
    didChange()
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func push(in world: DynamicWorld, for step: Double) {
    guard active else { return }
    let impulse = SIMD2(pushDirection) * Self.unit * (mode == .continuous ? step : 1)
    for item in items {
      guard let body = world.body(of: item) else { continue }
      body.push(impulse, at: body.arm(targetOffsetFromCenter(for: item)))
    }
    if mode == .instantaneous { active = false }
  }
}
