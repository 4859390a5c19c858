import Foundation
import SourceRewriter

/// Translates the compiler's messages, line by line.
///
/// A message begins with `path:line:column:`. Lines of the source follow as `12 | text`, and under them marks as
/// `   |    `- error: …`.
struct SnippetTranslator {
  private let results: [String: ModuleRewriter.Result]
  /// The names of UIKit's types.
  private let known: Set<String>
  private var originals: [String: [Substring]] = [:]
  /// The file that the last message was about.
  private var file: String?
  /// The line of the source that was shown last.
  private var shownLine: Int?

  private nonisolated(unsafe) static let messageMark = /:\d+:\d+: (?:error|warning|note|remark):/

  init(_ results: [String: ModuleRewriter.Result], known: Set<String> = []) {
    self.results = results
    self.known = known
  }

  /// Translates a text of whole messages.
  static func translate(
    _ text: String, _ results: [String: ModuleRewriter.Result], known: Set<String> = []
  ) -> String {
    var translator = SnippetTranslator(results, known: known)
    return translator.translate(lines: text)
  }

  mutating func translate(lines text: String) -> String {
    guard !text.isEmpty else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { translate(String($0)) }
      .joined(separator: "\n")
  }

  mutating func translate(_ line: String) -> String {
    if let translated = translateHeader(line) { return translated }
    guard let file, let result = results[file], let bar = line.firstIndex(of: "|") else { return line }
    let gutter = line[..<bar]
    let number = gutter.trimmingCharacters(in: .whitespaces)
    if let shown = Int(number) {
      shownLine = shown
      guard let original = originalLine(shown, of: file) else { return line }
      return "\(gutter)| \(original)"
    }
    guard number.isEmpty, let shownLine, result.columns.moves(line: shownLine) else { return line }
    let marks = line[line.index(after: bar)...]
    guard let first = marks.firstIndex(where: { $0 != " " }) else { return line }
    // One blank stands between the bar and the text.
    let column = marks.distance(from: marks.startIndex, to: first)
    let moved = result.columns.originalColumn(line: shownLine, column: max(column, 1))
    return "\(gutter)|\(String(repeating: " ", count: moved))\(marks[first...])"
  }

  private mutating func translateHeader(_ line: String) -> String? {
    guard line.hasPrefix("/") else {
      // A message about what is in no file: a declaration of a module, say.
      if line.first.map({ !$0.isWhitespace && !$0.isNumber }) ?? false, line.contains(Self.messageMark) { file = nil }
      return nil
    }
    let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let number = Int(parts[1]), let column = Int(parts[2]) else {
      file = nil
      return nil
    }
    let path = String(parts[0])
    file = path
    shownLine = nil
    let explanation = MissingNames.explanation(of: parts[3], known: known) ?? ""
    guard let result = results[path] else { return explanation.isEmpty ? nil : line + explanation }
    return "\(path):\(number):\(result.columns.originalColumn(line: number, column: column)):\(parts[3])\(explanation)"
  }

  private mutating func originalLine(_ number: Int, of path: String) -> Substring? {
    if originals[path] == nil {
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      originals[path] = text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    guard let lines = originals[path], number >= 1, number <= lines.count else { return nil }
    return lines[number - 1]
  }
}
