/// An element that somebody who has the interface read out does not find.
public struct MissingElementError: Error, Sendable, CustomStringConvertible {
  /// What was looked for, and what there is.
  public let description: String

  @MainActor
  init(_ wanted: String, isCovered: Bool, known: [AccessibleElement]) {
    let others = known.isEmpty ? "there is none" : "there are " + known.map(\.summary).joined(separator: ", ")
    description =
      isCovered
      ? "the element \(wanted) cannot be reached: it is hidden, or behind a modal; \(others)"
      : "no element is \(wanted); \(others)"
  }
}
