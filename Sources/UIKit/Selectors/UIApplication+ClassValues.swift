extension UIApplication {
  /// The value of a property of the class, by its key: the application itself, as `shared`.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkey:)>.
  public class func value(forKey key: String) -> Any? {
    if key == "shared" || key == "sharedApplication" { return shared }
    raise(
      "NSUnknownKeyException",
      "[\(self) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    return nil
  }

  /// The value at the end of a path of keys that begins at the class.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkeypath:)>.
  public class func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let first = value(forKey: String(keyPath[..<dot])) as? NSObject
    return first?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }
}
