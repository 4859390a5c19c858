/// How a font's size follows the text size that a person asks for.
struct FontScaling: Hashable, Sendable {
  var style: UIFont.TextStyle
  /// The size in points at the usual text size, or nil for the sizes and weights of the text style itself.
  var pointSize: CGFloat?
  /// In points; 0 is no limit.
  var maximum: CGFloat = 0

  /// A font, scaled so, for traits.
  func font(_ face: FontFace, compatibleWith traits: UITraitCollection) -> UIFont {
    guard let pointSize else { return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits) }
    let category = traits.preferredContentSizeCategory
    var size =
      pointSize * DynamicTypeSizes.size(of: style, in: category) / DynamicTypeSizes.size(of: style, in: .large)
    if maximum > 0 { size = min(size, maximum) }
    return UIFont(face: face, pointSize: size > 0 ? size : UIFont.systemFontSize, scaling: self)
  }
}

extension UIFont {
  /// The same font for other traits; itself where its size is its own.
  final func adjusted(for traits: UITraitCollection) -> UIFont {
    scaling?.font(handle.face, compatibleWith: traits) ?? self
  }
}
