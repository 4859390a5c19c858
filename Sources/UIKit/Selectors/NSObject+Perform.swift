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
    performing(aSelector, [])
  }

  /// Calls the method of a name with an argument.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)>.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    performing(aSelector, [object])
  }

  /// Calls the method of a name with two arguments.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:with:)>.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    performing(aSelector, [object1, object2])
  }

  private func performing(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else {
      raise("NSInvalidArgumentException", "-[\(type(of: self)) performSelector:]: the selector is nil")
      return nil
    }
    guard let result = _SelectorRuntime.send(selector, to: self as AnyObject, arguments) else { return nil }
    let object = result as AnyObject
    _SelectorRuntime.keep(object)
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
}
