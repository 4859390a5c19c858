// Apple's spelling, which is not lower camel case.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the current context with its fill colour.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uirectfill(_:)>.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the current context with its fill colour and a blend mode.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uirectfillusingblendmode(_:_:)>.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else {
    return
  }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame of one point along the inside of a rectangle's edges, with the fill colour.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uirectframe(_:)>.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame as `UIRectFrame(_:)` does, with a blend mode.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uirectframeusingblendmode(_:_:)>.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let box = rect.standardized
  let inside = max(0, box.height - 2)
  UIRectFillUsingBlendMode(CGRect(x: box.minX, y: box.minY, width: box.width, height: 1), blendMode)
  UIRectFillUsingBlendMode(CGRect(x: box.minX, y: box.maxY - 1, width: box.width, height: 1), blendMode)
  UIRectFillUsingBlendMode(CGRect(x: box.minX, y: box.minY + 1, width: 1, height: inside), blendMode)
  UIRectFillUsingBlendMode(CGRect(x: box.maxX - 1, y: box.minY + 1, width: 1, height: inside), blendMode)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Clips what is drawn in the current context afterwards to a rectangle.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uirectclip(_:)>.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
