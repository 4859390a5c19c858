extension _SelectorRuntime {
  /// What `super` is in a method that overrides one which Foundation's `NSObject` has on Apple's platforms only.
  public static func inherited<Object: NSObject>(_ object: NSObject, by type: Object.Type) -> Inherited {
    Inherited(object: object, superclass: _getSuperclass(type) ?? NSObject.self)
  }

  /// An object as its superclass sees it.
  public struct Inherited {
    let object: NSObject
    let superclass: AnyClass

    private func answer(_ selector: Selector, _ arguments: [Any?]) -> Any?? {
      implementation(of: selector, in: superclass).map { $0(object, arguments) }
    }

    public func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      if let answer = answer("respondsToSelector:", [aSelector]) { return answer as? Bool ?? false }
      return implementation(of: aSelector, in: Swift.type(of: object)) != nil
    }

    public func forwardingTarget(for aSelector: Selector!) -> Any? {
      answer("forwardingTargetForSelector:", [aSelector]) ?? nil
    }

    public func value(forKey key: String) -> Any? {
      answer("valueForKey:", [key]) ?? object.plainValue(forKey: key)
    }

    public func setValue(_ value: Any?, forKey key: String) {
      if answer("setValue:forKey:", [value, key]) == nil { object.setPlainValue(value, forKey: key) }
    }

    public func value(forUndefinedKey key: String) -> Any? {
      if let answer = answer("valueForUndefinedKey:", [key]) { return answer }
      object.raiseUndefinedKey(key, "valueForUndefinedKey:")
      return nil
    }

    public func setValue(_ value: Any?, forUndefinedKey key: String) {
      if answer("setValue:forUndefinedKey:", [value, key]) == nil {
        object.raiseUndefinedKey(key, "setValue:forUndefinedKey:")
      }
    }

    /// Raises, as `NSObject` does for a change that nobody expected.
    public func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let arguments: [Any?] = [keyPath, object, change, context]
      guard answer("observeValueForKeyPath:ofObject:change:context:", arguments) == nil else { return }
      raise(
        "NSInternalInconsistencyException",
        "An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. Key path: "
          + (keyPath ?? "nil"))
    }
  }
}
