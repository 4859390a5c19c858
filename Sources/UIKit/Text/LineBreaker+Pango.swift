import CPango

extension LineBreaker {
  /// A stretch of the text that is laid out by itself.
  struct Piece {
    var text: String
    /// Where it begins in the whole text, in bytes.
    var start: Int
    /// Whether bytes of the piece are at the same distance from its start in the whole text.
    var isExact = true
  }

  func piece(_ range: Range<Int>) -> Piece {
    let utf8 = request.text.string.utf8
    if range.lowerBound == 0, range.upperBound == utf8.count {
      return Piece(text: request.text.string, start: 0)
    }
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return Piece(text: String(request.text.string[start..<end]), start: range.lowerBound)
  }

  /// What indents leave of a width, both in Pango units; -1 of none.
  static func textWidth(_ attributes: ParagraphAttributes, width: Int32, isFirst: Bool) -> Int32 {
    guard width >= 0 else {
      return -1
    }
    let head = isFirst ? attributes.firstLineHeadIndent : attributes.headIndent
    let indents = head + tailIndent(attributes, width: width)
    return max(0, width - units(indents))
  }

  static func tailIndent(_ attributes: ParagraphAttributes, width: Int32) -> CGFloat {
    guard attributes.tailIndent > 0 else {
      return -attributes.tailIndent
    }
    return width < 0 ? 0 : max(0, CGFloat(width) / CGFloat(PANGO_SCALE) - attributes.tailIndent)
  }

  /// A layout of a piece: in lines, or in one.
  ///
  /// Letters are `tightening` points closer together; lines do not break within the ranges of bytes in `unbreakable`.
  func makeLayout(
    _ piece: Piece, _ attributes: ParagraphAttributes, wraps: Bool, tightening: CGFloat = 0,
    unbreakable: [Range<Int>] = []
  ) -> OpaquePointer {
    let direction = attributes.baseWritingDirection
    let context = library.context(for: language, isRightToLeft: direction == .rightToLeft)
    guard let layout = pango_layout_new(context) else {
      preconditionFailure("out of memory")
    }
    pango_layout_set_auto_dir(layout, direction == .natural ? 1 : 0)
    result.keep(layout)
    let first = request.text.runIndex(at: piece.start)
    let font = request.text.runs[first].font
    pango_layout_set_font_description(layout, font.description(for: language))
    var text = piece.text
    let length = text.utf8.count
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32(length)) }
    }
    let wraps = wraps && request.width >= 0
    var unbreakable = unbreakable
    if wraps, attributes.lineBreakStrategy.contains(.hangulWordPriority) {
      unbreakable += hangulWords(of: piece, attributes)
    }
    if request.text.runs.count > 1 || request.text.runs[first].needsAttributes || tightening != 0
      || !unbreakable.isEmpty
    {
      setAttributes(of: layout, piece, first: first, length: length, tightening: tightening, unbreakable: unbreakable)
    }
    setTabs(of: layout, piece, attributes)
    if wraps {
      pango_layout_set_width(layout, LineBreaker.textWidth(attributes, width: request.width, isFirst: false))
      let difference = attributes.firstLineHeadIndent - attributes.headIndent
      pango_layout_set_indent(layout, LineBreaker.units(difference))
      let mode = request.lineBreakMode ?? attributes.lineBreakMode
      pango_layout_set_wrap(layout, mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      pango_layout_set_justify(layout, attributes.alignment == .justified ? 1 : 0)
      if hasHyphens(layout) { takeHyphens(from: layout, piece) }
    }
    return layout
  }

  /// Whether Pango has put a hyphen where a line ends within a word.
  private func hasHyphens(_ layout: OpaquePointer) -> Bool {
    let count = pango_layout_get_line_count(layout)
    guard count > 1 else { return false }
    for index in 0..<(count - 1) {
      var node = pango_layout_get_line_readonly(layout, index)?.pointee.runs
      while let current = node {
        let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item
        if let flags = item?.pointee.analysis.flags, flags & UInt8(PANGO_ANALYSIS_FLAG_NEED_HYPHEN) != 0 { return true }
        node = current.pointee.next
      }
    }
    return false
  }

  /// Words that break where they must, because of a width or between any letters, get no hyphen; soft hyphens keep theirs.
  private func takeHyphens(from layout: OpaquePointer, _ piece: Piece) {
    let list = pango_layout_get_attributes(layout).flatMap { pango_attr_list_copy($0) } ?? pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    func insert(_ start: Int, _ end: UInt32) {
      let attribute = pango_attr_insert_hyphens_new(0)
      attribute?.pointee.start_index = UInt32(start)
      attribute?.pointee.end_index = end
      pango_attr_list_insert(list, attribute)
    }
    var start = 0
    let softHyphen = "\u{AD}".utf8
    var text = piece.text
    text.withUTF8 { bytes in
      var index = 0
      while index + 2 < bytes.count {
        guard bytes[index] == softHyphen.first, bytes[index + 1] == softHyphen.last else {
          index += 1
          continue
        }
        // The letter after a soft hyphen is where Pango keeps that.
        insert(start, UInt32(index + 2))
        start = index + 3
        index += 2
      }
    }
    insert(start, .max)
    pango_layout_set_attributes(layout, list)
  }

  private func setAttributes(
    of layout: OpaquePointer, _ piece: Piece, first: Int, length: Int, tightening: CGFloat, unbreakable: [Range<Int>]
  ) {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    // Rounded so that what was made to fit does.
    let closer = Int32((tightening * CGFloat(PANGO_SCALE)).rounded(.up))
    for range in unbreakable {
      let attribute = pango_attr_allow_breaks_new(0)
      attribute?.pointee.start_index = UInt32(range.lowerBound)
      attribute?.pointee.end_index = UInt32(range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    for index in first..<request.text.runs.count {
      let run = request.text.runs[index]
      let start = index == first ? 0 : request.text.runs[index - 1].end - piece.start
      guard start < length || index == first else {
        break
      }
      let isLastRun = index == request.text.runs.count - 1 || run.end - piece.start >= length
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = UInt32(start)
        attribute?.pointee.end_index = isLastRun ? UInt32.max : UInt32(run.end - piece.start)
        pango_attr_list_insert(list, attribute)
      }
      insert(pango_attr_font_desc_new(run.font.description(for: language)))
      // The colour is never drawn: it only makes Pango start a new run where the style changes.
      insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index >> 16), UInt16(truncatingIfNeeded: index), 0))
      if let features = run.features {
        insert(pango_attr_font_features_new(features))
      }
      if run.kern != 0 || closer != 0 {
        insert(pango_attr_letter_spacing_new(LineBreaker.units(run.kern) - closer))
      }
      if let box = run.attachment {
        var rectangle = PangoRectangle(
          x: 0, y: LineBreaker.units(-box.y - box.height), width: LineBreaker.units(box.x + box.width),
          height: LineBreaker.units(box.height))
        insert(pango_attr_shape_new(&rectangle, &rectangle))
      }
      if isLastRun {
        break
      }
    }
    pango_layout_set_attributes(layout, list)
  }

  /// A length in Pango units; one that those cannot count is the nearest that they comfortably can.
  private static func units(_ points: CGFloat) -> Int32 {
    points.isNaN ? 0 : Int32((min(max(points, -500_000), 500_000) * CGFloat(PANGO_SCALE)).rounded())
  }

  /// Tells Pango where tabs lead, where the piece has any.
  private func setTabs(of layout: OpaquePointer, _ piece: Piece, _ attributes: ParagraphAttributes) {
    guard piece.text.utf8.contains(0x09) else { return }
    var stops = attributes.tabStops ?? TabStop.standard
    if attributes.defaultTabInterval > 0 {
      // Pango repeats the distance between the last two stops.
      let last = stops.last?.location ?? 0
      stops.append(TabStop(alignment: .natural, location: last + attributes.defaultTabInterval))
    }
    // Stops count from the edge, and Pango's from the indent.
    stops = stops.filter { $0.location > attributes.headIndent }
    guard !stops.isEmpty, let tabs = pango_tab_array_new(Int32(stops.count), 0) else { return }
    for (index, stop) in stops.enumerated() {
      let alignment =
        switch stop.alignment {
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        case .left, .natural, .justified: PANGO_TAB_LEFT
        }
      pango_tab_array_set_tab(tabs, Int32(index), alignment, LineBreaker.units(stop.location - attributes.headIndent))
    }
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)
  }
}

extension StyledText.Run {
  /// Whether more than the font decides how the run is laid out.
  var needsAttributes: Bool {
    kern != 0 || attachment != nil || features != nil
  }

  /// The font's features that are switched on or off, as Pango takes them.
  fileprivate var features: String? {
    switch (font.face.hasTabularDigits, hasLigatures) {
    case (false, true): nil
    case (true, true): "tnum=1"
    case (false, false): "liga=0,clig=0"
    case (true, false): "tnum=1,liga=0,clig=0"
    }
  }
}
