extension NSLayoutConstraint {
  /// Constraints, not yet active, for a row or a column of views drawn in characters, such as
  /// `H:|-[name(>=80)]-8-[value(==name@750)]-|`.
  ///
  /// `metrics` gives names to numbers, `views` to views and layout guides. `-` alone stands for 8 points between views,
  /// and for the layout margin at an edge of the superview, which Apple does not document; no sign for no space. What
  /// does not follow the grammar, a name that is not known, and an alignment along the format's own direction raise
  /// `NSInvalidArgumentException` that shows the place, and there are no constraints. Spaces between symbols are skipped.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)>.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format)
    do throws(VisualFormatError) {
      let visualFormat = try parser.parse()
      let builder = VisualFormatBuilder(options: opts, metrics: metrics ?? [:], views: views)
      return try builder.constraints(for: visualFormat)
    } catch {
      raise("NSInvalidArgumentException", error.reason(in: format))
      return []
    }
  }
}
