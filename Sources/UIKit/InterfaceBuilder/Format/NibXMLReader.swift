/// Reads the XML of Interface Builder files: elements, attributes, text, comments, and nothing that could reach outside.
///
/// There is no document type, hence no entity but XML's five and those of numbers; the encoding is UTF-8. Whatever is
/// neither ends the reading with an error. Depth, size and the number of attributes are bounded, so that no file takes a
/// stack or memory without end.
struct NibXMLReader {
  /// Deeper than what people nest, and shallow enough for any stack.
  static let deepestNesting = 256
  static let largestFile = 64 << 20
  private static let mostAttributes = 256

  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: String
  private var position = 0
  private var line = 1

  /// The root element of a file. The name stands in errors.
  static func read(_ data: Data, file: String) throws(NibError) -> NibElement {
    guard data.count <= largestFile else { throw NibError(file: file, reason: "the file is too large") }
    // Errors of one type go through a result: closures of Foundation rethrow any.
    let result = data.withUnsafeBytes { raw -> Result<NibElement, NibError> in
      var reader = NibXMLReader(bytes: raw.bindMemory(to: UInt8.self), file: file)
      do throws(NibError) {
        return .success(try reader.document())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.bytes = bytes
    self.file = file
  }

  // MARK: Document

  private mutating func document() throws(NibError) -> NibElement {
    if matches([0xEF, 0xBB, 0xBF]) { position = 3 }
    if matches("<?xml") { try declaration() }
    try misc()
    guard current == UInt8(ascii: "<") else { throw error("there is no element") }
    let root = try elements()
    try misc()
    guard current == nil else { throw error("there is something after the last element") }
    return root
  }

  private mutating func declaration() throws(NibError) {
    let start = position
    try skip(through: "?>", of: "the XML declaration")
    let text = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    guard let encoding = text.range(of: "encoding") else { return }
    let name = text[encoding.upperBound...].drop { " \t\r\n=\"'".contains($0) }.prefix { !"\"'".contains($0) }
    guard name == "utf-8" || name == "us-ascii" else {
      throw error("the encoding is \(name), only UTF-8 is read")
    }
  }

  /// Comments, processing instructions and white space around the root element.
  private mutating func misc() throws(NibError) {
    while true {
      skipSpace()
      if matches("<!--") {
        try skip(through: "-->", of: "a comment")
      } else if matches("<?") {
        try skip(through: "?>", of: "a processing instruction")
      } else if matches("<!DOCTYPE") {
        throw error("a document type is refused: it could define entities and name other files")
      } else {
        return
      }
    }
  }

  /// The root element with all that is in it. The open elements are a list, not calls that lie in one another.
  private mutating func elements() throws(NibError) -> NibElement {
    let (root, isEmpty) = try startTag()
    var open = isEmpty ? [] : [root]
    while let innermost = open.last {
      guard let byte = current else {
        throw NibError(file: file, at: innermost, reason: "the file ends within this element")
      }
      if byte != UInt8(ascii: "<") {
        try characters(into: innermost)
      } else if matches("</") {
        try endTag(of: innermost)
        open.removeLast()
      } else if matches("<!--") {
        try skip(through: "-->", of: "a comment")
      } else if matches("<![CDATA[") {
        position += 9
        let start = position
        try skip(through: "]]>", of: "a CDATA section")
        innermost.append(try string(start..<position - 3))
      } else if matches("<?") {
        try skip(through: "?>", of: "a processing instruction")
      } else if matches("<!") {
        throw error("declarations are refused")
      } else {
        let (element, isEmpty) = try startTag()
        innermost.append(element)
        guard !isEmpty else { continue }
        open.append(element)
        guard open.count <= Self.deepestNesting else {
          throw NibError(file: file, at: element, reason: "elements are nested more than \(Self.deepestNesting) deep")
        }
      }
    }
    return root
  }

  // MARK: Tags

  private mutating func startTag() throws(NibError) -> (NibElement, isEmpty: Bool) {
    let start = line
    position += 1
    let name = try self.name(of: "an element")
    var attributes: [String: String] = [:]
    while true {
      let hasSpace = skipSpace()
      guard let byte = current else { throw error("the file ends within the tag of <\(name)>") }
      if byte == UInt8(ascii: ">") {
        position += 1
        return (NibElement(name: name, attributes: attributes, line: start), false)
      }
      if matches("/>") {
        position += 2
        return (NibElement(name: name, attributes: attributes, line: start), true)
      }
      guard hasSpace else { throw error("there is something unexpected in the tag of <\(name)>") }
      let key = try self.name(of: "an attribute of <\(name)>")
      skipSpace()
      guard current == UInt8(ascii: "=") else { throw error("the attribute \(key) of <\(name)> has no value") }
      position += 1
      skipSpace()
      let value = try attributeValue(key, of: name)
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw error("<\(name)> has the attribute \(key) twice")
      }
      guard attributes.count <= Self.mostAttributes else { throw error("<\(name)> has too many attributes") }
    }
  }

  private mutating func endTag(of element: NibElement) throws(NibError) {
    position += 2
    let name = try self.name(of: "a closing tag")
    skipSpace()
    guard name == element.name, current == UInt8(ascii: ">") else {
      throw NibError(file: file, at: element, reason: "the element is closed by </\(name)> at line \(line)")
    }
    position += 1
  }

  private mutating func attributeValue(_ key: String, of name: String) throws(NibError) -> String {
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error("the attribute \(key) of <\(name)> has no value in quotes")
    }
    position += 1
    var value = ""
    var start = position
    while let byte = current {
      switch byte {
      case quote:
        value += try string(start..<position)
        position += 1
        return value
      case UInt8(ascii: "&"):
        value += try string(start..<position)
        value.unicodeScalars.append(try reference())
        start = position
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        // White space that is not written as a number counts as one space a character.
        value += try string(start..<position) + " "
        if byte == UInt8(ascii: "\n") { line += 1 }
        position += 1
        start = position
      case UInt8(ascii: "<"):
        throw error("the attribute \(key) of <\(name)> contains <")
      default:
        position += 1
      }
    }
    throw error("the file ends within the attribute \(key) of <\(name)>")
  }

  private mutating func characters(into element: NibElement) throws(NibError) {
    var start = position
    while let byte = current, byte != UInt8(ascii: "<") {
      if byte == UInt8(ascii: "&") {
        element.append(try string(start..<position))
        element.append(String(Character(try reference())))
        start = position
        continue
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    element.append(try string(start..<position))
  }

  /// The character of `&name;` or `&#number;`.
  private mutating func reference() throws(NibError) -> Unicode.Scalar {
    let start = position + 1
    guard let end = bytes[start..<min(start + 12, bytes.count)].firstIndex(of: UInt8(ascii: ";")) else {
      throw error("a reference has no end")
    }
    let name = try string(start..<end)
    position = end + 1
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { throw error("the entity &\(name); is not one of XML's own") }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, let scalar = Unicode.Scalar(number), number >= 0x20 || [9, 10, 13].contains(number) else {
      throw error("&\(name); is no character")
    }
    return scalar
  }

  // MARK: Bytes

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func matches(_ text: StaticString) -> Bool {
    matches(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private func matches(_ pattern: some Collection<UInt8>) -> Bool {
    bytes[position...].starts(with: pattern)
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      if byte == 0x0A { line += 1 }
      position += 1
    }
    return position > start
  }

  private mutating func skip(through end: StaticString, of what: String) throws(NibError) {
    while position < bytes.count {
      if matches(end) {
        position += end.utf8CodeUnitCount
        return
      }
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    throw error("the file ends within \(what)")
  }

  private mutating func name(of what: String) throws(NibError) -> String {
    let start = position
    while let byte = current, Self.isNameByte(byte, isFirst: position == start) { position += 1 }
    guard position > start else { throw error("the name of \(what) is missing") }
    return try string(start..<position)
  }

  private static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case 0x80..., UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"):
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
    default: false
    }
  }

  private func string(_ range: Range<Int>) throws(NibError) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw error("there are bytes that are not UTF-8")
    }
    return text
  }

  private func error(_ reason: String) -> NibError {
    NibError(file: file, line: line, reason: reason)
  }
}
