// Layers and animations, and some classes of Foundation's, have methods of these names of their own, which come first.
extension NSObject {
  /// The value of the property of a key, numbers as what they are; nil where the property is nil.
  ///
  /// A class's properties are known once they are registered with `_SelectorRuntime`; those of UIKit's classes that nib
  /// files set are. A key that is not known goes to the object's method `valueForUndefinedKey:`, if it has one, or raises
  /// `NSUnknownKeyException`.
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkey:)>.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    if let own = _SelectorRuntime.implementation(of: "valueForKey:", in: type(of: self)) { return own(self, [key]) }
    return plainValue(forKey: key)
  }

  /// The value as `NSObject` finds it.
  func plainValue(forKey key: String) -> Any? {
    if let layer = self as? CALayer { return layer.value(forKey: key) }
    if let animation = self as? CAAnimation { return animation.value(forKey: key) }
    if let access = _SelectorRuntime.access(to: key, in: type(of: self)) { return access.get(self) }
    let undefined: Selector = "valueForUndefinedKey:"
    if responds(to: undefined) { return _SelectorRuntime.send(undefined, to: self, [key]) }
    raiseUndefinedKey(key, "valueForUndefinedKey:")
    return nil
  }

  /// Sets the property of a key.
  ///
  /// A key that is not known goes to the object's method `setValue:forUndefinedKey:`, if it has one, or raises
  /// `NSUnknownKeyException`; a value of another type than the property's, and nil where there is always a value, raise
  /// `NSInvalidArgumentException`. Nothing is set then.
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkey:)>.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    if let own = _SelectorRuntime.implementation(of: "setValue:forKey:", in: type(of: self)) {
      _ = own(self, [value, key])
      return
    }
    setPlainValue(value, forKey: key)
  }

  /// Sets the property as `NSObject` finds it.
  func setPlainValue(_ value: Any?, forKey key: String) {
    if let layer = self as? CALayer { return layer.setValue(value, forKey: key) }
    if let animation = self as? CAAnimation { return animation.setValue(value, forKey: key) }
    guard let access = _SelectorRuntime.access(to: key, in: type(of: self)), let set = access.set else {
      let undefined: Selector = "setValue:forUndefinedKey:"
      guard !responds(to: undefined) else {
        _SelectorRuntime.send(undefined, to: self, [value, key])
        return
      }
      raiseUndefinedKey(key, "setValue:forUndefinedKey:")
      return
    }
    switch set(self, value) {
    case .isSet: break
    case .isNil:
      raise(
        "NSInvalidArgumentException",
        "[\(keyedDescription) setNilValueForKey]: could not set nil as the value for the key \(key).")
    case .isOfAnotherType:
      raise(
        "NSInvalidArgumentException",
        "[\(keyedDescription) setValue:forKey:]: a \(value.map { "\(type(of: $0))" } ?? "nil") is no value for the key "
          + "\(key), which takes \(access.valueType).")
    }
  }

  /// The value at the end of a path of keys, with dots between them; nil where one on the way is nil.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkeypath:)>.
  @_disfavoredOverload
  public func value(forKeyPath keyPath: String) -> Any? {
    if let layer = self as? CALayer { return layer.value(forKeyPath: keyPath) }
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let next = value(forKey: String(keyPath[..<dot])) as? NSObject
    return next?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Sets the property at the end of a path of keys. Where one on the way is nil, nothing is set.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkeypath:)>.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let next = self.value(forKey: String(keyPath[..<dot])) as? NSObject
    next?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// The values of some keys; `NSNull` stands for nil.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/dictionarywithvalues(forkeys:)>.
  @_disfavoredOverload
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Sets the properties of some keys; `NSNull` stands for nil.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvaluesforkeys(_:)>.
  @_disfavoredOverload
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  func raiseUndefinedKey(_ key: String, _ method: String) {
    raise(
      "NSUnknownKeyException",
      "[\(keyedDescription) \(method)]: this class is not key value coding-compliant for the key \(key).")
  }

  private var keyedDescription: String {
    "<\(type(of: self)) 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))>"
  }
}
