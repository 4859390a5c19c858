import SourceRewriter

/// The list of tests that the package manager writes for XCTest.
///
/// It names methods as they are, and XCTest casts them to plain functions at run time, which fails for those of the main
/// actor: on Apple's platforms tests are found another way. Each gets a closure around it here. XCTest calls it on the
/// main thread.
enum DiscoveredTests {
  static func isModule(_ name: String) -> Bool { name.hasSuffix("PackageDiscoveredTests") }

  /// The file with a closure for each `("testX", testX)`; nil if there is none.
  static func rewrite(_ text: String) -> String? {
    var type: Substring?
    var isChanged = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      if let match = line.firstMatch(of: #/^\s*(?:fileprivate )?extension (\w+) \{/#) { type = match.1 }
      guard let type, let entry = line.firstMatch(of: #/\("(\w+)", (\w+)\)/#) else { return String(line) }
      isChanged = true
      let closure =
        "{ (test: \(type)) -> () throws -> Void in nonisolated(unsafe) let test = test; "
        + "return { try MainActor.assumeIsolated { try test.\(entry.2)() } } }"
      return line.replacingCharacters(in: entry.range, with: "(\"\(entry.1)\", \(closure))")
    }
    return isChanged ? lines.joined(separator: "\n") : nil
  }
}

extension Substring {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
