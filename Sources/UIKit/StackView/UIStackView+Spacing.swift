extension UIStackView {
  /// Stands for the stack view's own spacing, in `setCustomSpacing(_:after:)`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/spacingusedefault>.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// Stands for the space that the system recommends between two views.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/spacingusesystem>.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// The points after an item, with what the two constants stand for.
  final func points(after item: ArrangedItem) -> CGFloat {
    var spacing = item.customSpacing ?? Self.spacingUseDefault
    if spacing == Self.spacingUseDefault { spacing = storedSpacing }
    if spacing == Self.spacingUseDefault { return 0 }
    return spacing == Self.spacingUseSystem ? systemSpacing : spacing
  }

  final func acceptsSpacing(_ spacing: CGFloat) -> Bool {
    guard !spacing.isFinite else { return true }
    raise("NSInvalidArgumentException", "Spacing must be finite: \(spacing). View: \(shortDescription)")
    return false
  }
}
