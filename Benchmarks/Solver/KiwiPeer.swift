import Foundation

/// kiwi in a process of its own, which reads the workload as text.
struct KiwiPeer {
  let executable: URL
  /// Where traces and values are written.
  let folder: URL
  /// Seconds after which a workload is cut short.
  let cap: Double

  /// Writes the workload for `measure`.
  func prepare(_ workload: Workload) throws {
    try workload.trace.write(to: traceFile(workload.name), atomically: true, encoding: .utf8)
  }

  /// Forgets the workload's files, which are large.
  func discard(_ name: String) {
    try? FileManager.default.removeItem(at: traceFile(name))
    try? FileManager.default.removeItem(at: valuesFile(name))
  }

  /// Repeats until `seconds` have been measured, at most `limit` times.
  func measure(_ name: String, seconds: Double, limit: Int) throws -> Measurement {
    try? FileManager.default.removeItem(at: valuesFile(name))
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = [traceFile(name).path, "\(seconds)", "\(limit)", "\(cap)", valuesFile(name).path]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw BenchmarkFailure("kiwi ended with status \(process.terminationStatus) on \(name)")
    }
    var result = try parse(text, name)
    if let values = try? String(contentsOf: valuesFile(name), encoding: .utf8) {
      result.values = values.split(separator: "\n").compactMap { Double($0) }
    }
    return result
  }

  private func parse(_ text: String, _ name: String) throws -> Measurement {
    var result = Measurement()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      var one = Measurement()
      switch words[0] {
      case "repeat":
        guard words.count == 2, let time = Double(words[1]) else { fallthrough }
        one.definition = [time]
      case "section":
        guard words.count == 5, let done = Int(words[2]), let time = Double(words[4]) else { fallthrough }
        // What was cut short before its first group ended has no time a group.
        one.sections = [
          .init(
            name: String(words[1]), groups: done, samples: done == 0 ? [] : [time / Double(done)],
            unfinished: done == 0 ? time : nil)
        ]
      case "capped": one.isCapped = true
      case "error": one.error = words.dropFirst().joined(separator: " ")
      default: throw BenchmarkFailure("kiwi said '\(line)' on \(name)")
      }
      result.add(one)
    }
    return result
  }

  private func traceFile(_ name: String) -> URL { folder.appendingPathComponent("\(name).txt") }
  private func valuesFile(_ name: String) -> URL { folder.appendingPathComponent("\(name).values") }
}
