extension UIStackView {
  private enum Key {
    static let axis = "UIStackViewAxis"
    static let distribution = "UIStackViewDistribution"
    static let alignment = "UIStackViewAlignment"
    static let spacing = "UIStackViewSpacing"
    static let baselineRelative = "UIStackViewBaselineRelative"
    static let marginsRelative = "UIStackViewLayoutMarginsRelative"
    static let arrangedSubviews = "UIStackViewArrangedSubviews"
    static let customSpacings = "UIStackViewCustomSpacings"
  }

  final func encodeArrangement(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(axis.rawValue, forKey: Key.axis)
    coder.encode(distribution.rawValue, forKey: Key.distribution)
    coder.encode(alignment.rawValue, forKey: Key.alignment)
    coder.encode(Double(spacing), forKey: Key.spacing)
    coder.encode(isBaselineRelativeArrangement, forKey: Key.baselineRelative)
    coder.encode(isLayoutMarginsRelativeArrangement, forKey: Key.marginsRelative)
    coder.encode(arrangedSubviews as NSArray, forKey: Key.arrangedSubviews)
    coder.encode(items.map { Double($0.customSpacing ?? Self.spacingUseDefault) }, forKey: Key.customSpacings)
  }

  final func decodeArrangement(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: Key.axis)) ?? .horizontal
    distribution = Distribution(rawValue: coder.decodeInteger(forKey: Key.distribution)) ?? .fill
    alignment = Alignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .fill
    let archivedSpacing = CGFloat(coder.decodeDouble(forKey: Key.spacing))
    spacing = archivedSpacing.isFinite ? archivedSpacing : 0
    isBaselineRelativeArrangement = coder.decodeBool(forKey: Key.baselineRelative)
    isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: Key.marginsRelative)
    let views = coder.decodeObject(forKey: Key.arrangedSubviews) as? NSArray ?? []
    for case let view as UIView in views { arrange(view, at: items.count) }
    let customSpacings = coder.decodeObject(forKey: Key.customSpacings) as? [Double] ?? []
    guard customSpacings.count == items.count else { return }
    for (item, spacing) in zip(items, customSpacings) where spacing.isFinite { item.customSpacing = CGFloat(spacing) }
  }
}
