import Foundation
import Testing

@testable import ScrimCommand

@Suite struct OutputFolderTests {
  private let path = NSTemporaryDirectory() + "scrim-output-\(UUID().uuidString)"

  @Test func `a file appears whole or not at all`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try OutputFolder(creating: path + "/a/b")
    try folder.write(Data("one".utf8), to: "x.txt")
    struct Stop: Error {}
    #expect(throws: CommandError.self) {
      try folder.write("x.txt") { temporary in
        try Data("two".utf8).write(to: URL(fileURLWithPath: temporary))
        throw Stop()
      }
    }
    #expect(try String(contentsOfFile: folder.path(of: "x.txt"), encoding: .utf8) == "one")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["x.txt"])
  }

  @Test func `a name that is taken by a folder is reported`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try OutputFolder(creating: path)
    _ = try OutputFolder(creating: path + "/x.txt/inner")
    let error = #expect(throws: CommandError.self) { try folder.write(Data(), to: "x.txt") }
    #expect(error?.exitCode == 1)
    #expect(error?.description.hasPrefix("cannot write \(path)/x.txt: ") == true)
  }

  @Test func `what a process left that is no more is swept away`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try OutputFolder(creating: path)
    // Linux has no process of the largest number.
    for name in [".partial-\(Int32.max)-x.png", ".partial-\(getpid())-y.png", ".partial-z", "mine.png"] {
      try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path(of: name)))
    }
    _ = try OutputFolder(creating: path)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path).sorted() == [
        ".partial-\(getpid())-y.png", ".partial-z", "mine.png",
      ])
  }
}
