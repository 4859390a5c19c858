/// What a class has by a name that is looked for in an object of no known class: `(object as AnyObject).title`. Rewritten sources
/// name the classes that have it.
public struct _Member<Value> {
  fileprivate let read: (AnyObject) -> Value?

  /// A member of a class.
  public init<Object: AnyObject>(_ get: @escaping @MainActor (Object) -> Value) {
    // Whoever looks for the member chooses where.
    let get = unsafeBitCast(get, to: ((Object) -> Value).self)
    read = { object in (object as? Object).map(get) }
  }
}

extension _SelectorRuntime {
  /// The member of an object, as the first class has it that the object is one of; nil where it is of none.
  ///
  /// As with such a member on Apple's platforms, the result need not be unwrapped.
  public static func member<Value>(of object: Any?, _ members: _Member<Value>...) -> Value! {
    guard let object = object.map({ $0 as AnyObject }) else { return nil }
    for member in members {
      if let value = member.read(object) { return value }
    }
    return nil
  }
}
