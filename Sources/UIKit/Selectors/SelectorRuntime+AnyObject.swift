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

  /// A member of a class whose raw value is what is asked for: to Objective-C both are of one type, and where another class
  /// has a member of that name with the plain type, Swift takes this one for it too.
  @_disfavoredOverload
  public init<Object: AnyObject, Wrapped: RawRepresentable>(_ get: @escaping @MainActor (Object) -> Wrapped)
  where Wrapped.RawValue == Value {
    let get = unsafeBitCast(get, to: ((Object) -> Wrapped).self)
    read = { object in (object as? Object).map { get($0).rawValue } }
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
