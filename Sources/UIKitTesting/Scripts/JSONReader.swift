import Foundation

/// Reads JSON to the letter of RFC 8259, and refuses what that leaves open: a key twice in an object, a number that no
/// `Double` can hold, nesting without bound. Foundation's decoder says of a fault only that there is one; this says
/// where.
struct JSONReader {
  /// A fault and where it lies; line and column count from 1, the column in bytes.
  struct Fault: Error {
    let line: Int
    let column: Int
    let reason: String
  }

  /// How deep lists and objects may lie in each other.
  static let maximumDepth = 32

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(_ data: Data) {
    bytes = Array(data)
  }

  /// The value that a text is.
  static func value(of data: Data) throws(Fault) -> JSONValue {
    var reader = JSONReader(data)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == reader.bytes.count else { throw reader.fault("expected the end, found more text") }
    return value
  }

  private mutating func value() throws(Fault) -> JSONValue {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try nested { reader throws(Fault) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(Fault) in try reader.list() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
    default: throw fault("expected a value, found \(found)")
    }
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(Fault) -> JSONValue
  ) throws(Fault) -> JSONValue {
    guard depth < Self.maximumDepth else { throw fault("nested deeper than \(Self.maximumDepth) levels") }
    depth += 1
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func list() throws(Fault) -> JSONValue {
    var values: [JSONValue] = []
    skipSpace()
    if skip(UInt8(ascii: "]")) { return .list([]) }
    while true {
      values.append(try value())
      skipSpace()
      if skip(UInt8(ascii: "]")) { return .list(values) }
      guard skip(UInt8(ascii: ",")) else { throw fault("expected ',' or ']', found \(found)") }
    }
  }

  private mutating func object() throws(Fault) -> JSONValue {
    var fields: [String: JSONValue] = [:]
    skipSpace()
    if skip(UInt8(ascii: "}")) { return .object([:]) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw fault("expected a key in quotes, found \(found)") }
      let start = position
      let key = try string()
      skipSpace()
      guard skip(UInt8(ascii: ":")) else { throw fault("expected ':', found \(found)") }
      let value = try value()
      guard fields.updateValue(value, forKey: key) == nil else {
        position = start
        throw fault("the key occurs twice in one object")
      }
      skipSpace()
      if skip(UInt8(ascii: "}")) { return .object(fields) }
      guard skip(UInt8(ascii: ",")) else { throw fault("expected ',' or '}', found \(found)") }
    }
  }

  private mutating func number() throws(Fault) -> Double {
    let start = position
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits() }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)), number.isFinite else {
      position = start
      throw fault("the number is too large")
    }
    return number
  }

  private mutating func digits() throws(Fault) {
    guard let byte = peek, isDigit(byte) else { throw fault("expected a digit, found \(found)") }
    while let byte = peek, isDigit(byte) { position += 1 }
  }

  private mutating func string() throws(Fault) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          position = start
          throw fault("the string is not valid UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw fault("a control character must be written as \\u00XX")
      default:
        text.append(byte)
        position += 1
      }
    }
    position = start
    throw fault("the string has no end")
  }

  private mutating func escape() throws(Fault) -> [UInt8] {
    position += 1
    guard let byte = peek else { throw fault("expected the rest of an escape, found the end") }
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
      UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]
    if let character = simple[byte] {
      position += 1
      return [character]
    }
    guard byte == UInt8(ascii: "u") else { throw fault("unknown escape") }
    position += 1
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code), skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) {
      let low = try hexadecimal()
      if (0xDC00..<0xE000).contains(low) { code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) }
    }
    guard let scalar = Unicode.Scalar(code) else { throw fault("half a surrogate pair") }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    let end = position + 4
    guard end <= bytes.count, bytes[position..<end].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16)
    else { throw fault("expected four hexadecimal digits") }
    position = end
    return code
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Fault) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw fault("expected a value, found \(found)") }
    position += word.utf8.count
    return value
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// What stands here, in the words of an error message.
  private var found: String {
    guard let byte = peek else { return "the end" }
    return (0x21...0x7E).contains(byte) ? "'\(Character(Unicode.Scalar(byte)))'" : "a byte of \(byte)"
  }

  private func fault(_ reason: String) -> Fault {
    let before = bytes[..<min(position, bytes.count)]
    let line = before.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
    let lineStart = (before.lastIndex(of: 0x0A) ?? -1) + 1
    return Fault(line: line, column: before.endIndex - lineStart + 1, reason: reason)
  }
}
