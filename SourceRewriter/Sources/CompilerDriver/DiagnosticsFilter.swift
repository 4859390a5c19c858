import Foundation
import SourceRewriter

/// Puts what the compiler says of rewritten files in terms of the originals: columns, and the lines that it shows. What the
/// rewriter has to say itself is added.
final class DiagnosticsFilter: @unchecked Sendable {
  private let results: [String: ModuleRewriter.Result]
  private let known: Set<String>
  private let isParseable: Bool
  private let changed: Set<String>
  private let lock = NSLock()
  /// What there is to say of files, until it has been said.
  private var announcements: [String: String]

  /// A filter for the messages about a module, as text or, if `isParseable`, as the build system reads them.
  init(
    _ results: [String: ModuleRewriter.Result], announcing changed: Set<String>, isParseable: Bool, known: Set<String>
  ) {
    self.results = results
    self.known = known
    self.isParseable = isParseable
    self.changed = changed
    announcements = results.filter { !$0.value.warnings.isEmpty }.reduce(into: [:]) { lines, entry in
      lines[entry.key] = entry.value.warnings.map {
        "\(entry.key):\($0.line):\($0.column): warning: \($0.message)\n"
      }.joined()
    }
  }

  /// A filter for one stream of messages.
  func stream() -> any OutputStream {
    isParseable ? MessageStream(self) : TextStream(self)
  }

  /// What the rewriter has to say of files whose copies are new, unless it was said where they were compiled.
  func takeAnnouncements() -> String {
    takeAnnouncements(of: changed)
  }

  /// What the rewriter has to say of files, once: like the compiler, whenever it compiles them.
  private func takeAnnouncements(of files: some Sequence<String>) -> String {
    lock.withLock { files.sorted().compactMap { announcements.removeValue(forKey: $0) }.joined() }
  }

  /// Output that is changed on its way.
  protocol OutputStream: AnyObject, Sendable {
    /// Takes output as it comes, and gives back what can be passed on.
    func take(_ data: Data) -> Data
    /// What is left at the end.
    func finish() -> Data
  }

  /// Plain text, translated line by line.
  private final class TextStream: OutputStream, @unchecked Sendable {
    private var pending: [UInt8] = []
    private var translator: SnippetTranslator

    init(_ filter: DiagnosticsFilter) {
      translator = SnippetTranslator(filter.results, known: filter.known)
    }

    func take(_ data: Data) -> Data {
      pending += data
      guard let end = pending.lastIndex(of: UInt8(ascii: "\n")) else { return Data() }
      let whole = pending[...end]
      defer { pending.removeSubrange(...end) }
      return Data(translator.translate(lines: String(decoding: whole, as: UTF8.self)).utf8)
    }

    func finish() -> Data {
      defer { pending = [] }
      return Data(translator.translate(lines: String(decoding: pending, as: UTF8.self)).utf8)
    }
  }

  /// The messages of `-parseable-output`: a number of bytes on a line, then so many bytes of JSON.
  private final class MessageStream: OutputStream, @unchecked Sendable {
    private let filter: DiagnosticsFilter
    private var pending = Data()
    /// The files of the jobs that are running.
    private var files: [Int: [String]] = [:]

    init(_ filter: DiagnosticsFilter) {
      self.filter = filter
    }

    func take(_ data: Data) -> Data {
      pending += data
      var result = Data()
      while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = pending[pending.startIndex..<end]
        guard let length = Int(String(decoding: line, as: UTF8.self)) else {
          // Not a message: the driver speaks plainly.
          result += Data(
            (SnippetTranslator.translate(String(decoding: line, as: UTF8.self), filter.results, known: filter.known)
              + "\n").utf8)
          pending = Data(pending[(end + 1)...])
          continue
        }
        guard pending.endIndex - (end + 1) >= length else { break }
        let message = translate(pending[(end + 1)..<(end + 1 + length)])
        result += Data("\(message.count)\n".utf8) + message
        pending = Data(pending[(end + 1 + length)...])
        if pending.first == UInt8(ascii: "\n") {
          result.append(UInt8(ascii: "\n"))
          pending = Data(pending.dropFirst())
        }
      }
      return result
    }

    func finish() -> Data {
      defer { pending = Data() }
      return pending
    }

    private func translate(_ message: Data) -> Data {
      guard var object = try? JSONSerialization.jsonObject(with: message) as? [String: Any],
        let kind = object["kind"] as? String, let job = object["pid"] as? Int
      else { return message }
      if kind == "began", object["name"] as? String == "compile" {
        let inputs = object["inputs"] as? [String] ?? []
        // A module that is compiled as a whole names no files.
        files[job] = inputs.isEmpty ? Array(filter.results.keys) : inputs
      }
      guard kind == "finished" else { return message }
      let former = object["output"] as? String ?? ""
      let announced = filter.takeAnnouncements(of: files.removeValue(forKey: job) ?? [])
      let text = announced + SnippetTranslator.translate(former, filter.results, known: filter.known)
      guard text != former else { return message }
      object["output"] = text
      return (try? JSONSerialization.data(withJSONObject: object)) ?? message
    }
  }
}
