/// Lets items collide with each other and with boundaries.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicollisionbehavior>.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollisionbehavior/mode>.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// With the behavior's other items.
    public static let items = Mode(rawValue: 1 << 0)
    /// With its boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// With both.
    public static let everything = Mode(rawValue: .max)
  }

  /// Something that stands.
  struct Boundary {
    /// Nil of the reference view's bounds.
    var identifier: (any NSCopying)?
    var path: UIBezierPath?
    var outlines: [ConvexOutline]
  }

  /// The items that collide, in the order in which they were added.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollisionbehavior/items>.
  open private(set) var items: [any UIDynamicItem]
  final private(set) var boundaries: [Boundary] = []
  private var referenceInsets = UIEdgeInsets.zero
  /// What touched in the last step.
  final var touching: [DynamicWorld.Touch] = []
  /// What began (true) and ceased to touch, and the delegate has not been told of.
  final var changes: [(touch: DynamicWorld.Touch, isBeginning: Bool)] = []

  /// Specified by <https://developer.apple.com/documentation/uikit/uicollisionbehavior/init(items:)>.
  public init(items: [any UIDynamicItem]) {
    self.items = Array(distinct: items)
  }

  /// A behavior without items.
  public convenience override init() {
    self.init(items: [])
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicollisionbehavior/additem(_:)>.
  open func addItem(_ item: any UIDynamicItem) {
    if items.insertItem(item) { itemsDidChange() }
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicollisionbehavior/removeitem(_:)>.
  open func removeItem(_ item: any UIDynamicItem) {
    if items.removeItem(item) { itemsDidChange() }
  }

  /// Is told of contacts.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollisionbehavior/collisiondelegate>.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// What items collide with, everything at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollisionbehavior/collisionmode>.
  open var collisionMode = Mode.everything {
    didSet { if collisionMode != oldValue { didChange() } }
  }

  /// Whether the reference view's bounds are a boundary, from within; false at first. Without a reference view there is none.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollisionbehavior/translatesreferenceboundsintoboundary>.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      referenceInsets = .zero
      didChange()
    }
  }

  /// Makes the reference view's bounds within insets a boundary.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollisionbehavior/settranslatesreferenceboundsintoboundary(with:)>.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    referenceInsets = insets
  }

  /// Adds a boundary along a path of the reference view's coordinates, in place of one that has the identifier.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollisionbehavior/addboundary(withidentifier:for:)>.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let path = (bezierPath.copy() as? UIBezierPath) ?? bezierPath
    let outlines = path.cgPath.flatLines.flatMap { line in
      let points = (line.isClosed ? line.points + line.points.prefix(1) : line.points).map { SIMD2($0) }
      return zip(points, points.dropFirst()).map { ConvexOutline(from: $0, to: $1) }
    }
    add(Boundary(identifier: identifier, path: path, outlines: outlines))
  }

  /// Adds a straight boundary, in place of one that has the identifier.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollisionbehavior/addboundary(withidentifier:from:to:)>.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    add(Boundary(identifier: identifier, path: path, outlines: [ConvexOutline(from: SIMD2(p1), to: SIMD2(p2))]))
  }

  private func add(_ boundary: Boundary) {
    if let identifier = boundary.identifier { boundaries.removeAll { Self.isSame($0.identifier, identifier) } }
    boundaries.append(boundary)
    didChange()
  }

  /// The path of a boundary; nil where none has the identifier.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollisionbehavior/boundary(withidentifier:)>.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollisionbehavior/removeboundary(withidentifier:)>.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    didChange()
  }

  /// The identifiers of the boundaries, in the order in which they were added; nil where there are none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollisionbehavior/boundaryidentifiers>.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicollisionbehavior/removeallboundaries()>.
  open func removeAllBoundaries() {
    boundaries = []
    didChange()
  }

  /// Whether two identifiers are equal, or both missing.
  nonisolated static func isSame(_ left: (any NSCopying)?, _ right: (any NSCopying)?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }

  override var ownItems: [any UIDynamicItem] { items }

  /// The boundaries as they are now, that of the reference view's bounds first.
  final func currentBoundaries(in reference: UIView?) -> [Boundary] {
    guard collisionMode.contains(.boundaries) else { return [] }
    guard translatesReferenceBoundsIntoBoundary, let reference else { return boundaries }
    let room = reference.bounds.inset(by: referenceInsets)
    // As thick as nothing that moves is fast.
    let thickness: CGFloat = 10_000
    let whole = room.insetBy(dx: -thickness, dy: -thickness)
    let walls = [
      CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: thickness),
      CGRect(x: whole.minX, y: room.maxY, width: whole.width, height: thickness),
      CGRect(x: whole.minX, y: whole.minY, width: thickness, height: whole.height),
      CGRect(x: room.maxX, y: whole.minY, width: thickness, height: whole.height),
    ]
    return [Boundary(identifier: nil, path: nil, outlines: walls.map { ConvexOutline($0) })] + boundaries
  }
}
