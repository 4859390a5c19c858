import Foundation

/// How far a run has come, as it is kept in a file.
struct WalkState: Codable {
  let seed: UInt64
  let sequences: Int
  var done = 0
  var failures = 0
  var steps = 0
  var checks = 0
  var digest: UInt64 = 0

  init(seed: UInt64, sequences: Int) {
    self.seed = seed
    self.sequences = sequences
  }

  init?(file: String) {
    guard let data = FileManager.default.contents(atPath: file),
      let state = try? JSONDecoder().decode(WalkState.self, from: data)
    else { return nil }
    self = state
  }

  /// Whether this is an unfinished part of a run.
  func continues(_ run: WalkState) -> Bool {
    seed == run.seed && sequences == run.sequences && done < sequences && failures == 0
  }

  func write(to file: String) {
    guard let data = try? JSONEncoder().encode(self),
      (try? data.write(to: URL(fileURLWithPath: file), options: .atomic)) != nil
    else {
      FileHandle.standardError.write(Data("presentation-fuzz: cannot write \(file)\n".utf8))
      exit(2)
    }
  }
}
