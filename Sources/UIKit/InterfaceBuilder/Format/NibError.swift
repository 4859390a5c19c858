/// What is wrong with an Interface Builder file, and where.
struct NibError: Error, CustomStringConvertible {
  /// The name of the file.
  var file: String
  var line: Int?
  /// The name of the element, and its id.
  var element: String?
  var id: String?
  var reason: String

  init(file: String, line: Int? = nil, element: String? = nil, id: String? = nil, reason: String) {
    self.file = file
    self.line = line
    self.element = element
    self.id = id
    self.reason = reason
  }

  init(file: String, at element: NibElement, reason: String) {
    self.init(file: file, line: element.line, element: element.name, id: element.id, reason: reason)
  }

  /// `Main.storyboard:12: <label id="a1b-2c-d3e">: …`
  var description: String {
    let place = line.map { ":\($0)" } ?? ""
    let tag = element.map { " <\($0)\(id.map { " id=\"\($0)\"" } ?? "")>:" } ?? ""
    return "\(file)\(place):\(tag) \(reason)"
  }
}
