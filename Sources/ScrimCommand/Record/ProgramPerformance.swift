import CoreGraphics
import Foundation
import UIKitTesting

/// An app that is played by its own program, which sends what it shows through a pipe.
struct ProgramPerformance: Performance {
  /// The program's path.
  let program: String
  /// The script as it was given.
  let script: String

  func perform(
    _ run: DemoRun, isDrawn: Bool, show: @escaping (_ line: String, _ screen: Bitmap?) -> Void
  ) throws(CommandError) -> [String] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .failure("pipe: \(String(cString: strerror(errno)))") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let child = try start(run, isDrawn: isDrawn, output: ends[1])
    close(ends[1])
    Interruption.shared.began(child)
    var reader = RecordingReader(descriptor: ends[0])
    var messages: [String]?
    var failure: String?
    reading: while let part = reader.next() {
      switch part.part {
      case .frame(let line, _, _): show(line, part.bitmap)
      case .end(let said):
        messages = said
        break reading
      case .failure(let reason):
        failure = reason
        break reading
      }
    }
    // An app may have threads that never end.
    kill(child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    Interruption.shared.ended()
    if let failure { throw .failure("\(run.folderName): \(failure)") }
    guard let messages else {
      throw .failure("\(run.folderName): the program ended before its record did: \(ending(status))")
    }
    return messages
  }

  private func ending(_ status: Int32) -> String {
    status & 0x7F == 0 ? "exit code \(status >> 8 & 0xFF)" : "signal \(status & 0x7F)"
  }

  /// Starts the program with the pipe's end as its descriptor 3.
  private func start(_ run: DemoRun, isDrawn: Bool, output: Int32) throws(CommandError) -> pid_t {
    let plan = RecordingPlan(
      device: run.device.name, script: script, seconds: run.seconds, isDrawn: isDrawn, descriptor: 3)
    guard let data = try? JSONEncoder().encode(plan) else { throw .failure("the plan cannot be written as JSON") }
    var environment = ProcessInfo.processInfo.environment
    environment[RecordingPlan.variable] = String(decoding: data, as: UTF8.self)
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, 3)
    var child: pid_t = 0
    let code = posix_spawn(&child, program, &actions, nil, &words, &variables)
    guard code == 0 else { throw .failure("\(program): \(String(cString: strerror(code)))") }
    return child
  }
}

/// Reads the parts of a record.
private struct RecordingReader {
  private let descriptor: Int32
  private var bitmap: Bitmap?

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next part, and the screen if it has one; nil at the end.
  mutating func next() -> (part: RecordingPart, bitmap: Bitmap?)? {
    var head = [UInt32](repeating: 0, count: RecordingPart.headLength / 4)
    guard head.withUnsafeMutableBytes(fill) else { return nil }
    var text = [UInt8](repeating: 0, count: Int(head[1]))
    guard text.withUnsafeMutableBytes(fill),
      let part = RecordingPart(head: head, text: String(decoding: text, as: UTF8.self))
    else { return nil }
    guard case .frame(_, let width, let height) = part, width > 0, height > 0 else { return (part, nil) }
    let screen =
      bitmap.flatMap { $0.width == width && $0.height == height ? $0 : nil } ?? Bitmap(width: width, height: height)
    screen.isOpaque = true
    bitmap = screen
    for row in 0..<height {
      guard fill(UnsafeMutableRawBufferPointer(start: screen.row(row), count: width * 4)) else { return nil }
    }
    return (part, screen)
  }

  /// Whether as many bytes came as were wanted.
  private func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
    var offset = 0
    while offset < buffer.count {
      let count = read(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
      if count > 0 {
        offset += count
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}
