/// An anchor for a vertical position.
///
/// Specified by <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another, positive where the other is further down.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor/anchorwithoffset(to:)>.
  public final func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.reference, from: reference)
  }

  /// A constraint, not yet active: this anchor lies multiplier · 8 points below the other.
  ///
  /// The system's spacing is documented to depend on the items; ours is 8 points.
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor/constraint(equaltosystemspacingbelow:multiplier:)>.
  public final func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint, not yet active: this anchor lies at least multiplier · 8 points below the other.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor/constraint(greaterthanorequaltosystemspacingbelow:multiplier:)>.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint, not yet active: this anchor lies at most multiplier · 8 points below the other.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor/constraint(lessthanorequaltosystemspacingbelow:multiplier:)>.
  public final func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}
