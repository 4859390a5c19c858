extension NSLayoutConstraint {
  /// Raises what Apple raises for parts that make no constraint.
  final func checkParts() {
    if let reason = unsoundness {
      isSound = false
      raise("NSInvalidArgumentException", reason)
    } else {
      checkRange()
    }
  }

  /// Tells of numbers that are finite, but too large or too small to be computed with.
  final func checkRange() {
    if !LayoutNumber.isWithinRange(storedConstant) { reportRange("constant", storedConstant) }
    if !LayoutNumber.isFactorWithinRange(multiplier) { reportRange("multiplier", multiplier) }
  }

  private func reportRange(_ part: String, _ value: CGFloat) {
    Diagnostics.log(
      "The \(part) \(value) of a constraint is beyond what layout computes with; the nearest possible number is used. "
        + "\(LayoutNaming.description(of: self))")
  }

  private var unsoundness: String? {
    guard storedConstant.isFinite else { return notFinite("Constant", storedConstant) }
    guard multiplier.isFinite else { return notFinite("Multiplier", multiplier) }
    let attribute = first.attribute
    guard attribute != .notAnAttribute else {
      return "NSLayoutConstraint: the first attribute of a constraint must not be notAnAttribute."
    }
    // Distances between anchors are sizes, whatever they are measured between.
    let firstKind = origins?.first == nil ? attribute.kind : .size
    guard let second else {
      return firstKind == .size ? nil : Self.lonelyLocation
    }
    let secondKind = origins?.second == nil ? second.attribute.kind : .size
    return Self.unsoundness(of: attribute, firstKind, and: second.attribute, secondKind, multiplier: multiplier)
  }

  /// Why two attributes, or one alone, make no constraint; nil if they do.
  static func unsoundness(of first: Attribute, and second: Attribute?, multiplier: CGFloat) -> String? {
    guard let second else { return first.kind == .size ? nil : lonelyLocation }
    return unsoundness(of: first, first.kind, and: second, second.kind, multiplier: multiplier)
  }

  private static func unsoundness(
    of first: Attribute, _ firstKind: Attribute.Kind, and second: Attribute, _ secondKind: Attribute.Kind,
    multiplier: CGFloat
  ) -> String? {
    // Apple's guide rules out a left edge against a top edge; its code takes them, and sources rely on it.
    guard firstKind == secondKind || firstKind.isPosition && secondKind.isPosition else {
      return "NSLayoutConstraint: Invalid pairing of layout attributes: \(first.name) and \(second.name)."
    }
    guard firstKind != .size else { return nil }
    if multiplier == 0 { return lonelyLocation }
    if first.isDirectional && second.isFixedSide || first.isFixedSide && second.isDirectional {
      return "NSLayoutConstraint: A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    }
    return nil
  }

  private static let lonelyLocation =
    "NSLayoutConstraint: A multiplier of 0 or a nil second item together with a location for the first attribute "
    + "creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."

  final func notFinite(_ part: String, _ value: CGFloat) -> String {
    "NSLayoutConstraint: \(part) is not finite!  That's illegal.  \(part.lowercased()):\(value) "
      + "firstAnchor:\(LayoutNaming.name(of: first)) "
      + "secondAnchor:\(second.map { LayoutNaming.name(of: $0) } ?? "(null)")"
  }
}
