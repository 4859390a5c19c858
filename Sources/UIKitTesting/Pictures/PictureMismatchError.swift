/// A picture test that failed, with the folder where everything lies that explains it.
public struct PictureMismatchError: Error, CustomStringConvertible {
  /// What is wrong.
  public let reason: String
  /// The files that were written, the paths as the folder's was given.
  public let files: [String]

  /// What is wrong and where to look.
  public var description: String {
    files.isEmpty ? reason : reason + "; see " + files.joined(separator: ", ")
  }
}
