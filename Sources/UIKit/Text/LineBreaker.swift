import CPango

/// Breaks a text into the lines of a layout, a paragraph at a time. Runs under the font library's lock.
struct LineBreaker {
  private struct Paragraph {
    /// Bytes of the text, without the separator.
    var range: Range<Int>
    var attributes: ParagraphAttributes
  }

  /// Takes room and shows nothing (PANGO_GLYPH_EMPTY, which Swift cannot import).
  private static let emptyGlyph: UInt32 = 0x0FFF_FFFF

  let request: TextLayout.Request
  let library: FontLibrary
  let result: TextLayout
  let language: HanLanguage
  private var top: CGFloat = 0

  init(_ request: TextLayout.Request, library: FontLibrary, result: TextLayout) {
    self.request = request
    self.library = library
    self.result = result
    language = library.hanLanguage(of: request.text.string)
  }

  mutating func run() {
    let paragraphs = LineBreaker.paragraphs(of: request.text)
    for index in paragraphs.indices {
      let isLast = index == paragraphs.count - 1
      if request.maximumLines > 0, result.lines.count >= request.maximumLines {
        result.isTruncated = true
        return
      }
      let spacingBefore = index > 0 ? paragraphs[index].attributes.paragraphSpacingBefore : 0
      top += max(0, spacingBefore)
      guard breakParagraph(paragraphs[index], isLast: isLast) else {
        result.isTruncated = true
        return
      }
      if !isLast {
        top += max(0, paragraphs[index].attributes.paragraphSpacing)
      }
    }
  }

  /// The paragraphs; a separator at the very end begins no further one.
  private static func paragraphs(of text: StyledText) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    func add(_ range: Range<Int>) {
      paragraphs.append(Paragraph(range: range, attributes: text.run(at: range.lowerBound).paragraph))
    }
    var string = text.string
    string.withUTF8 { bytes in
      var start = 0
      var index = 0
      while index < bytes.count {
        var separator = 0
        switch bytes[index] {
        case 0x0A:
          separator = 1
        case 0x0D:
          separator = index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9:
          separator = 3
        default:
          index += 1
          continue
        }
        add(start..<index)
        index += separator
        start = index
      }
      if start < bytes.count || paragraphs.isEmpty {
        add(start..<bytes.count)
      }
    }
    return paragraphs
  }

  /// Adds the lines of a paragraph; false when no more text is to be shown.
  private mutating func breakParagraph(_ paragraph: Paragraph, isLast: Bool) -> Bool {
    let mode = request.lineBreakMode ?? paragraph.attributes.lineBreakMode
    let room = request.maximumLines == 0 ? Int.max : request.maximumLines - result.lines.count
    let whole = piece(paragraph.range)
    let wraps = mode != .byClipping && (room > 1 || !mode.truncates)
    if !wraps || request.width < 0 {
      // Where the end is cut off, what is too wide, or not the end, is laid out for that.
      let isCut = room == 1 && mode.truncates
      let limit = isCut ? LineBreaker.textWidth(paragraph.attributes, width: request.width, isFirst: true) : -1
      if isLast || !isCut, addUnbroken(whole, paragraph.attributes, limit: limit) { return true }
    }
    var layout = makeLayout(whole, paragraph.attributes, wraps: wraps)
    let count = Int(pango_layout_get_line_count(layout))
    if room == 1, mode.truncates {
      let limit = LineBreaker.textWidth(paragraph.attributes, width: request.width, isFirst: true)
      if isLast, limit < 0 || width(of: layout) <= limit {
        add(layout, 0..<1, whole, paragraph.attributes, isFirst: true)
        return true
      }
      return addTruncatedLine(from: paragraph.range.lowerBound, paragraph, isLast: isLast, mode, isFirst: true)
    }
    if count < room || count == room && (isLast || !mode.truncates) {
      if wraps, count > 1, paragraph.attributes.lineBreakStrategy.contains(.pushOut) {
        layout = pushedOut(layout, whole, paragraph.attributes) ?? layout
      }
      add(layout, 0..<count, whole, paragraph.attributes, isFirst: true)
      return true
    }
    guard mode.truncates else {
      add(layout, 0..<room, whole, paragraph.attributes, isFirst: true)
      return false
    }
    add(layout, 0..<(room - 1), whole, paragraph.attributes, isFirst: true)
    guard let line = pango_layout_get_line_readonly(layout, Int32(room - 1)) else {
      return false
    }
    let start = paragraph.range.lowerBound + Int(line.pointee.start_index)
    return addTruncatedLine(from: start, paragraph, isLast: isLast, mode, isFirst: room == 1)
  }

  /// The natural width of the only line, in Pango units.
  func width(of layout: OpaquePointer) -> Int32 {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return logical.width
  }

  /// Adds one line that holds the rest of the text as far as it has room, with an ellipsis for what it has not; true
  /// where all of it had room after all, with its letters closer together.
  private mutating func addTruncatedLine(
    from start: Int, _ paragraph: Paragraph, isLast: Bool, _ mode: NSLineBreakMode, isFirst: Bool
  ) -> Bool {
    var rest = piece(start..<paragraph.range.upperBound)
    let limit = LineBreaker.textWidth(paragraph.attributes, width: request.width, isFirst: isFirst)
    if isLast, limit >= 0, request.allowsTightening || paragraph.attributes.allowsTightening,
      let tightened = tightened(rest, paragraph.attributes, limit: limit)
    {
      add(tightened, 0..<1, rest, paragraph.attributes, isFirst: isFirst)
      return true
    }
    if !isLast {
      if mode == .byTruncatingTail {
        rest.text += "…"
      } else {
        // The end of the text is to be seen: the paragraphs after this one run on in the line.
        let everything = piece(start..<request.text.string.utf8.count)
        rest.text = String(everything.text.map { $0.isNewline ? " " : $0 })
        rest.isExact = false
      }
    }
    let layout = makeLayout(rest, paragraph.attributes, wraps: false)
    if limit >= 0 {
      pango_layout_set_width(layout, limit)
      pango_layout_set_ellipsize(layout, mode.ellipsizeMode)
    }
    add(layout, 0..<1, rest, paragraph.attributes, isFirst: isFirst)
    return false
  }

  // MARK: Lines

  private mutating func add(
    _ layout: OpaquePointer, _ range: Range<Int>, _ piece: Piece, _ attributes: ParagraphAttributes, isFirst: Bool
  ) {
    result.pieces.append(piece.text)
    result.reserve(lines: range.count, glyphs: Int(pango_layout_get_character_count(layout)))
    for index in range {
      guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else {
        continue
      }
      let first = result.runs.count
      var width = 0
      var reach = LineReach()
      var node = line.pointee.runs
      while let current = node {
        if let data = current.pointee.data {
          let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
          // What `run.y_offset` tells is left out: Pango would hang the letters by the baseline of the line's first
          // script, and a line has one baseline here, whatever it begins with.
          width += Int(run.start_x_offset)
          if let item = run.item, let glyphs = run.glyphs { addRun(item, glyphs, piece, &width, &reach) }
          width += Int(run.end_x_offset)
        }
        node = current.pointee.next
      }
      if result.runs.count == first {
        let style = request.text.run(at: piece.start + Int(line.pointee.start_index))
        reach.include(style.font.metrics, rise: style.baselineOffset)
      }
      addLine(
        runs: first..<result.runs.count, width: width, reach, attributes, isFirst: isFirst && index == 0,
        isRightToLeft: line.pointee.resolved_dir == UInt32(PANGO_DIRECTION_RTL.rawValue))
    }
    if pango_layout_is_ellipsized(layout) != 0 {
      result.isTruncated = true
    }
  }

  /// Adds the line of runs that were added last, below the lines before; `width` is in Pango units.
  mutating func addLine(
    runs: Range<Int>, width: Int, _ reach: LineReach, _ attributes: ParagraphAttributes, isFirst: Bool,
    isRightToLeft: Bool
  ) {
    // Pango spaces letters only between each other; Apple spaces them after each.
    let trailingKern = runs.isEmpty ? 0 : request.text.runs[result.runs[runs.upperBound - 1].style].kern
    let height = reach.height(attributes, usesFontLeading: request.usesFontLeading)
    if !result.lines.isEmpty {
      top += max(0, attributes.lineSpacing)
    }
    result.lines.append(
      TextLayout.Line(
        runs: runs, top: top, height: height, baseline: top + height - reach.descent,
        width: CGFloat(width) / CGFloat(PANGO_SCALE) + trailingKern,
        headIndent: isFirst ? attributes.firstLineHeadIndent : attributes.headIndent,
        tailIndent: LineBreaker.tailIndent(attributes, width: request.width), isRightToLeft: isRightToLeft,
        alignment: attributes.alignment))
    top += height
  }

  /// Adds a run, which begins `x` Pango units from the start of its line, and makes `x` its end.
  func addRun(
    _ item: UnsafeMutablePointer<PangoItem>, _ string: UnsafeMutablePointer<PangoGlyphString>, _ piece: Piece,
    _ x: inout Int, _ reach: inout LineReach
  ) {
    guard let font = item.pointee.analysis.font else {
      return
    }
    let scale = Double(PANGO_SCALE)
    let offset = Int(item.pointee.offset)
    let index = request.text.runIndex(at: piece.isExact ? piece.start + offset : piece.start)
    let style = request.text.runs[index]
    let rise = Double(style.baselineOffset)
    let start = x
    let firstGlyph = result.glyphs.count
    let isEllipsis = item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    for index in 0..<Int(string.pointee.num_glyphs) {
      var glyph = string.pointee.glyphs[index]
      if isEllipsis {
        // Pango widens an ellipsis until its line is full.
        var extents = PangoRectangle()
        pango_font_get_glyph_extents(font, glyph.glyph, nil, &extents)
        glyph.geometry.width = extents.width
        glyph.geometry.x_offset = 0
      }
      if glyph.glyph != LineBreaker.emptyGlyph {
        if glyph.glyph & TextLayout.unknownGlyphFlag != 0 {
          library.reportMissingGlyph(glyph.glyph & ~TextLayout.unknownGlyphFlag, item.pointee.analysis.script)
        }
        result.glyphs.append(
          cairo_glyph_t(
            index: UInt(glyph.glyph), x: Double(x + Int(glyph.geometry.x_offset)) / scale,
            y: Double(glyph.geometry.y_offset) / scale - rise))
      }
      x += Int(glyph.geometry.width)
    }
    result.runs.append(
      TextLayout.Run(
        style: index, font: font, glyphs: firstGlyph..<result.glyphs.count, x: CGFloat(start) / CGFloat(scale),
        width: CGFloat(x - start) / CGFloat(scale),
        offset: offset, length: Int(item.pointee.length), piece: isEllipsis ? -1 : result.pieces.count - 1))
    let known = library.check(font)
    result.keep(known)
    reach.include(style.font.metrics, rise: style.baselineOffset)
    if let box = style.attachment {
      reach.include(box, rise: style.baselineOffset)
    }
    if let tall = known.metrics, !FontLibrary.fitsLatinLine(item.pointee.analysis) {
      reach.include(tall, rise: style.baselineOffset)
    }
  }
}

extension NSLineBreakMode {
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  fileprivate var ellipsizeMode: PangoEllipsizeMode {
    switch self {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
    }
  }
}

extension StyledText {
  /// The place of the run that holds a byte; the last run's for places beyond the end.
  func runIndex(at offset: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > offset {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  func run(at offset: Int) -> Run {
    runs[runIndex(at: offset)]
  }
}
