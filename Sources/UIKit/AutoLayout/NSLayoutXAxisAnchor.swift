/// An anchor for a horizontal position.
///
/// Specified by <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, positive where the other is further right.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/anchorwithoffset(to:)>.
  public final func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.reference, from: reference)
  }

  /// A constraint, not yet active: this anchor lies multiplier · 8 points after the other, in the direction of text.
  ///
  /// The system's spacing is documented to depend on the items; ours is 8 points.
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/constraint(equaltosystemspacingafter:multiplier:)>.
  public final func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint, not yet active: this anchor lies at least multiplier · 8 points after the other.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/constraint(greaterthanorequaltosystemspacingafter:multiplier:)>.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint, not yet active: this anchor lies at most multiplier · 8 points after the other.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/constraint(lessthanorequaltosystemspacingafter:multiplier:)>.
  public final func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

/// The space between neighbours that the system recommends, in points.
let systemSpacing: CGFloat = 8
