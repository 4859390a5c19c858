// On Apple's platforms a String answers to what NSString does.
extension String {
  /// The size in points of the text without a limit of its width.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsstring/size(withattributes:)>.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text with its top left at a point of the current context. Without a context nothing happens.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsstring/draw(at:withattributes:)>.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in a rectangle of the current context, with the lines that fit there wholly (but never none).
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsstring/draw(in:withattributes:)>.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle of the current context, as an attributed string's method of that name does.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/foundation/nsstring/draw(with:options:attributes:context:)>.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }

  /// The rectangle in points that the text takes in a size, as an attributed string's method of that name tells it.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/foundation/nsstring/boundingrect(with:options:attributes:context:)>.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
