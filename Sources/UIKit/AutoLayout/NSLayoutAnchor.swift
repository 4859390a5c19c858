/// A quantity of a view or a layout guide, to make constraints from.
///
/// The kind of anchor decides which anchors it can be related to. Anchors keep no item alive.
/// Specified by <https://developer.apple.com/documentation/uikit/nslayoutanchor>.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated let reference: LayoutReference
  /// Where the anchor is a distance: what it is measured from; `reference` is where it ends.
  nonisolated let origin: LayoutReference?

  init(_ reference: LayoutReference, from origin: LayoutReference? = nil) {
    self.reference = reference
    self.origin = origin
    super.init()
  }

  final func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      reference, relation, other?.reference, multiplier: multiplier, constant: constant,
      origins: origin == nil && other?.origin == nil
        ? nil : ConstraintOrigins(first: origin, second: other?.origin))
  }

  /// A constraint, not yet active: this anchor = the other.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:)>.
  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor, 1, 0)
  }

  /// A constraint, not yet active: this anchor ≥ the other.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(greaterthanorequalto:)>.
  public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, 0)
  }

  /// A constraint, not yet active: this anchor ≤ the other.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(lessthanorequalto:)>.
  public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, 0)
  }

  /// A constraint, not yet active: this anchor = the other + constant points.
  ///
  /// A constant that is not finite raises an exception and leaves a constraint that cannot be activated.
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:constant:)>.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, 1, constant)
  }

  /// A constraint, not yet active: this anchor ≥ the other + constant points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(greaterthanorequalto:constant:)>.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, constant)
  }

  /// A constraint, not yet active: this anchor ≤ the other + constant points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(lessthanorequalto:constant:)>.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, constant)
  }

  /// The name of the item and the quantity, for messages.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutanchor/name>.
  public final var name: String { LayoutNaming.name(of: reference) }

  /// The view or layout guide; nil when it is gone.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutanchor/item>.
  public final var item: AnyObject? { reference.item }

  /// Whether constraints of the anchor's item exist that do not determine it. No page says more; the query is the
  /// view's `hasAmbiguousLayout`, for this quantity alone.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutanchor/hasambiguouslayout>.
  public final var hasAmbiguousLayout: Bool { LayoutEngine.isAmbiguous(reference) }

  /// The active constraints that mention this quantity.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutanchor/constraintsaffectinglayout>.
  public final var constraintsAffectingLayout: [NSLayoutConstraint] {
    LayoutEngine.constraints(mentioning: reference.node, axis: reference.attribute.axis)
  }

  /// Anchors are equal when they stand for the same quantity of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? any LayoutAnchorReferencing)?.layoutReference else { return false }
    return reference == other
  }

  nonisolated open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(reference.node))
    hasher.combine(reference.region)
    hasher.combine(reference.attribute)
    return hasher.finalize()
  }

  nonisolated open override var description: String {
    "<\(type(of: self)) \(reference.attribute.name)>"
  }
}

/// What anchors of all kinds have in common, whatever their type argument.
protocol LayoutAnchorReferencing {
  nonisolated var layoutReference: LayoutReference { get }
}

extension NSLayoutAnchor: LayoutAnchorReferencing {
  nonisolated var layoutReference: LayoutReference { reference }
}
