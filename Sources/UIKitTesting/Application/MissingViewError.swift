/// A view that no window has.
public struct MissingViewError: Error, Sendable, CustomStringConvertible {
  /// The identifier that was looked for.
  public let identifier: String
  /// The identifiers that there are.
  public let known: [String]

  /// What was looked for and what there is.
  public var description: String {
    let others = known.isEmpty ? "no view has an identifier" : "there are " + known.joined(separator: ", ")
    return "no view has the accessibility identifier '\(identifier)'; \(others)"
  }
}
