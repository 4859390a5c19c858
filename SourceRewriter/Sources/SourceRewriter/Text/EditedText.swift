/// A file's text with the edits that were asked for.
struct EditedText {
  let source: [UInt8]
  private(set) var edits: [SourceEdit] = []

  init(source: [UInt8]) {
    self.source = source
  }

  /// Replaces text. Line breaks that the replacement lacks follow it, so that no line moves.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    let newline = UInt8(ascii: "\n")
    let lacking = source[range].count { $0 == newline } - replacement.utf8.count { $0 == newline }
    edits.append(
      SourceEdit(
        start: range.lowerBound, length: range.count,
        replacement: replacement + String(repeating: "\n", count: max(0, lacking))))
  }

  mutating func insert(_ text: String, at position: Int) {
    edits.append(SourceEdit(start: position, length: 0, replacement: text))
  }

  /// Puts spaces in the place of text, and leaves its line breaks.
  mutating func blank(_ range: Range<Int>) {
    let blanks = source[range].map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
    replace(range, with: String(decoding: blanks, as: UTF8.self))
  }

  /// Replaces text, filled with spaces to the width of what was there, so that nothing after it moves; a longer
  /// replacement does move it.
  mutating func replace(_ range: Range<Int>, withPadded replacement: String) {
    replace(range, with: replacement + String(repeating: " ", count: max(0, range.count - replacement.utf8.count)))
  }

  func text(of range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  /// The edited text, and where its columns were; nil if nothing was edited.
  func apply() -> (text: String, columns: ColumnMap)? {
    guard !edits.isEmpty else { return nil }
    // What is inserted where a replacement begins stands before it.
    let ordered = edits.enumerated().sorted { left, right in
      (left.element.start, left.element.length == 0 ? 0 : 1, left.offset)
        < (right.element.start, right.element.length == 0 ? 0 : 1, right.offset)
    }
    var output: [UInt8] = []
    output.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var map = ColumnMap()
    var position = 0
    var line = 1
    var lineStart = 0
    var editedLineStart = 0
    func copy(upTo end: Int) {
      for index in position..<end {
        output.append(source[index])
        guard source[index] == UInt8(ascii: "\n") else { continue }
        line += 1
        lineStart = index + 1
        editedLineStart = output.count
      }
      position = end
    }
    for (_, edit) in ordered {
      assert(edit.start >= position, "Edits overlap at byte \(edit.start)")
      // Rather a message of the compiler than none at all.
      guard edit.start >= position else { continue }
      copy(upTo: edit.start)
      let replacement = Array(edit.replacement.utf8)
      if replacement.count != edit.length {
        map.add(
          line: line,
          .init(
            start: output.count - editedLineStart, length: replacement.count, originalStart: edit.start - lineStart,
            originalLength: edit.length))
      }
      output += replacement
      for index in position..<(edit.start + edit.length) where source[index] == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
        editedLineStart = output.count - (edit.start + edit.length - lineStart)
      }
      position = edit.start + edit.length
    }
    copy(upTo: source.count)
    return (String(decoding: output, as: UTF8.self), map)
  }
}
