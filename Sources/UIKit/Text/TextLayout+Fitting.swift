extension TextLayout {
  /// The layout of a text within a width and a height in points: with fewer lines where not all fit, but never without
  /// one.
  static func fitting(_ request: Request, height: CGFloat, cutsToHeight: Bool = true) -> TextLayout {
    let layout = TextLayoutCache.shared.layout(request)
    guard cutsToHeight, layout.lines.count > 1 else {
      return layout
    }
    // A frame may have been rounded to less than a pixel below the text's height.
    let limit = height + 0.5
    let count = layout.lines.prefix { $0.top + $0.height <= limit }.count
    guard count < layout.lines.count else {
      return layout
    }
    var shorter = request
    shorter.maximumLines = max(1, count)
    return TextLayoutCache.shared.layout(shorter)
  }
}
