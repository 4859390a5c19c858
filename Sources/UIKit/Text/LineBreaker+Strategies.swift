import CPango

extension LineBreaker {
  /// By how much letters may be moved together before text is truncated, as a part of the font's size. Apple documents
  /// the figure for the Mac.
  private static let tighteningFactor: CGFloat = 0.05

  /// The layout of a piece in one line of a width, with letters so much closer together that it has room; nil where that
  /// would be too close. The width is in Pango units.
  func tightened(_ piece: Piece, _ attributes: ParagraphAttributes, limit: Int32) -> OpaquePointer? {
    let gaps = piece.text.count - 1
    guard gaps > 0 else { return nil }
    let natural = width(of: makeLayout(piece, attributes, wraps: false))
    let excess = CGFloat(natural - limit) / CGFloat(PANGO_SCALE)
    let size = request.text.run(at: piece.start).font.pointSize
    let tightening = excess / CGFloat(gaps)
    guard tightening > 0, tightening <= size * Self.tighteningFactor else { return nil }
    let layout = makeLayout(piece, attributes, wraps: false, tightening: tightening)
    return width(of: layout) <= limit ? layout : nil
  }

  /// The layout of a paragraph with a word more in its last line, where that has one word and the line before can spare
  /// one; nil where nothing is to be done.
  ///
  /// Only words between spaces count: scripts that are written without them have no orphans.
  func pushedOut(_ layout: OpaquePointer, _ piece: Piece, _ attributes: ParagraphAttributes) -> OpaquePointer? {
    let count = pango_layout_get_line_count(layout)
    guard let last = pango_layout_get_line_readonly(layout, count - 1),
      let before = pango_layout_get_line_readonly(layout, count - 2)
    else { return nil }
    let start = Int(last.pointee.start_index)
    let end = start + Int(last.pointee.length)
    let former = Int(before.pointee.start_index)
    var text = piece.text
    let word = text.withUTF8 { bytes -> Int? in
      let space = UInt8(ascii: " ")
      guard start > former, bytes[start - 1] == space else { return nil }
      let ideographs: ClosedRange<UInt8> = 0xE3...0xE9
      guard !bytes[start..<end].contains(where: { $0 == space || ideographs.contains($0) }) else { return nil }
      // The start of the last word of the line before, which must not be its only one.
      var index = start - 1
      while index > former, bytes[index - 1] == space { index -= 1 }
      while index > former, bytes[index - 1] != space { index -= 1 }
      return index > former ? index : nil
    }
    guard let word else { return nil }
    let pushed = makeLayout(piece, attributes, wraps: true, unbreakable: [word..<(start + 1)])
    guard pango_layout_get_line_count(pushed) == count,
      let line = pango_layout_get_line_readonly(pushed, count - 1), Int(line.pointee.start_index) == word
    else { return nil }
    return pushed
  }

  /// The words with Hangul that surely have room in a line, as ranges of the piece's bytes.
  func hangulWords(of piece: Piece, _ attributes: ParagraphAttributes) -> [Range<Int>] {
    let room = CGFloat(LineBreaker.textWidth(attributes, width: request.width, isFirst: false)) / CGFloat(PANGO_SCALE)
    // No letter of such a word is wider than the font is high.
    let limit = Int(min(room / max(request.text.run(at: piece.start).font.pointSize, 1), 10_000))
    var words: [Range<Int>] = []
    var text = piece.text
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex { $0 == UInt8(ascii: " ") || $0 == 0x09 } ?? bytes.count
        let word = bytes[start..<end]
        let hangul: ClosedRange<UInt8> = 0xEA...0xED
        if word.contains(where: { hangul.contains($0) }) {
          // Bytes that begin a character.
          let length = word.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
          if length > 1, length <= limit { words.append(start..<end) }
        }
        start = end + 1
      }
    }
    return words
  }
}
