import Foundation
import Testing

@testable import ScrimCommand

@Suite struct ScriptFileTests {
  private let path = NSTemporaryDirectory() + "scrim-pipe-\(UUID().uuidString)"

  @Test func `a pipe that nobody writes to is given up`() {
    defer { unlink(path) }
    #expect(mkfifo(path, 0o600) == 0)
    let error = #expect(throws: CommandError.self) { try ScriptFile.read(path, patience: 0) }
    #expect(error?.exitCode == 2)
    #expect(error?.description.contains("nothing came") == true)
  }

  @Test func `a pipe is read to its end`() throws {
    defer { unlink(path) }
    #expect(mkfifo(path, 0o600) == 0)
    // Both ends in one process: the writer's end is open before anything is read.
    let writer = open(path, O_RDWR)
    let text = Array("[]".utf8)
    #expect(write(writer, text, text.count) == text.count)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    close(writer)
    #expect(try ScriptFile.read("/dev/fd/\(reader)", patience: 1000) == Data(text))
    close(reader)
  }

  @Test func `a folder is refused, and a device without an end is read no further than a script may be long`() throws {
    let folder = #expect(throws: CommandError.self) { try ScriptFile.read(NSTemporaryDirectory()) }
    #expect(folder?.description.hasSuffix("Is a directory") == true)
    #expect(try ScriptFile.read("/dev/zero").count == (1 << 20) + 1)
  }
}
