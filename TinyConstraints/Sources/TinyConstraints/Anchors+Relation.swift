import UIKit

extension NSLayoutAnchor {
  /// A constraint to another anchor, by a relation that is a value.
  func constraint(
    to anchor: NSLayoutAnchor<AnchorType>, offset: CGFloat, relation: ConstraintRelation
  ) -> NSLayoutConstraint {
    switch relation {
    case .equal: constraint(equalTo: anchor, constant: offset)
    case .equalOrLess: constraint(lessThanOrEqualTo: anchor, constant: offset)
    case .equalOrGreater: constraint(greaterThanOrEqualTo: anchor, constant: offset)
    }
  }
}

extension NSLayoutDimension {
  /// A constraint to a number of points, by a relation that is a value.
  func constraint(toConstant length: CGFloat, relation: ConstraintRelation) -> NSLayoutConstraint {
    switch relation {
    case .equal: constraint(equalToConstant: length)
    case .equalOrLess: constraint(lessThanOrEqualToConstant: length)
    case .equalOrGreater: constraint(greaterThanOrEqualToConstant: length)
    }
  }

  /// A constraint to a multiple of another dimension, by a relation that is a value.
  func constraint(
    to dimension: NSLayoutDimension, multiplier: CGFloat, offset: CGFloat, relation: ConstraintRelation
  ) -> NSLayoutConstraint {
    switch relation {
    case .equal: constraint(equalTo: dimension, multiplier: multiplier, constant: offset)
    case .equalOrLess: constraint(lessThanOrEqualTo: dimension, multiplier: multiplier, constant: offset)
    case .equalOrGreater: constraint(greaterThanOrEqualTo: dimension, multiplier: multiplier, constant: offset)
    }
  }
}
