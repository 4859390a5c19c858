extension TextLayout.Request {
  /// The same text in smaller fonts.
  func shrunk(by factor: CGFloat) -> TextLayout.Request {
    var request = self
    for index in request.text.runs.indices {
      let font = request.text.runs[index].font
      // Eighths of a point, rounded down, or a moving edge would load a font for each width.
      let size = max((font.pointSize * factor * 8 + 1e-6).rounded(.down) / 8, 0.125)
      request.text.runs[index].font = FontLibrary.shared.handle(font.face, pointSize: size)
      request.text.runs[index].kern *= factor
      request.text.runs[index].baselineOffset *= factor
    }
    return request
  }

  /// By how much the fonts must shrink for all of the text to have room in lines of the request's width, or as much as
  /// they may; nil where there is no room at all, and where they may not shrink.
  func factor(toFit size: CGSize, notBelow minimum: CGFloat) -> CGFloat? {
    let largest = text.runs.map(\.font.pointSize).max() ?? 0
    guard size.width > 0, size.height > 0, largest > 0 else { return nil }
    // Sizes of the largest font in eighths of a point: one that does not fit, and one that may have to do.
    var tooLarge = Int((largest * 8).rounded(.up))
    var best = max(Int((largest * 8 * min(max(minimum, 0), 1)).rounded(.up)), 8)
    guard best < tooLarge else { return nil }
    while best + 1 < tooLarge {
      let middle = (best + tooLarge) / 2
      let layout = TextLayoutCache.shared.layout(shrunk(by: CGFloat(middle) / (largest * 8)))
      if layout.fits(in: size, orWidth: width) { best = middle } else { tooLarge = middle }
    }
    return CGFloat(best) / (largest * 8)
  }
}

extension TextLayout {
  /// Whether all of the text is there, and within a size; lines that were made for a width keep to that.
  func fits(in size: CGSize, orWidth limit: Int32) -> Bool {
    !isTruncated && self.size.height <= size.height + 0.5 && (limit >= 0 || self.size.width <= size.width + 1e-3)
  }
}

extension NSStringDrawingContext {
  /// The request in fonts that make it fit, as far as they may shrink; tells the factor.
  func shrink(_ request: TextLayout.Request, toFit size: CGSize, isBox: Bool) -> TextLayout.Request {
    storedScaleFactor = 1
    guard minimumScaleFactor > 0, minimumScaleFactor < 1, size.width > 0 else { return request }
    let room = CGSize(width: size.width, height: isBox && size.height > 0 ? size.height : .greatestFiniteMagnitude)
    let natural = TextLayoutCache.shared.layout(request)
    guard !natural.fits(in: room, orWidth: request.width),
      let factor = request.factor(toFit: room, notBelow: minimumScaleFactor)
    else {
      return request
    }
    storedScaleFactor = factor
    return request.shrunk(by: factor)
  }
}
