/// How methods are named in Swift and in Objective-C.
enum MethodName {
  /// `move(_:to:)`.
  static func full(_ base: String, _ labels: [String]) -> String {
    "\(base)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// The selector that the compiler gives a method: the first label joins the base name, after "With" unless either of
  /// them is a preposition already.
  static func selector(_ base: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var result = base
    if first != "_" {
      if !prepositions.contains(firstWord(first)) && !prepositions.contains(lastWord(base)) { result += "With" }
      result += first.prefix(1).uppercased() + first.dropFirst()
    }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    return result
  }

  /// The selector of a property's setter.
  static func setter(_ property: String) -> String {
    "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  private static func firstWord(_ name: String) -> String {
    guard let first = name.first else { return "" }
    return (String(first) + name.dropFirst().prefix { !$0.isUppercase }).lowercased()
  }

  private static func lastWord(_ name: String) -> String {
    name.lastIndex { $0.isUppercase }.map { name[$0...].lowercased() } ?? name.lowercased()
  }
}
