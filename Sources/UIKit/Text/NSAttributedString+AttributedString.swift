extension NSAttributedString {
  /// The text of an attributed string with those of its attributes that UIKit knows, and its links.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/init(_:)-9n7c4>.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let value = run[AttributeScopes.UIKitAttributes.FontAttribute.self] { attributes[.font] = value }
      if let value = run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] {
        attributes[.foregroundColor] = value
      }
      if let value = run[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] {
        attributes[.backgroundColor] = value
      }
      if let value = run[AttributeScopes.UIKitAttributes.KernAttribute.self] { attributes[.kern] = value }
      if let value = run[AttributeScopes.UIKitAttributes.TrackingAttribute.self] { attributes[.tracking] = value }
      if let value = run[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] {
        attributes[.paragraphStyle] = value
      }
      if let value = run[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] {
        attributes[.strikethroughStyle] = value.rawValue
      }
      if let value = run[AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self] {
        attributes[.strikethroughColor] = value
      }
      if let value = run[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] {
        attributes[.underlineStyle] = value.rawValue
      }
      if let value = run[AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self] {
        attributes[.underlineColor] = value
      }
      if let value = run[AttributeScopes.UIKitAttributes.StrokeColorAttribute.self] { attributes[.strokeColor] = value }
      if let value = run[AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self] { attributes[.strokeWidth] = value }
      if let value = run[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self] {
        attributes[.baselineOffset] = value
      }
      if let link = run.link { attributes[.link] = link }
      text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}
