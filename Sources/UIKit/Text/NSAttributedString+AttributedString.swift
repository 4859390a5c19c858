extension NSAttributedString {
  /// The text of an attributed string with those of its attributes that UIKit knows, and its links.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/init(_:)-9n7c4>.
  public convenience init(_ attrStr: AttributedString) {
    typealias Known = AttributeScopes.UIKitAttributes
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      func take<Key: AttributedStringKey>(_ key: Key.Type, as convert: (Key.Value) -> Any = { $0 })
      where Key.Value: Sendable {
        // Its name is that of the attribute here.
        if let value = run[key] { attributes[NSAttributedString.Key(rawValue: Key.name)] = convert(value) }
      }
      take(Known.FontAttribute.self)
      take(Known.ForegroundColorAttribute.self)
      take(Known.BackgroundColorAttribute.self)
      take(Known.KernAttribute.self)
      take(Known.TrackingAttribute.self)
      take(Known.ParagraphStyleAttribute.self)
      take(Known.StrikethroughStyleAttribute.self) { $0.rawValue }
      take(Known.StrikethroughColorAttribute.self)
      take(Known.UnderlineStyleAttribute.self) { $0.rawValue }
      take(Known.UnderlineColorAttribute.self)
      take(Known.StrokeColorAttribute.self)
      take(Known.StrokeWidthAttribute.self)
      take(Known.BaselineOffsetAttribute.self)
      if let link = run.link { attributes[.link] = link }
      text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}
