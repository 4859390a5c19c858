import Foundation
import SourceRewriter

/// What a module's files tell those of other modules, kept beside the compiled module.
enum IndexFile {
  static let pathExtension = "scrimindex"

  static func read(_ path: String) -> ModuleIndex? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(ModuleIndex.self, from: $0) }
  }

  /// What is another for a file that was written anew.
  static func mark(of path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    return "\(path) \(attributes?[.size] ?? 0) \(time)\n"
  }

  /// Writes an index if it is another than the one that is there. One that says nothing is not kept.
  static func write(_ index: ModuleIndex, to path: String) throws {
    guard !index.isEmpty else {
      if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode(index)
    guard FileManager.default.contents(atPath: path) != data else { return }
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
