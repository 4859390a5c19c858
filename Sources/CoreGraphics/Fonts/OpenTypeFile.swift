/// The tables of a TrueType or OpenType font, or of the first font in a collection. Every offset is checked: what a file
/// says of itself may be wrong.
///
/// Laid out by the OpenType specification, <https://learn.microsoft.com/typography/opentype/spec/otff>.
struct OpenTypeFile: Sendable {
  private let bytes: [UInt8]
  private let tables: [UInt32: Range<Int>]

  /// The file with the given bytes, or nil if it is no font: one without the tables `head` and `maxp`.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    var start = 0
    guard var kind = OpenTypeFile.word(bytes, 0) else { return nil }
    if kind == OpenTypeFile.tag("ttcf") {
      guard let first = OpenTypeFile.word(bytes, 12), let version = OpenTypeFile.word(bytes, Int(first)) else {
        return nil
      }
      start = Int(first)
      kind = version
    }
    guard [0x0001_0000, OpenTypeFile.tag("OTTO"), OpenTypeFile.tag("true")].contains(kind),
      let count = OpenTypeFile.half(bytes, start + 4)
    else { return nil }
    var tables: [UInt32: Range<Int>] = [:]
    for index in 0..<Int(count) {
      let entry = start + 12 + index * 16
      guard let tag = OpenTypeFile.word(bytes, entry), let offset = OpenTypeFile.word(bytes, entry + 8),
        let length = OpenTypeFile.word(bytes, entry + 12), Int(offset) + Int(length) <= bytes.count
      else { return nil }
      tables[tag] = Int(offset)..<Int(offset) + Int(length)
    }
    self.bytes = bytes
    self.tables = tables
    guard table("head").count >= 54, table("maxp").count >= 6 else { return nil }
  }

  static func tag(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// The bytes of a table; none if the font lacks it.
  func table(_ tag: UInt32) -> ArraySlice<UInt8>? {
    tables[tag].map { bytes[$0] }
  }

  private func table(_ name: StaticString) -> ArraySlice<UInt8> {
    table(OpenTypeFile.tag(name)) ?? []
  }

  /// The number at an offset in a table, or nil if the table ends before it.
  func unsigned(_ name: StaticString, _ offset: Int) -> UInt16? {
    guard let range = tables[OpenTypeFile.tag(name)], offset >= 0, offset + 2 <= range.count else { return nil }
    return OpenTypeFile.half(bytes, range.lowerBound + offset)
  }

  func signed(_ name: StaticString, _ offset: Int) -> Int16? {
    unsigned(name, offset).map { Int16(bitPattern: $0) }
  }

  /// The longest name in bytes, and how many of a kind are looked at: a file may claim a great many long ones.
  private static let longestName = 1024
  private static let mostCandidates = 64

  /// The text of the `name` table with the given number, in English where there is English. Costs a walk of the table.
  func name(_ wanted: UInt16) -> String? {
    guard let count = unsigned("name", 2), let texts = unsigned("name", 4) else { return nil }
    var best: (rank: Int, text: String)?
    var candidates = 0
    let table = table("name")
    for index in 0..<Int(count) {
      let entry = 6 + index * 12
      guard unsigned("name", entry + 6) == wanted, let platform = unsigned("name", entry),
        let language = unsigned("name", entry + 4), let length = unsigned("name", entry + 8),
        let offset = unsigned("name", entry + 10)
      else { continue }
      candidates += 1
      guard candidates <= Self.mostCandidates else { break }
      guard length <= Self.longestName else { continue }
      let rank: Int
      switch (platform, language) {
      case (3, 0x409): rank = 4
      case (0, _): rank = 3
      case (1, 0): rank = 2
      case (3, _): rank = 1
      default: continue
      }
      let start = Int(texts) + Int(offset)
      guard rank > best?.rank ?? 0, start + Int(length) <= table.count else { continue }
      let data = Data(table.dropFirst(start).prefix(Int(length)))
      if let text = String(data: data, encoding: platform == 1 ? .macOSRoman : .utf16BigEndian), !text.isEmpty {
        best = (rank, text)
      }
    }
    return best?.text
  }

  private static func half(_ bytes: [UInt8], _ offset: Int) -> UInt16? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }

  private static func word(_ bytes: [UInt8], _ offset: Int) -> UInt32? {
    guard let high = half(bytes, offset), let low = half(bytes, offset + 2) else { return nil }
    return UInt32(high) << 16 | UInt32(low)
  }
}
