/// What `init(coder:)` of an object from an Interface Builder file is given: the file's element for the object.
///
/// UIKit's own initialisers have the loader read the element. Code that decodes by key finds the attributes and values of
/// the element, under the names of the file or as archives spell them: `tag` and `UITag` are the same.
final class NibCoder: NSCoder {
  let loader: NibLoader
  let file: NibFile
  let element: NibElement
  /// Whether an object was made of the element; another one that is given the same coder stays as it is.
  var isConsumed = false

  @MainActor
  init(loader: NibLoader, element: NibElement) {
    self.loader = loader
    file = loader.file
    self.element = element
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool {
    Self.names(of: key).contains { element[$0] != nil || element.value(forKey: $0) != nil }
  }

  override func decodeObject(forKey key: String) -> Any? {
    for name in Self.names(of: key) {
      if let child = element.value(forKey: name) { return object(child) }
      if let text = element[name] { return text }
    }
    return nil
  }

  override func decodeBool(forKey key: String) -> Bool {
    value(forKey: key, NibElement.flag) ?? false
  }

  override func decodeInteger(forKey key: String) -> Int {
    value(forKey: key, NibElement.integer) ?? 0
  }

  override func decodeInt32(forKey key: String) -> Int32 {
    Int32(clamping: decodeInteger(forKey: key))
  }

  override func decodeInt64(forKey key: String) -> Int64 {
    Int64(decodeInteger(forKey: key))
  }

  override func decodeDouble(forKey key: String) -> Double {
    value(forKey: key, NibElement.number).map { Double($0) } ?? 0
  }

  override func decodeFloat(forKey key: String) -> Float {
    Float(decodeDouble(forKey: key))
  }

  private func value<Value>(forKey key: String, _ read: (NibElement) -> (String) -> Value?) -> Value? {
    for name in Self.names(of: key) {
      if let value = read(element)(name) { return value }
    }
    return nil
  }

  private func object(_ child: NibElement) -> Any? {
    switch child.name {
    case "color": file.color(child)
    case "fontDescription", "font": file.font(child)
    case "string", "mutableString": child.stringValue
    case "rect": child.rect.map { NSValue(cgRect: $0) }
    case "point": child.point.map { NSValue(cgPoint: $0) }
    case "size": child.size.map { NSValue(cgSize: $0) }
    case "integer": child.integer("value").map { NSNumber(value: $0) }
    case "real": child.number("value").map { NSNumber(value: Double($0)) }
    case "boolean": child.flag("value").map { NSNumber(value: $0) }
    default: child.id.flatMap { Self.object(withID: $0, of: loader) }
    }
  }

  private static func object(withID id: String, of loader: NibLoader) -> AnyObject? {
    unsafeAssumeMainActor { loader.object(withID: id) }
  }

  /// The names that a key may have in the file.
  private static func names(of key: String) -> [String] {
    let bare = key.hasPrefix("UI") ? String(key.dropFirst(2)) : key
    return [key, bare.prefix(1).lowercased() + bare.dropFirst()]
  }
}
