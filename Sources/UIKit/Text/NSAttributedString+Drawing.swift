extension NSAttributedString {
  /// The size in points of the text without a limit of its width; lines end only where the text says so.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/size()>.
  public func size() -> CGSize {
    TextLayoutCache.shared.layout(drawingRequest(width: -1, options: .usesLineFragmentOrigin).request).size
  }

  /// Draws the text with its top left at a point of the current context. Without a context nothing happens.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/draw(at:)>.
  public func draw(at point: CGPoint) {
    let (request, decorations) = drawingRequest(width: -1, options: .usesLineFragmentOrigin)
    let layout = TextLayoutCache.shared.layout(request)
    paint(layout, at: point, width: layout.size.width, decorations)
  }

  /// Draws the text in a rectangle of the current context, with the lines that fit there wholly (but never none).
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/draw(in:)>.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle of the current context. Without `usesLineFragmentOrigin` the text is one line, and
  /// the rectangle's origin the start of its baseline.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsattributedstring/draw(with:options:context:)>.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let isBox = options.contains(.usesLineFragmentOrigin)
    let (request, decorations) = drawingRequest(
      width: isBox ? TextLayout.Request.units(rect.width) : -1, options: options)
    let fitted = context?.shrink(request, toFit: rect.size, isBox: isBox) ?? request
    let layout = TextLayout.fitting(fitted, height: rect.height, cutsToHeight: isBox)
    var origin = rect.origin
    if !isBox, let line = layout.lines.first {
      origin.y -= line.baseline
    }
    context?.storedTotalBounds = CGRect(origin: origin, size: layout.size)
    paint(layout, at: origin, width: isBox ? rect.width : layout.size.width, decorations)
  }

  /// The rectangle in points that the text takes in a size. It is not rounded; Apple's documentation advises to round
  /// it up.
  ///
  /// The height limits the text only with `truncatesLastVisibleLine`. Without `usesLineFragmentOrigin` the text is one
  /// line, and y = 0 its baseline.
  /// Specified by
  /// <https://developer.apple.com/documentation/foundation/nsattributedstring/boundingrect(with:options:context:)>.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isBox = options.contains(.usesLineFragmentOrigin)
    let width = isBox && size.width > 0 ? TextLayout.Request.units(size.width) : -1
    let request = drawingRequest(width: width, options: options).request
    let cuts = options.contains(.truncatesLastVisibleLine) && isBox && size.height > 0
    let fitted = context?.shrink(request, toFit: size, isBox: isBox) ?? request
    let layout = TextLayout.fitting(fitted, height: size.height, cutsToHeight: cuts)
    var result = CGRect(origin: .zero, size: layout.size)
    if !isBox, let line = layout.lines.first {
      result.origin.y = -line.baseline
    }
    context?.storedTotalBounds = result
    return result
  }

  private static let plainFont = UIFont.systemFont(ofSize: 12)

  private func drawingRequest(
    width: Int32, options: NSStringDrawingOptions
  ) -> (request: TextLayout.Request, decorations: [TextDecoration]) {
    let styled = StyledText.make(
      self, defaultFont: NSAttributedString.plainFont.handle, defaultParagraph: nil)
    var request = TextLayout.Request(
      text: styled.text, width: width, maximumLines: options.contains(.usesLineFragmentOrigin) ? 0 : 1)
    request.usesFontLeading = options.contains(.usesFontLeading)
    if options.contains(.truncatesLastVisibleLine), options.contains(.usesLineFragmentOrigin) {
      request.lineBreakMode = .byTruncatingTail
    }
    return (request, styled.decorations)
  }

  private func paint(_ layout: TextLayout, at origin: CGPoint, width: CGFloat, _ decorations: [TextDecoration]) {
    guard let context = UIGraphicsGetCurrentContext() else {
      return
    }
    let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    layout.draw(
      in: context, at: origin, width: width,
      TextLayout.Appearance(color: .black, decorations: decorations, interfaceIsRightToLeft: isRightToLeft))
  }
}
