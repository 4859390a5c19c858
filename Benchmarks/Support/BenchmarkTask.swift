import Foundation

/// What a fresh process does for a group, and answers in one line.
enum BenchmarkTask: String {
  /// Shows a demo's first frame and answers when it was there.
  case firstFrame = "first-frame"
  /// Renders a demo to files and answers the memory that it took.
  case demo
  /// Presents and dismisses a demo's modal many times and answers the memory that is left.
  case presentations

  /// Runs this program again with a task: what it answered, and when it was started.
  func runInNewProcess(_ arguments: [String]) throws -> (answer: [Double], start: Double) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--task", rawValue] + arguments
    process.standardOutput = output
    let start = Stopwatch.wall
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let answer = text.split(separator: "\n").last?.split(separator: " ").compactMap { Double($0) } ?? []
    guard process.terminationReason == .exit, process.terminationStatus == 0, !answer.isEmpty else {
      throw BenchmarkFailure("the task \(rawValue) ended with status \(process.terminationStatus): \(text)")
    }
    return (answer, start)
  }

  @MainActor
  static func run(_ words: [String]) throws {
    guard let task = words.first.flatMap(BenchmarkTask.init(rawValue:)) else {
      throw BenchmarkFailure("no such task: \(words.joined(separator: " "))")
    }
    let arguments = Array(words.dropFirst())
    switch task {
    case .firstFrame: try DemoScene.showFirstFrame(arguments)
    case .demo: try DemoMemory.render(arguments)
    case .presentations: try PresentationRound.measureMemory(arguments)
    }
  }
}
