/// Why a text is not a script: which step, which of its keys, and what was expected there.
public struct ScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The index of the step in the list, counted from 0; nil where the fault is in the text as a whole.
  public var index: Int?
  /// The key whose value is at fault; nil where the fault is in the step as a whole.
  public var key: String?
  /// What is wrong and what is expected.
  public var reason: String

  /// Creates an error from its parts.
  public init(index: Int? = nil, key: String? = nil, reason: String) {
    self.index = index
    self.key = key
    self.reason = reason
  }

  /// One line: `step 3, "tap": expected [x, y] with two finite numbers`.
  public var description: String {
    var place: [String] = []
    if let index { place.append("step \(index)") }
    if let key { place.append("\"\(key)\"") }
    return place.isEmpty ? reason : place.joined(separator: ", ") + ": " + reason
  }
}
