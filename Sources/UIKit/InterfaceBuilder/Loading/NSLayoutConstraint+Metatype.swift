// A constraint is made of a class that a nib file names. Swift allows that for `required` initialisers only, and this one
// is none; see CALayer+Metatype.swift. An initialiser takes over its arguments, hence `consuming`.
extension NSLayoutConstraint {
  @usableFromInline
  convenience init(
    ofDynamicClass item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
  }

  @_silgen_name(
    "$s5UIKit18NSLayoutConstraintC14ofDynamicClass9attribute9relatedBy6toItemAE10multiplier8constantACyp_AC9AttributeOAC8RelationOypSgAK10Foundation7CGFloatVAQtcfC"
  )
  private static func makeInstance(
    _ item: consuming Any, _ attribute: Attribute, _ relation: Relation, _ other: consuming Any?,
    _ otherAttribute: Attribute,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) -> Self

  /// A constraint of any subclass.
  static func make(
    of type: NSLayoutConstraint.Type, item: Any, attribute: Attribute, relatedBy relation: Relation,
    toItem other: Any?, attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    type.makeInstance(item, attribute, relation, other, otherAttribute, multiplier, constant)
  }
}
