import Foundation
import Testing

@testable import CompilerDriver
@testable import SourceRewriter

@Suite struct DiagnosticsFilterTests {
  private let results = [
    "/a.swift": ModuleRewriter.Result(text: "", warnings: [RewriterWarning(line: 3, column: 5, message: "lost")]),
    "/b.swift": ModuleRewriter.Result(text: "", warnings: [RewriterWarning(line: 1, column: 1, message: "gone")]),
  ]

  private func message(_ kind: String, _ name: String, _ job: Int, inputs: [String] = [], output: String? = nil) -> Data
  {
    var object: [String: Any] = ["kind": kind, "name": name, "pid": job]
    if kind == "began" { object["inputs"] = inputs }
    if let output { object["output"] = output }
    let data = try! JSONSerialization.data(withJSONObject: object)
    return Data("\(data.count)\n".utf8) + data + Data("\n".utf8)
  }

  /// The outputs of jobs in what the filter passes on.
  private func outputs(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["output"] as? String
    }
  }

  @Test func `a warning is said when its file is compiled, and only then`() {
    let filter = DiagnosticsFilter(results, announcing: [], isParseable: true, known: [])
    let stream = filter.stream()
    var passed = stream.take(message("began", "emit-module", 1) + message("finished", "emit-module", 1))
    #expect(outputs(passed) == [])
    passed = stream.take(message("began", "compile", 2, inputs: ["/a.swift"]))
    passed += stream.take(message("finished", "compile", 2, output: "/a.swift:9:1: error: no\n"))
    #expect(outputs(passed) == ["/a.swift:3:5: warning: lost\n/a.swift:9:1: error: no\n"])
    passed = stream.take(message("began", "compile", 3, inputs: ["/a.swift"]) + message("finished", "compile", 3))
    #expect(outputs(passed) == [])
    #expect(filter.takeAnnouncements() == "")
  }

  @Test func `a module that is compiled as a whole has all its warnings said once`() {
    let filter = DiagnosticsFilter(results, announcing: ["/a.swift"], isParseable: true, known: [])
    let stream = filter.stream()
    let passed = stream.take(message("began", "compile", 1) + message("finished", "compile", 1))
    #expect(outputs(passed) == ["/a.swift:3:5: warning: lost\n/b.swift:1:1: warning: gone\n"])
    #expect(filter.takeAnnouncements() == "")
  }

  @Test func `without messages of jobs what is new is said at the end`() {
    let filter = DiagnosticsFilter(results, announcing: ["/b.swift"], isParseable: false, known: [])
    #expect(filter.takeAnnouncements() == "/b.swift:1:1: warning: gone\n")
    #expect(filter.takeAnnouncements() == "")
  }
}
