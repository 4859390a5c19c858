/// A piece of a file and what takes its place. Neither adds nor removes a line.
struct SourceEdit {
  /// In bytes from the file's beginning.
  let start: Int
  /// In bytes; 0 for an insertion.
  let length: Int
  let replacement: String
}
