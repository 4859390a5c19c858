/// What a quick look at a file's bytes finds, before anything is parsed. It may find too much (in comments, say), never
/// too little.
struct SourceScan {
  /// Whether the file has a construct that is rewritten wherever it stands.
  private(set) var hasConstruct = false
  private(set) var hasOverride = false
  private(set) var hasExtension = false
  /// Whether the file names what UIKit has, and has it only from XCTest: Apple's brings UIKit along.
  var lacksUIKit: Bool { namesXCTest && namesFromUIKit && !namesUIKit }
  private var namesXCTest = false
  private var namesUIKit = false
  private var namesFromUIKit = false
  /// Whether a class may stand within the body of a function: braces were open when it came.
  private(set) var hasIndentedClass = false
  /// The names after `func`.
  private(set) var functions: Set<String> = []
  /// The names after `class`.
  private(set) var classes: Set<String> = []
  /// The names that are called as optionals, compared with nil, or may be bound in a condition.
  private(set) var optionals: Set<String> = []

  private static let marks: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable", "NSCopying", "NSManaged", "UIApplicationMain", "NSApplicationMain", "selector", "keyPath",
    "convention",
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
          if index > 0, bytes[index - 1] == UInt8(ascii: "."), isReference(bytes, end) {
            optionals.insert(String(decoding: word, as: UTF8.self))
          }
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
    if word.count > 2, word[0] == UInt8(ascii: "U"), word[1] == UInt8(ascii: "I"), !matches(word, "UIKit") {
      namesFromUIKit = true
    }
    switch word.count {
    case 2 where matches(word, "os"):
      if end < bytes.count, bytes[end] == UInt8(ascii: ".") { hasConstruct = true }
    case 3 where matches(word, "iOS"): hasConstruct = true
    case 5 where matches(word, "UIKit"):
      namesUIKit = true
      if end < bytes.count, bytes[end] == UInt8(ascii: ".") { hasConstruct = true }
    case 5 where matches(word, "OSLog"): hasConstruct = true
    case 6 where matches(word, "Darwin"): hasConstruct = true
    case 6 where matches(word, "XCTest"): namesXCTest = true
    case 8 where matches(word, "override"): hasOverride = true
    case 9 where matches(word, "extension"): hasExtension = true
    case 9 where matches(word, "AnyObject"): if looksForMember(bytes, start, end) { hasConstruct = true }
    case 10 where matches(word, "ObjectiveC"): hasConstruct = true
    case 11 where matches(word, "description"):
      if end < bytes.count, bytes[end] == UInt8(ascii: "(") { hasConstruct = true }
    case 15 where matches(word, "class_addMethod"): hasConstruct = true
    case 30 where matches(word, "method_exchangeImplementations"): hasConstruct = true
    case 24 where matches(word, "method_setImplementation"): hasConstruct = true
    case 15 where matches(word, "NSKeyedArchiver"): hasConstruct = true
    case 17 where matches(word, "NSStringFromClass") || matches(word, "NSClassFromString"): hasConstruct = true
    case 17 where matches(word, "NSKeyedUnarchiver"): hasConstruct = true
    default: break
    }
  }

  /// Whether a member of an `AnyObject` may follow: `(x as AnyObject).title`, `(_ sender: AnyObject)`, or a list's.
  private func looksForMember(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var next = end
    while next < bytes.count, bytes[next] == UInt8(ascii: "?") || bytes[next] == UInt8(ascii: "!") { next += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "]") { return true }
    guard next < bytes.count, bytes[next] == UInt8(ascii: ")") || bytes[next] == UInt8(ascii: ",") else { return false }
    var previous = start - 1
    while previous > 0, bytes[previous] == UInt8(ascii: " ") { previous -= 1 }
    if previous >= 0, bytes[previous] == UInt8(ascii: ":") { return true }
    next += 1
    while next < bytes.count, bytes[next] == UInt8(ascii: "?") || bytes[next] == UInt8(ascii: "!") { next += 1 }
    return next < bytes.count && bytes[next] == UInt8(ascii: ".")
  }

  /// `name != nil`: the name before two characters of comparison.
  private mutating func addCompared(_ bytes: UnsafeBufferPointer<UInt8>, before index: Int, _ last: Range<Int>) {
    guard last.upperBound < index else { return }
    let between = bytes[last.upperBound..<index].filter { $0 != UInt8(ascii: " ") }
    if between == [UInt8(ascii: "!"), UInt8(ascii: "=")] || between == [UInt8(ascii: "="), UInt8(ascii: "=")] {
      optionals.insert(String(decoding: bytes[last], as: UTF8.self))
    }
  }

  /// Whether a name is followed by what follows the condition `if let a = b.name`.
  private func isReference(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    var next = end
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\n") { next += 1 }
    guard next < bytes.count else { return false }
    switch bytes[next] {
    case UInt8(ascii: "{"), UInt8(ascii: ","): return true
    case UInt8(ascii: "e"):
      return next + 4 <= bytes.count && matches(UnsafeBufferPointer(rebasing: bytes[next..<(next + 4)]), "else")
    default: return false
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
