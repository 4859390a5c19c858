import Foundation

/// The files that a failed picture test leaves behind.
struct PictureEvidence {
  /// The folder for all tests: `out/failures` under the working directory, unless the environment's
  /// `SCRIM_FAILURES` names another.
  static var root: String {
    ProcessInfo.processInfo.environment["SCRIM_FAILURES"] ?? "out/failures"
  }

  /// The folder of one test.
  let folder: String

  /// The folder of a test under `root`, with every character of the name that is not plain replaced by a hyphen.
  init(test: String, root: String) {
    let name = test.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        ? Character(scalar) : "-"
    }
    let words = String(name).split(separator: "-").joined(separator: "-")
    folder = root + "/" + (words.isEmpty ? "test" : String(words.prefix(100)))
  }

  /// Writes the files and returns their paths; one that cannot be written is told in place of its path.
  func write(_ files: [(name: String, data: Data?)]) -> [String] {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return files.compactMap { name, data in
      guard let data else { return nil }
      let path = folder + "/" + name
      do {
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        return path
      } catch {
        return "\(path) (not written: \(error.localizedDescription))"
      }
    }
  }
}
