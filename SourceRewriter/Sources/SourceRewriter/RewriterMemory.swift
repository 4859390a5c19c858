/// What was found out about a module's files, for the next time: those that are as they were are not parsed again.
public struct RewriterMemory: Codable, Sendable {
  /// Two hashes of a file's bytes, and their number.
  struct Digest: Codable, Equatable, Sendable {
    private let first: UInt64
    private let second: UInt64
    private let count: Int

    init(_ bytes: [UInt8]) {
      var first: UInt64 = 0xcbf2_9ce4_8422_2325
      var second: UInt64 = 0x9e37_79b9_7f4a_7c15
      for byte in bytes {
        first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
        second = (second &+ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd
        second ^= second >> 29
      }
      (self.first, self.second, count) = (first, second, bytes.count)
    }
  }

  struct File: Codable, Sendable {
    let digest: Digest
    /// What the file tells the others.
    let index: ModuleIndex
    /// What became of it; nil where it is compiled as it is.
    let result: ModuleRewriter.Result?
  }

  /// What the results depend on beside the module's files: the rewriter itself and the modules that are used.
  let surroundings: String
  /// What all files of the module together say. A file's result holds as long as that is the same.
  let index: ModuleIndex
  let files: [String: File]

  /// Whether there is nothing to remember.
  public var isEmpty: Bool { files.isEmpty }

  func file(at path: String, _ digest: Digest?) -> File? {
    files[path].flatMap { $0.digest == digest ? $0 : nil }
  }
}
