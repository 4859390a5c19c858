import Foundation
import Testing

/// Scrim compiles against Apple's UIKit too: it may use nothing that only ours has.
@Suite struct ScrimVocabularyTests {
  /// What Scrim uses of the language, of Foundation, of Dispatch and of QuartzCore's functions.
  private static let others: Set<String> = [
    "assumeIsolated", "async", "getSpecific", "isMainThread", "main", "setSpecific",
    "NSCoder", "NSObject", "UIKit", "CACurrentMediaTime", "CGFloat", "CGRect", "CGPoint", "CGSize",
    "cancelPreviousPerformRequests", "perform", "map", "compactMap", "flatMap", "contains", "first", "append", "x", "y",
    "dx",
    "dy", "width", "height", "minX", "minY", "midX", "midY", "zero", "some", "none",
  ]
  /// What the table does not have because it is newer, each with its page.
  private static let later: Set<String> = [
    // <https://developer.apple.com/documentation/uikit/uiaccessibility/focusedelement(using:)>
    "focusedElement",
    // <https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier/notificationvoiceover>
    "notificationVoiceOver",
  ]

  private static let sources: [(name: String, text: String)] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Scrim").standardizedFileURL
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.map { file in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return (file.lastPathComponent, stripped(text))
    }
  }()

  private static func stripped(_ text: String) -> String {
    text.replacingOccurrences(of: #""(\\.|[^"\\])*""#, with: "\"\"", options: .regularExpression)
      .replacingOccurrences(of: "//[^\n]*", with: "", options: .regularExpression)
  }

  private static func names(_ pattern: String, in text: String) -> Set<String> {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let whole = NSRange(text.startIndex..., in: text)
    return Set(
      expression.matches(in: text, range: whole).compactMap { match in
        Range(match.range(at: 1), in: text).map { String(text[$0]) }
      })
  }

  @Test func `Scrim uses nothing that Apple's modules lack`() {
    var types = Self.others.union(Self.later)
    var members = types
    for line in AppleVocabulary.text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      for part in parts[0].split(separator: ".") { types.insert(String(part)) }
      if parts.count > 1 { members.formUnion(parts[1].split(separator: " ").map(String.init)) }
    }
    #expect(Self.sources.count > 10)
    let all = Self.sources.map(\.text).joined(separator: "\n")
    members.formUnion(
      Self.names(#"\b(?:func|var|let|case|class|enum|struct|protocol)\s+`?(\w+)"#, in: all))
    for (name, text) in Self.sources {
      let usedTypes = Self.names(#"\b((?:UI|CA|NS|CG)[A-Z]\w*)"#, in: text)
      #expect(usedTypes.subtracting(types) == [], "\(name)")
      let usedMembers = Self.names(#"\.([a-z]\w*)"#, in: text)
        .union(Self.names(#"override (?:public |open )*(?:var|func)\s+(\w+)"#, in: text))
      #expect(usedMembers.subtracting(members) == [], "\(name)")
    }
  }

  @Test func `the comparison finds a name that Apple does not have`() {
    let text = Self.stripped("view.shimmer() // .comment\nlet view: UIShimmerView = \"\\\".quoted\"")
    #expect(Self.names(#"\.([a-z]\w*)"#, in: text) == ["shimmer"])
    #expect(Self.names(#"\b((?:UI|CA|NS|CG)[A-Z]\w*)"#, in: text) == ["UIShimmerView"])
  }

  @Test func `only one file knows the platform`() {
    let conditional = Self.sources.filter { $0.text.contains("#if") }.map(\.name)
    #expect(conditional == ["GestureAction.swift"])
  }
}
