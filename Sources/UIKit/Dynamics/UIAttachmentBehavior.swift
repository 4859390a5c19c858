/// Holds an item at a distance of a point or of another item: as a rod, or, with a frequency, as a spring.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiattachmentbehavior>.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiattachmentbehavior/attachmenttype>.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// The item, and the one that it is attached to.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiattachmentbehavior/items>.
  public let items: [any UIDynamicItem]
  private let offset: UIOffset
  private let otherOffset: UIOffset

  /// Attaches an item's centre to a point of the reference view.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiattachmentbehavior/init(item:attachedtoanchor:)>.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a place of an item, told from its centre in its own coordinates, to a point of the reference view.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiattachmentbehavior/init(item:offsetfromcenter:attachedtoanchor:)>.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    items = [item]
    self.offset = offset
    otherOffset = .zero
    anchorPoint = point
    length = Self.distance(Self.place(offset, of: item), SIMD2(point))
  }

  /// Attaches the centres of two items to each other.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiattachmentbehavior/init(item:attachedto:)>.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches places of two items to each other, told from their centres in their own coordinates.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiattachmentbehavior/init(item:offsetfromcenter:attachedto:offsetfromcenter:)>.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    offset = offset1
    otherOffset = offset2
    anchorPoint = .zero
    length = Self.distance(Self.place(offset1, of: item1), Self.place(offset2, of: item2))
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiattachmentbehavior/attachedbehaviortype>.
  public var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }

  /// The point that the item is attached to; of two items it means nothing.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiattachmentbehavior/anchorpoint>.
  open var anchorPoint: CGPoint {
    didSet { if anchorPoint != oldValue { didChange() } }
  }

  /// The distance in points at which the item is held; at first the one at which it was when the behavior was made.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiattachmentbehavior/length>.
  open var length: CGFloat {
    didSet { if length != oldValue { didChange() } }
  }

  /// How little a spring swings, from 0 to 1, where it does not.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiattachmentbehavior/damping>.
  open var damping: CGFloat = 0 {
    didSet { if damping != oldValue { didChange() } }
  }

  /// How often a spring swings in a second; at 0, the first value, the attachment is stiff.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiattachmentbehavior/frequency>.
  open var frequency: CGFloat = 0 {
    didSet { if frequency != oldValue { didChange() } }
  }

  private static func place(_ offset: UIOffset, of item: any UIDynamicItem) -> SIMD2<Double> {
    let transform = item.transform
    let angle = atan2(transform.b, transform.a)
    return SIMD2(item.center)
      + SIMD2(
        Double(offset.horizontal * cos(angle) - offset.vertical * sin(angle)),
        Double(offset.horizontal * sin(angle) + offset.vertical * cos(angle)))
  }

  private static func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> CGFloat { CGFloat((a - b).length) }

  override var ownItems: [any UIDynamicItem] { items }

  override func joints(in world: DynamicWorld, for step: Double) -> [DynamicJoint] {
    guard let body = world.body(of: items[0]) else { return [] }
    let other = items.count > 1 ? world.body(of: items[1]) : nil
    guard other !== body else { return [] }
    let spring = DynamicJoint.Spring(frequency: max(Double(frequency), 0), damping: Double(damping))
    return [
      DynamicJoint(
        body, offset, other, otherOffset, anchor: SIMD2(anchorPoint), length: max(Double(length), 0), spring, step: step
      )
    ]
  }
}
