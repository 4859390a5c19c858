import ConstraintSolver

/// A linear relation between quantities of views and layout guides:
/// `first item.attribute  relation  multiplier · second item.attribute + constant`, in points.
///
/// A constraint keeps its items' places, not the items: when an item goes away it is inert.
/// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint>.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  @exclusivity(unchecked) private(set) final var first: LayoutReference
  @exclusivity(unchecked) private(set) final var second: LayoutReference?
  /// Where a side is a distance between two anchors, what it is measured from.
  @exclusivity(unchecked) private(set) final var origins: ConstraintOrigins?
  /// While active: the sides that are baselines of other views than the items themselves.
  @exclusivity(unchecked) final var baselines: ConstraintBaselines?
  /// Whether the constraint was made of sound parts: if not, an exception was raised and it is never activated.
  @exclusivity(unchecked) final var isSound = false

  /// How the two sides compare.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.property>.
  @exclusivity(unchecked) public private(set) final var relation = Relation.equal
  /// What the second quantity is multiplied with.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/multiplier>.
  @exclusivity(unchecked) public private(set) final var multiplier: CGFloat = 0
  @exclusivity(unchecked) final var storedConstant: CGFloat = 0
  @exclusivity(unchecked) final var storedPriority = UILayoutPriority.required

  /// A name for messages and traces.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/identifier>.
  open var identifier: String?

  /// Whether the constraint is written when its view is archived.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/shouldbearchived>.
  open var shouldBeArchived = false

  // MARK: State of activation

  /// The nearest common ancestor of the items, while active. It keeps the constraint.
  @exclusivity(unchecked) final var holder: LayoutNode?
  /// Place in the holder's list.
  @exclusivity(unchecked) final var heldIndex: Int32 = -1
  /// The row of the holder's engine; negative while the engine has not taken the constraint yet.
  @exclusivity(unchecked) final var row: Int32 = -1
  /// Place in the engine's list of constraints that wait for it.
  @exclusivity(unchecked) final var pendingIndex: Int32 = -1
  /// Whether the solver refused the constraint: it takes no part until it can.
  @exclusivity(unchecked) final var isBroken = false
  /// The set that the solver reported when it refused the constraint.
  @exclusivity(unchecked) final var conflictRows: [Int32] = []
  /// Order of activation.
  @exclusivity(unchecked) final var serial: UInt64 = 0
  /// The part of the expression's constant that comes from insets, baselines and the like.
  @exclusivity(unchecked) final var fixedOffset: Double = 0

  /// A constraint of nothing, which cannot be activated.
  ///
  /// It is the one designated initialiser, as on Apple's platforms: a subclass without initialisers of its own inherits the
  /// others.
  public override init() {
    first = Self.nowhere
    super.init()
  }

  private static let nowhere = LayoutReference(node: LayoutNode(nothing: ()), region: .item, attribute: .width)

  convenience init(
    _ first: LayoutReference, _ relation: Relation, _ second: LayoutReference?, multiplier: CGFloat,
    constant: CGFloat, origins: ConstraintOrigins? = nil
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.origins = origins
    storedConstant = constant
    isSound = true
    checkParts()
  }

  /// A constraint of the form `item.attribute relation multiplier · item.attribute + constant`, not yet active.
  ///
  /// Items are views or layout guides. Attributes that cannot be related, a position without a second item, and numbers
  /// that are not finite raise `NSInvalidArgumentException` and leave a constraint that cannot be activated.
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/init(item:attribute:relatedby:toitem:attribute:multiplier:constant:)>.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = LayoutReference(item: view1, attribute: attr1) else {
      raise(
        "NSInvalidArgumentException",
        "NSLayoutConstraint for \(view1): Constraint items must each be a view or layout guide.")
      self.init(unsoundWith: relation)
      return
    }
    var second: LayoutReference?
    if let view2, attr2 != .notAnAttribute {
      second = LayoutReference(item: view2, attribute: attr2)
      if second == nil {
        raise(
          "NSInvalidArgumentException",
          "NSLayoutConstraint for \(view2): Constraint items must each be a view or layout guide.")
        self.init(unsoundWith: relation)
        return
      }
    }
    self.init(first, relation, second, multiplier: multiplier, constant: c)
  }

  /// What is left after a recorded exception: a constraint of nothing.
  private convenience init(unsoundWith relation: Relation) {
    self.init()
    self.relation = relation
  }

  // MARK: Parts

  /// The view or layout guide of the first side; nil when it is gone.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstitem>.
  public final var firstItem: AnyObject? { first.item }
  /// The view or layout guide of the second side; nil where there is none or it is gone.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/seconditem>.
  public final var secondItem: AnyObject? { second?.item }
  /// What the constraint says of the first item.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstattribute>.
  public final var firstAttribute: Attribute { first.attribute }
  /// What the constraint says of the second item.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/secondattribute>.
  public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The anchor of the first side. It is equal to the item's own anchor, but not the same object.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstanchor>.
  public final var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, from: origins?.first) }
  /// The anchor of the second side; nil where there is none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/secondanchor>.
  public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, from: origins?.second) }
  }

  // MARK: Numbers that change

  /// What is added to the second side, in points. Changing it on an active constraint costs one step of the solver.
  ///
  /// A constant that is not finite raises `NSInvalidArgumentException` and changes nothing.
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant>.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else {
        raise("NSInvalidArgumentException", notFinite("Constant", newValue))
        return
      }
      storedConstant = newValue
      if !LayoutNumber.isWithinRange(newValue) { checkRange() }
      if row >= 0 { holder?.liveEngine?.constantDidChange(of: self) }
    }
  }

  /// How strongly the constraint is to hold; required by default.
  ///
  /// A priority outside (0, 1000], and a change from or to required while active, raise an exception and change
  /// nothing. Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority>.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.isValid else {
        raise(
          "NSInternalInconsistencyException",
          "It's illegal to set priority:\(newValue.rawValue).  Priorities must be greater than 0 and less or equal to "
            + "NSLayoutPriorityRequired, which is 1000.000000.")
        return
      }
      if isActive, newValue == .required || storedPriority == .required {
        raise(
          "NSInternalInconsistencyException",
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
            + "You passed priority \(numeral(newValue.rawValue)) and the existing priority was "
            + "\(numeral(storedPriority.rawValue)).")
        return
      }
      storedPriority = newValue
      if row >= 0 { holder?.liveEngine?.priorityDidChange(of: self) }
    }
  }

  // MARK: Interface Builder

  /// The object was made from an Interface Builder file, and its outlets and actions are connected. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()>.
  open func awakeFromNib() {}

  nonisolated open override var description: String {
    unsafeAssumeMainActor { LayoutNaming.description(of: self) }
  }
}

/// What the sides of a constraint are measured from, where they are distances.
final class ConstraintOrigins: Sendable {
  let first: LayoutReference?
  let second: LayoutReference?

  init(first: LayoutReference?, second: LayoutReference?) {
    self.first = first
    self.second = second
  }
}
