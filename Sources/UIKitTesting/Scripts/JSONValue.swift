/// A JSON text as it was written, with booleans and numbers kept apart.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// What it is, in the words of an error message.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
