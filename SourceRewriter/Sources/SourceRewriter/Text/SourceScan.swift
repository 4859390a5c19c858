/// What a quick look at a file's bytes finds, before anything is parsed. It may find too much (in comments, say), never
/// too little.
struct SourceScan {
  /// Whether the file has a construct that is rewritten wherever it stands.
  private(set) var hasConstruct = false
  private(set) var hasOverride = false
  private(set) var hasExtension = false
  /// Whether a class may stand within the body of a function: braces were open when it came.
  private(set) var hasIndentedClass = false
  /// The names after `func`.
  private(set) var functions: Set<String> = []
  /// The names after `class`.
  private(set) var classes: Set<String> = []
  /// The names that are called as optionals, or compared with nil.
  private(set) var optionals: Set<String> = []

  private static let marks: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable", "NSCopying", "NSManaged", "UIApplicationMain", "NSApplicationMain", "selector", "keyPath",
  ]

  init(_ source: [UInt8]) {
    source.withUnsafeBufferPointer { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var last = 0..<0
    var collectsFunction = false
    var collectsClass = false
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isIdentifier(byte) {
        var end = index + 1
        while end < bytes.count, isIdentifier(bytes[end]) { end += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[index..<end])
        if collectsFunction { functions.insert(String(decoding: word, as: UTF8.self)) }
        // `class func` and `class var` are no classes.
        if collectsClass, !matches(word, "func"), !matches(word, "var") {
          classes.insert(String(decoding: word, as: UTF8.self))
          if depth > 0 { hasIndentedClass = true }
        }
        collectsFunction = matches(word, "func")
        collectsClass = matches(word, "class")
        if index > 0, bytes[index - 1] == UInt8(ascii: "@") || bytes[index - 1] == UInt8(ascii: "#") {
          if Self.marks.contains(String(decoding: word, as: UTF8.self)) { hasConstruct = true }
        } else if matches(word, "nil") {
          addCompared(bytes, before: index, last)
        } else {
          examine(word, bytes, index, end)
        }
        last = index..<end
        index = end
        continue
      }
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if byte == UInt8(ascii: "("), index > 1, last.upperBound == index - 1,
        bytes[index - 1] == UInt8(ascii: "?") || bytes[index - 1] == UInt8(ascii: "!")
      {
        optionals.insert(String(decoding: bytes[last], as: UTF8.self))
      }
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") {
        collectsFunction = false
        collectsClass = false
      }
      index += 1
    }
  }

  private mutating func examine(
    _ word: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) {
    switch word.count {
    case 2 where matches(word, "os"):
      if end < bytes.count, bytes[end] == UInt8(ascii: ".") { hasConstruct = true }
    case 3 where matches(word, "iOS"): hasConstruct = true
    case 5 where matches(word, "UIKit"):
      if end < bytes.count, bytes[end] == UInt8(ascii: ".") { hasConstruct = true }
    case 8 where matches(word, "override"): hasOverride = true
    case 9 where matches(word, "extension"): hasExtension = true
    case 10 where matches(word, "ObjectiveC"): hasConstruct = true
    case 11 where matches(word, "description"):
      if end < bytes.count, bytes[end] == UInt8(ascii: "(") { hasConstruct = true }
    case 17 where matches(word, "NSStringFromClass") || matches(word, "NSClassFromString"): hasConstruct = true
    default: break
    }
  }

  /// `name != nil`: the name before two characters of comparison.
  private mutating func addCompared(_ bytes: UnsafeBufferPointer<UInt8>, before index: Int, _ last: Range<Int>) {
    guard last.upperBound < index else { return }
    let between = bytes[last.upperBound..<index].filter { $0 != UInt8(ascii: " ") }
    if between == [UInt8(ascii: "!"), UInt8(ascii: "=")] || between == [UInt8(ascii: "="), UInt8(ascii: "=")] {
      optionals.insert(String(decoding: bytes[last], as: UTF8.self))
    }
  }

  private func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func matches(_ word: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    guard word.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<word.count where word[index] != text.utf8Start[index] { return false }
    return true
  }
}
