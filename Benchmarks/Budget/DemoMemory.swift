import Foundation
import ScrimCommand

/// The memory of `scrim demo`.
@MainActor
enum DemoMemory {
  /// The task of a fresh process: renders a demo as the command does, into a folder, and answers the peak in MB.
  static func render(_ arguments: [String]) throws {
    guard arguments.count == 2 else { throw BenchmarkFailure("expected a demo and a folder") }
    let silent = Console(output: { _ in }, error: { _ in })
    guard ScrimTool.run(["demo", arguments[0], "--out", arguments[1]], console: silent) == 0 else {
      throw BenchmarkFailure("the demo \(arguments[0]) could not be rendered")
    }
    print(try peak())
  }

  /// The most memory that the process has had at once, in MB.
  private static func peak() throws -> Double {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      if let kilobytes = line.split(separator: " ").compactMap({ Double($0) }).first { return kilobytes * 1024 / 1e6 }
    }
    throw BenchmarkFailure("/proc/self/status does not tell VmHWM")
  }
}
