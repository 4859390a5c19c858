/// What is wrong with a visual format, and at which character.
struct VisualFormatError: Error {
  let message: String
  let offset: Int

  /// Apple's text: the message, the format, and a mark below the place.
  func reason(in format: String) -> String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n" + String(repeating: " ", count: offset) + "^"
  }
}
