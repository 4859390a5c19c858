/// An anchor for a width, a height or a distance between two anchors.
///
/// Specified by <https://developer.apple.com/documentation/uikit/nslayoutdimension>.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint, not yet active: this dimension = constant points.
  ///
  /// A constant that is not finite raises an exception and leaves a constraint that cannot be activated.
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equaltoconstant:)>.
  public final func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, nil, 1, c)
  }

  /// A constraint, not yet active: this dimension ≥ constant points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(greaterthanorequaltoconstant:)>.
  public final func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, 1, c)
  }

  /// A constraint, not yet active: this dimension ≤ constant points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(lessthanorequaltoconstant:)>.
  public final func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, 1, c)
  }

  /// A constraint, not yet active: this dimension = multiplier · the other + constant points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equalto:multiplier:constant:)>.
  public final func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, m, c)
  }

  /// A constraint, not yet active: this dimension ≥ multiplier · the other + constant points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(greaterthanorequalto:multiplier:constant:)>.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, m, c)
  }

  /// A constraint, not yet active: this dimension ≤ multiplier · the other + constant points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(lessthanorequalto:multiplier:constant:)>.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, m, c)
  }

  /// A constraint, not yet active: this dimension = multiplier · the other.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equalto:multiplier:)>.
  public final func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, m, 0)
  }

  /// A constraint, not yet active: this dimension ≥ multiplier · the other.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(greaterthanorequalto:multiplier:)>.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, m, 0)
  }

  /// A constraint, not yet active: this dimension ≤ multiplier · the other.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(lessthanorequalto:multiplier:)>.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, m, 0)
  }
}
