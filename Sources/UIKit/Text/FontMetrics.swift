/// The measures of a font in points, y up from the baseline.
struct FontMetrics: Hashable, Sendable {
  var ascender: CGFloat
  /// Negative, below the baseline.
  var descender: CGFloat
  var leading: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat
  /// The middle of an underline, negative below the baseline.
  var underlinePosition: CGFloat
  var underlineThickness: CGFloat
  /// The middle of a line that strikes text out.
  var strikethroughPosition: CGFloat
  var strikethroughThickness: CGFloat

  var lineHeight: CGFloat { ascender - descender }
}
