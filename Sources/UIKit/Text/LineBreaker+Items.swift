import CPango

extension LineBreaker {
  /// Adds a piece as one line, as wide as it is; false, having added nothing, where that takes a layout of Pango's, or
  /// where the line is wider than `limit` (in Pango units; -1 is none).
  ///
  /// A layout looks for all the places where lines could break, words could be selected and carets could stand, which takes
  /// longer than to shape the letters. A line that cannot break needs none of them: its runs come out the same without.
  mutating func addUnbroken(_ piece: Piece, _ attributes: ParagraphAttributes, limit: Int32) -> Bool {
    guard request.text.runs.count == 1, !request.text.runs[0].needsAttributes else { return false }
    var text = piece.text
    return text.withUTF8 { bytes in
      guard let count = LineBreaker.plainCharacterCount(bytes), count > 0 else { return false }
      return bytes.withMemoryRebound(to: CChar.self) {
        addUnbroken($0, characters: count, piece, attributes, limit: limit)
      }
    }
  }

  private mutating func addUnbroken(
    _ text: UnsafeBufferPointer<CChar>, characters: Int, _ piece: Piece, _ attributes: ParagraphAttributes, limit: Int32
  ) -> Bool {
    guard let start = text.baseAddress else { return false }
    let length = Int32(text.count)
    let ownDirection = attributes.baseWritingDirection
    let context = library.context(for: language, isRightToLeft: ownDirection == .rightToLeft)
    var direction = ownDirection == .natural ? pango_direction_of_text(start, length) : PANGO_DIRECTION_NEUTRAL
    if direction == PANGO_DIRECTION_NEUTRAL { direction = pango_context_get_base_dir(context) }
    let font = request.text.runs[0].font
    guard
      let items = pango_itemize_with_base_dir(
        context, direction, start, 0, length, font.attributes(for: language), nil)
    else { return false }
    defer {
      g_list_free_full(items) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) }
    }
    let visual = LineBreaker.isInVisualOrder(items) ? items : pango_reorder_items(items)
    defer {
      if visual != items { g_list_free(visual) }
    }

    let formerGlyphs = result.glyphs.count
    let firstRun = result.runs.count
    result.pieces.append(piece.text)
    result.reserve(lines: 1, glyphs: characters)
    var width = 0
    var reach = LineReach()
    var node = visual
    while let current = node {
      if let item = current.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
        pango_shape_item(item, start, length, nil, library.glyphString, PANGO_SHAPE_NONE)
        addRun(item, library.glyphString, piece, &width, &reach)
      }
      node = current.pointee.next
    }
    guard limit < 0 || width <= limit, result.runs.count > firstRun else {
      result.pieces.removeLast()
      result.runs.removeSubrange(firstRun...)
      result.glyphs.removeSubrange(formerGlyphs...)
      return false
    }
    addLine(
      runs: firstRun..<result.runs.count, width: width, reach, attributes, isFirst: true,
      isRightToLeft: direction == PANGO_DIRECTION_RTL)
    return true
  }

  /// How many characters a text has; nil of one with characters of which a layout makes something: tabs and other
  /// controls, soft hyphens, hyphenation points and separators.
  private static func plainCharacterCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var count = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 { return nil }
      if byte & 0xC0 != 0x80 { count += 1 }
      if byte == 0xC2, bytes[index + 1] == 0xAD { return nil }
      if byte == 0xE2, bytes[index + 1] == 0x80, (0xA7...0xA9).contains(bytes[index + 2]) { return nil }
      index += 1
    }
    return count
  }

  /// Whether items that follow each other in the text do so from left to right too.
  private static func isInVisualOrder(_ items: UnsafeMutablePointer<GList>) -> Bool {
    var node: UnsafeMutablePointer<GList>? = items
    while let current = node {
      let level = current.pointee.data?.assumingMemoryBound(to: PangoItem.self).pointee.analysis.level ?? 0
      if level & 1 != 0, items.pointee.next != nil { return false }
      node = current.pointee.next
    }
    return true
  }
}
