import CPango

extension TextLayout {
  /// The mark of a glyph that stands for a character without a font (PANGO_GLYPH_UNKNOWN_FLAG).
  static let unknownGlyphFlag: UInt32 = 0x1000_0000

  /// What a text looks like apart from its layout.
  struct Appearance {
    /// The colour of letters that have none of their own.
    var color: UIColor
    /// One for each run of the text, or none at all.
    var decorations: [TextDecoration] = []
    /// Overrides every colour: a shadow's, or that of a highlighted label.
    var overridingColor: UIColor?
    var interfaceIsRightToLeft = false

    func decoration(_ style: Int) -> TextDecoration? {
      style < decorations.count ? decorations[style] : nil
    }

    func foreground(_ style: Int) -> UIColor {
      overridingColor ?? decoration(style)?.foreground ?? color
    }
  }

  /// Draws the lines in a box of the context, which is the current one: its top left in points of the context's space, and its width, in which lines are aligned.
  func draw(in context: CGContext, at origin: CGPoint, width: CGFloat, _ appearance: Appearance) {
    FontLibrary.shared.withLock {
      let isDecorated = !appearance.decorations.isEmpty
      for line in lines {
        let x = origin.x + x(of: line, in: width, interfaceIsRightToLeft: appearance.interfaceIsRightToLeft)
        let start = CGPoint(x: x, y: origin.y + line.baseline)
        if isDecorated, appearance.overridingColor == nil {
          drawBackgrounds(of: line, in: context, from: CGPoint(x: x, y: origin.y), appearance)
        }
        if isDecorated, appearance.overridingColor == nil {
          drawShadows(of: line, in: context, from: start, appearance)
        }
        drawGlyphs(of: line, in: context, from: start, appearance)
        if isDecorated {
          drawStrokes(of: line, in: context, from: start, appearance)
          drawAttachments(of: line, from: start, appearance)
        }
      }
    }
  }

  private func drawGlyphs(of line: Line, in context: CGContext, from start: CGPoint, _ appearance: Appearance) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context.cairo, &matrix)
    let painter = GlyphPainter(context, matrix)
    context.withEffects {
      var style = -1
      var pixel: UInt32?
      // Whether cairo knows the style's colour.
      var isSourceSet = false
      for run in runs[line.runs] where !run.glyphs.isEmpty {
        if run.style != style {
          style = run.style
          isSourceSet = false
          if painter != nil { pixel = context.pixel(of: appearance.foreground(style).cgColor) }
        }
        guard let known = FontLibrary.shared.scaledFont(run.font, matrix), let font = known.deviceFont else { continue }
        let outline = appearance.decoration(run.style)?.strokeWidth ?? 0
        if outline == 0, let painter, let pixel, painter.draw(glyphs, run.glyphs, known, pixel: pixel, from: start) {
          continue
        }
        if !isSourceSet {
          context.setSource(appearance.foreground(style).cgColor)
          isSourceSet = true
        }
        cairo_set_scaled_font(context.cairo, font)
        if outline <= 0 {
          show(run, in: context.cairo, from: start)
        }
        if outline != 0 {
          strokeOutlines(of: run, width: abs(outline), in: context, from: start, appearance)
          isSourceSet = false
        }
      }
      if painter != nil { context.didChangePixels() }
    }
  }

  /// Draws lines along the letters' outlines, as wide as so many hundredths of the font's size.
  private func strokeOutlines(
    of run: Run, width: CGFloat, in context: CGContext, from start: CGPoint, _ appearance: Appearance
  ) {
    let cairo = context.cairo
    let color =
      appearance.overridingColor ?? appearance.decoration(run.style)?.strokeColor ?? appearance.foreground(run.style)
    context.setSource(color.cgColor)
    let outlined = glyphs[run.glyphs].filter { $0.index & UInt(TextLayout.unknownGlyphFlag) == 0 }.map {
      cairo_glyph_t(index: $0.index, x: $0.x + Double(start.x), y: $0.y + Double(start.y))
    }
    cairo_save(cairo)
    cairo_new_path(cairo)
    cairo_glyph_path(cairo, outlined, Int32(outlined.count))
    cairo_set_dash(cairo, nil, 0, 0)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    cairo_set_line_width(cairo, Double(text.runs[run.style].font.pointSize * width / 100))
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }

  /// Draws the pictures that stand in place of characters. A shadow has none.
  private func drawAttachments(of line: Line, from start: CGPoint, _ appearance: Appearance) {
    for run in runs[line.runs] {
      guard let box = text.runs[run.style].attachment, let image = appearance.decoration(run.style)?.attachment?.image
      else {
        continue
      }
      let shown = image.renderingMode == .alwaysTemplate ? image.withTintColor(appearance.foreground(run.style)) : image
      for index in 0..<string(of: run).unicodeScalars.count {
        let x = start.x + run.x + CGFloat(index) * (box.x + box.width) + box.x
        let y = start.y - text.runs[run.style].baselineOffset - box.y - box.height
        shown.draw(in: CGRect(x: x, y: y, width: box.width, height: box.height))
      }
    }
  }

  func show(_ run: Run, in cairo: OpaquePointer, from start: CGPoint) {
    let dx = Double(start.x)
    let dy = Double(start.y)
    withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) { buffer in
      var count = 0
      for glyph in glyphs[run.glyphs] {
        if glyph.index & UInt(TextLayout.unknownGlyphFlag) != 0 {
          drawBox(at: CGPoint(x: glyph.x + dx, y: glyph.y + dy), style: run.style, in: cairo)
          continue
        }
        buffer.initializeElement(at: count, to: cairo_glyph_t(index: glyph.index, x: glyph.x + dx, y: glyph.y + dy))
        count += 1
      }
      cairo_show_glyphs(cairo, buffer.baseAddress, Int32(count))
    }
  }

  /// What is seen in place of a character without a font.
  private func drawBox(at point: CGPoint, style: Int, in cairo: OpaquePointer) {
    let font = text.runs[style].font
    let side = Double(font.pointSize)
    let height = Double(font.metrics.capHeight)
    cairo_save(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(
      cairo, Double(point.x) + side * 0.1, Double(point.y) - height, side * 0.4, height)
    cairo_set_line_width(cairo, side * 0.05)
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }

  private func drawBackgrounds(of line: Line, in context: CGContext, from start: CGPoint, _ appearance: Appearance) {
    for run in runs[line.runs] {
      guard let color = appearance.decoration(run.style)?.background else {
        continue
      }
      let box = CGRect(x: start.x + run.x, y: start.y + line.top, width: run.width, height: line.height)
      fill(box, color, in: context)
    }
  }

  private func drawStrokes(of line: Line, in context: CGContext, from start: CGPoint, _ appearance: Appearance) {
    for run in runs[line.runs] {
      guard let decoration = appearance.decoration(run.style) else {
        continue
      }
      let metrics = text.runs[run.style].font.metrics
      let letters = appearance.foreground(run.style)
      let y = start.y - text.runs[run.style].baselineOffset
      if !decoration.underline.isEmpty {
        let color = appearance.overridingColor ?? decoration.underlineColor ?? letters
        for part in parts(of: run, decoration.underline) {
          stroke(
            decoration.underline, from: start.x + part.lowerBound, part.upperBound - part.lowerBound,
            y: y - metrics.underlinePosition, thickness: metrics.underlineThickness, color, in: context)
        }
      }
      if !decoration.strikethrough.isEmpty {
        let color = appearance.overridingColor ?? decoration.strikethroughColor ?? letters
        for part in parts(of: run, decoration.strikethrough) {
          stroke(
            decoration.strikethrough, from: start.x + part.lowerBound, part.upperBound - part.lowerBound,
            y: y - metrics.strikethroughPosition, thickness: metrics.strikethroughThickness, color, in: context)
        }
      }
    }
  }

  /// The stretches of a run that a style draws lines along, from the start of the line: all of it, or its words.
  private func parts(of run: Run, _ style: NSUnderlineStyle) -> [Range<CGFloat>] {
    guard style.contains(.byWord) else { return run.width > 0 ? [run.x..<(run.x + run.width)] : [] }
    var parts: [Range<CGFloat>] = []
    var start: CGFloat?
    for glyph in glyphs[run.glyphs] {
      // What is between words has no ink.
      var ink = PangoRectangle()
      pango_font_get_glyph_extents(run.font, UInt32(truncatingIfNeeded: glyph.index), &ink, nil)
      if ink.width == 0 {
        if let first = start, CGFloat(glyph.x) > first { parts.append(first..<CGFloat(glyph.x)) }
        start = nil
      } else if start == nil {
        start = CGFloat(glyph.x)
      }
    }
    if let first = start, run.x + run.width > first { parts.append(first..<(run.x + run.width)) }
    return parts
  }

  /// Draws a line whose top is at `y`.
  private func stroke(
    _ style: NSUnderlineStyle, from x: CGFloat, _ width: CGFloat, y: CGFloat, thickness: CGFloat, _ color: UIColor,
    in context: CGContext
  ) {
    let thickness = style.contains(.thick) ? thickness * 2 : thickness
    var tops = [y]
    if style.isSuperset(of: .double) {
      tops.append(y + thickness * 2)
    }
    for top in tops {
      guard let dashes = style.dashes else {
        fill(CGRect(x: x, y: top, width: width, height: thickness), color, in: context)
        continue
      }
      context.saveGState()
      context.setStrokeColor(color.cgColor)
      context.setLineWidth(thickness)
      context.setLineDash(phase: 0, lengths: dashes.map { $0 * thickness })
      context.strokeLineSegments(between: [
        CGPoint(x: x, y: top + thickness / 2), CGPoint(x: x + width, y: top + thickness / 2),
      ])
      context.restoreGState()
    }
  }

  private func fill(_ rect: CGRect, _ color: UIColor, in context: CGContext) {
    context.saveGState()
    context.setFillColor(color.cgColor)
    context.fill(rect)
    context.restoreGState()
  }
}

extension NSUnderlineStyle {
  /// Lengths of strokes and gaps as multiples of the thickness; nil of a solid line.
  fileprivate var dashes: [CGFloat]? {
    switch rawValue & 0x0F00 {
    case NSUnderlineStyle.patternDot.rawValue: [1, 2]
    case NSUnderlineStyle.patternDash.rawValue: [4, 2]
    case NSUnderlineStyle.patternDashDot.rawValue: [4, 2, 1, 2]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [4, 2, 1, 2, 1, 2]
    default: nil
    }
  }
}
