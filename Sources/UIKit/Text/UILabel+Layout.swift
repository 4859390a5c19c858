extension UILabel {
  final var readsRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Rounds up to a whole number of pixels; a rest too small to be seen does not count.
  final func ceilToPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(layer.contentsScale, 1)
    return (value * scale - 1e-4).rounded(.up) / scale
  }

  /// The layout in a width, given in Pango units, without regard to a height.
  final func layout(width: Int32, maximumLines: Int) -> TextLayout {
    if let lastLayout, lastLayout.width == width, lastLayout.maximumLines == maximumLines {
      return lastLayout.layout
    }
    // Text that has room enough is laid out as it would be without a limit, which is known from measuring it.
    if width >= 0, let naturalLayout, naturalLayout.maximumLines == maximumLines, naturalLayout.layout.fits(in: width) {
      return naturalLayout.layout
    }
    let layout = TextLayoutCache.shared.layout(
      request(width: width, maximumLines: maximumLines))
    lastLayout = (width, maximumLines, layout)
    if width < 0 { naturalLayout = (maximumLines, layout) }
    return layout
  }

  private func request(width: Int32, maximumLines: Int) -> TextLayout.Request {
    TextLayout.Request(
      text: styledText.text, width: width, maximumLines: max(0, maximumLines),
      lineBreakMode: storedAttributedText == nil ? storedLineBreakMode : nil,
      allowsTightening: allowsDefaultTighteningForTruncation)
  }

  final func labelTextRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard hasText else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let width = bounds.width > 0 ? TextLayout.Request.units(bounds.width) : -1
    var layout = layout(width: width, maximumLines: numberOfLines)
    if bounds.height > 0 {
      layout = TextLayout.fitting(
        request(width: width, maximumLines: numberOfLines), height: bounds.height)
    }
    let text = layout.size
    var size = CGSize(width: ceilToPixel(text.width), height: ceilToPixel(text.height))
    var origin = bounds.origin
    if width >= 0 {
      size.width = min(size.width, bounds.width)
      if let line = layout.lines.max(by: { $0.width < $1.width }) {
        origin.x += max(
          0, layout.x(of: line, in: bounds.width, interfaceIsRightToLeft: readsRightToLeft) - line.headIndent)
        origin.x = min(origin.x, bounds.maxX - size.width)
      }
    }
    if bounds.height > 0 {
      origin.y += (bounds.height - size.height) / 2
    }
    return CGRect(origin: origin, size: size)
  }

  final func labelIntrinsicContentSize() -> CGSize {
    guard hasText else {
      return .zero
    }
    let natural = layout(width: -1, maximumLines: numberOfLines)
    var size = natural.size
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
    widthOfIntrinsicSize = bounds.width
    if !isOneLine, limit > 0, size.width > limit {
      let broken = layout(width: TextLayout.Request.units(limit), maximumLines: numberOfLines).size
      size.height = broken.height
      if preferredMaxLayoutWidth > 0 {
        size.width = broken.width
      }
    }
    return CGSize(width: ceilToPixel(size.width), height: ceilToPixel(size.height))
  }

  /// The height of lines that break in a width, where layout is to decide on that.
  final func heightOfLines(inWidth width: CGFloat) -> CGFloat? {
    guard !isOneLine, preferredMaxLayoutWidth <= 0, hasText, width > 0 else { return nil }
    return ceilToPixel(layout(width: TextLayout.Request.units(width), maximumLines: numberOfLines).size.height)
  }

  /// Tells Auto Layout of another height when layout gave the label another width to break lines in.
  final func refreshIntrinsicHeight() {
    guard !isOneLine, preferredMaxLayoutWidth <= 0, hasText, bounds.width != widthOfIntrinsicSize else {
      return
    }
    let former = widthOfIntrinsicSize
    let natural = layout(width: -1, maximumLines: numberOfLines).size.width
    widthOfIntrinsicSize = bounds.width
    let isBroken = bounds.width < natural
    let wasBroken = former > 0 && former < natural
    if isBroken || wasBroken {
      invalidateIntrinsicContentSize()
    }
  }

  /// The layout as it is drawn in a rectangle, shrunk if the label does that, and where its top left lies.
  final func placedLayout(in rect: CGRect) -> (layout: TextLayout, origin: CGPoint) {
    let units = TextLayout.Request.units(rect.width)
    var layout = layout(width: units, maximumLines: numberOfLines)
    var isShrunk = false
    let full = layout
    if isOneLine, adjustsFontSizeToFitWidth, layout.isTruncated || layout.size.width > rect.width,
      let shrunk = shrunkLayout(width: rect.width, units: units)
    {
      layout = shrunk
      isShrunk = true
    } else if !isOneLine, adjustsFontSizeToFitWidth, !layout.fits(in: rect.size, orWidth: units),
      let shrunk = shrunkLines(size: rect.size, units: units)
    {
      layout = shrunk
    } else if layout.lines.count > 1, layout.size.height > rect.height + 0.5 {
      layout = TextLayout.fitting(request(width: units, maximumLines: numberOfLines), height: rect.height)
    }
    let scale = max(self.layer.contentsScale, 1)
    func centred(_ height: CGFloat) -> CGFloat {
      rect.minY + (((rect.height - height) / 2) * scale).rounded() / scale
    }
    var y = centred(layout.size.height)
    if isShrunk, let line = layout.lines.first, let fullLine = full.lines.first {
      switch baselineAdjustment {
      case .alignBaselines: y = centred(full.size.height) + fullLine.baseline - line.baseline
      case .alignCenters: break
      case .none: y = centred(full.size.height)
      }
    }
    return (layout, CGPoint(x: rect.minX, y: y))
  }

  /// How far the first and the last baseline lie from the top and from the bottom of the bounds; of bounds without an
  /// area, as layout finds them at first, in those that the label would like.
  final var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard hasText else {
      return (0, 0)
    }
    let box = bounds.isEmpty ? CGRect(origin: .zero, size: intrinsicContentSize) : bounds
    let placed = placedLayout(in: box)
    guard let first = placed.layout.lines.first, let last = placed.layout.lines.last else {
      return (0, 0)
    }
    return (placed.origin.y + first.baseline - box.minY, box.maxY - placed.origin.y - last.baseline)
  }

  /// Tells Auto Layout of baselines that moved since it asked for them.
  final func refreshBaselines() {
    guard let told = toldBaselines else {
      return
    }
    let current = baselineOffsets
    guard abs(current.first - told.first) > 1e-6 || abs(current.last - told.last) > 1e-6 else {
      return
    }
    toldBaselines = current
    invalidateIntrinsicContentSize()
  }

  /// The single line in a font small enough for the width, or as small as it may become.
  private func shrunkLayout(width: CGFloat, units: Int32) -> TextLayout? {
    let natural = layout(width: -1, maximumLines: 1).size.width
    guard natural > 0, width > 0 else {
      return nil
    }
    let factor = max(width / natural, min(max(minimumScaleFactor, 0), 1))
    guard factor < 1 else {
      return nil
    }
    return TextLayoutCache.shared.layout(request(width: units, maximumLines: 1).shrunk(by: factor))
  }

  /// Several lines in a font small enough for all of the text to have room, or as small as it may become; then the lines
  /// that fit.
  private func shrunkLines(size: CGSize, units: Int32) -> TextLayout? {
    let request = request(width: units, maximumLines: numberOfLines)
    guard let factor = request.factor(toFit: size, notBelow: minimumScaleFactor) else { return nil }
    return TextLayout.fitting(request.shrunk(by: factor), height: size.height)
  }
}
