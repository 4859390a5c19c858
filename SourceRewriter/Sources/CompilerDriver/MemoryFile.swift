import Foundation
import SourceRewriter

/// Where what is remembered of a module's files is kept, beside what they are compiled to.
struct MemoryFile {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// What is remembered; nil where nothing is, or it cannot be read.
  func read() -> RewriterMemory? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(RewriterMemory.self, from: $0) }
  }

  /// Writes what is remembered. Where no file was looked into there is nothing to remember.
  func write(_ memory: RewriterMemory) throws {
    guard !memory.isEmpty else {
      if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
      return
    }
    let data = try JSONEncoder().encode(memory)
    guard FileManager.default.contents(atPath: path) != data else { return }
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
