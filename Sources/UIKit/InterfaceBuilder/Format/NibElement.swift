/// An element of an Interface Builder file.
final class NibElement {
  let name: String
  let attributes: [String: String]
  private(set) var children: [NibElement] = []
  /// The characters between the tags, those of children left out.
  private(set) var text = ""
  /// Where the element begins in its file, counted from 1.
  let line: Int

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  func append(_ child: NibElement) {
    children.append(child)
  }

  func append(_ characters: String) {
    text += characters
  }

  /// What connections and constraints call the element.
  var id: String? { attributes["id"] }

  /// The attribute of a name.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child of a name.
  func child(_ name: String) -> NibElement? {
    children.first { $0.name == name }
  }

  /// The child that is the value of a key.
  func value(forKey key: String) -> NibElement? {
    children.first { $0.attributes["key"] == key }
  }

  /// The child of a name that is the value of a key.
  func child(_ name: String, key: String) -> NibElement? {
    children.first { $0.name == name && $0.attributes["key"] == key }
  }

  /// The elements in a child of a name, such as `subviews`.
  func list(_ name: String) -> [NibElement] {
    child(name)?.children ?? []
  }
}
