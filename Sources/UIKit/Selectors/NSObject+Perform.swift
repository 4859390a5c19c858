extension NSObjectProtocol {
  /// Whether the object has a method of a name; false for nil.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)>.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return _SelectorRuntime.responds(self as AnyObject, to: aSelector)
  }

  /// Calls the method of a name. What it gives back, if anything, stays alive until 64 further results have come.
  ///
  /// Raises `NSInvalidArgumentException` if the object has no such method.
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)>.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    _SelectorRuntime.perform(aSelector, on: self as AnyObject, [])
  }

  /// Calls the method of a name with an argument.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)>.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    _SelectorRuntime.perform(aSelector, on: self as AnyObject, [object])
  }

  /// Calls the method of a name with two arguments.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:with:)>.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    _SelectorRuntime.perform(aSelector, on: self as AnyObject, [object1, object2])
  }
}

extension _SelectorRuntime {
  /// Sends a message as `perform` does: the result, an object, stays alive for a while.
  fileprivate static func perform(
    _ selector: Selector?, on target: AnyObject, _ arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard let selector else {
      raise("NSInvalidArgumentException", "-[\(type(of: target)) performSelector:]: the selector is nil")
      return nil
    }
    guard let result = send(selector, to: target, arguments) else { return nil }
    let object = result as AnyObject
    keep(object)
    return Unmanaged.passUnretained(object)
  }
}

extension NSObject {
  /// The class's name.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/description>.
  public class func description() -> String {
    _SelectorRuntime.name(of: self)
  }

  /// Whether the class itself has a method of a name; false for nil.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)>.
  public class func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return _SelectorRuntime.responds(_ClassObject.of(self), to: aSelector)
  }

  /// Calls the class's own method of a name.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)>.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    _SelectorRuntime.perform(aSelector, on: _ClassObject.of(self), [])
  }

  /// Calls the class's own method of a name with an argument.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)>.
  @discardableResult
  public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    _SelectorRuntime.perform(aSelector, on: _ClassObject.of(self), [object])
  }

  /// Calls the class's own method of a name with two arguments.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:with:)>.
  @discardableResult
  public class func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    _SelectorRuntime.perform(aSelector, on: _ClassObject.of(self), [object1, object2])
  }
}
