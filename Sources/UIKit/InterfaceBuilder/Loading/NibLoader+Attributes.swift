extension NibLoader {
  /// Sets the user-defined runtime attributes of an object. One that cannot be set is reported, as UIKit does.
  func setRuntimeAttributes(of object: NSObject, _ element: NibElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let keyPath = attribute["keyPath"], let value = runtimeValue(attribute) else {
        file.report(at: element, "a user-defined runtime attribute has no value that is known here")
        continue
      }
      if let reason = refusal(of: value.object, keyPath: keyPath, object) {
        file.report(
          at: element,
          "Failed to set (\(keyPath)) user defined inspected property on (\(type(of: object))): \(reason)")
      } else {
        object.setValue(value.object, forKeyPath: keyPath)
      }
    }
  }

  /// Why a value cannot be set; nil if it can.
  func refusal(of value: Any?, keyPath: String, _ object: NSObject) -> String? {
    var target = object
    var keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    while keys.count > 1, !(target is CALayer) {
      let key = keys.removeFirst()
      guard target is CAAnimation || _SelectorRuntime.access(to: key, in: type(of: target)) != nil else {
        return "this class is not key value coding-compliant for the key \(key)."
      }
      guard let next = target.value(forKey: key) as? NSObject else { return nil }
      target = next
    }
    // A layer takes every key, and looks at the value itself.
    if target is CALayer || target is CAAnimation || target.responds(to: "setValue:forUndefinedKey:") { return nil }
    guard let access = _SelectorRuntime.access(to: keys[0], in: type(of: target)), access.set != nil else {
      return "this class is not key value coding-compliant for the key \(keys[0])."
    }
    guard access.takes(value) else {
      return "\(value.map { "a \(type(of: $0))" } ?? "nil") is no value for the key \(keys[0]), "
        + "which takes \(access.valueType)."
    }
    return nil
  }

  private struct RuntimeValue {
    let object: Any?
  }

  private func runtimeValue(_ attribute: NibElement) -> RuntimeValue? {
    let child = attribute.value(forKey: "value")
    switch attribute["type"] {
    case "nil": return RuntimeValue(object: nil)
    case "boolean": return RuntimeValue(object: attribute.flag("value") ?? false)
    case "string", "localizedString":
      return RuntimeValue(object: attribute["value"] ?? child?.stringValue ?? "")
    case "image":
      guard let name = attribute["value"] ?? child?["value"] else { return nil }
      return file.image(named: name, isSystem: false, at: attribute).map { RuntimeValue(object: $0) }
    case "number":
      if child?.name == "integer" { return child?.integer("value").map { RuntimeValue(object: $0) } }
      return child?.number("value").map { RuntimeValue(object: Double($0)) }
    case "color": return child.flatMap(file.color).map { RuntimeValue(object: $0) }
    case "rect": return child?.rect.map { RuntimeValue(object: $0) }
    case "point": return child?.point.map { RuntimeValue(object: $0) }
    case "size": return child?.size.map { RuntimeValue(object: $0) }
    case "range":
      guard let location = child?.integer("location"), let length = child?.integer("length") else { return nil }
      return RuntimeValue(object: NSRange(location: location, length: length))
    default: return nil
    }
  }
}
