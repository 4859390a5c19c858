/// What stands for a class where a message is sent to the class itself: there are no class objects without Objective-C.
///
/// There is one for a class, which is never released. Rewritten sources name it in the tables of their class methods.
public final class _ClassObject: NSObject, @unchecked Sendable {
  /// The class.
  public let type: AnyClass

  private static let lock = NSLock()
  private nonisolated(unsafe) static var all: [ObjectIdentifier: _ClassObject] = [:]

  private init(_ type: AnyClass) {
    self.type = type
  }

  /// The one of a class.
  static func of(_ type: AnyClass) -> _ClassObject {
    lock.withLock {
      if let known = all[ObjectIdentifier(type)] { return known }
      let new = _ClassObject(type)
      all[ObjectIdentifier(type)] = new
      return new
    }
  }
}

extension _SelectorRuntime {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var classTables: [ObjectIdentifier: [Selector: MessageImplementation]] = [:]

  /// Whoever a message can be sent to: an object, or what stands for a class.
  static func receiver(_ target: Any) -> AnyObject {
    if let object = object(in: target) { return object }
    if let type = target as? AnyClass { return _ClassObject.of(type) }
    return target as AnyObject
  }

  /// The object that a value is, nil where it is none. Casts find that out too, in twenty times the time.
  static func object(in value: Any) -> AnyObject? {
    func reference<Value>(_ value: Value) -> AnyObject { unsafeBitCast(value, to: AnyObject.self) }
    // The metadata of a type begins with its kind, which is 0 for classes.
    let kind = unsafeBitCast(type(of: value), to: UnsafePointer<Int>.self).pointee
    return kind == 0 ? _openExistential(value, do: reference) : nil
  }

  /// What a person who asks for a target is given: a class for what stands for it.
  static func shown(_ target: AnyObject?) -> Any? {
    if let type = (target as? _ClassObject)?.type { return type }
    return target
  }

  /// Makes a class's own method known by its selector, for the class and those that inherit from it.
  public static func classMethod(_ name: String, of type: AnyClass, _ method: _Method) {
    let implementation = Self.implementation(calling: method, named: name)
    lock.withLock { classTables[ObjectIdentifier(type), default: [:]][Selector(name)] = implementation }
  }

  static func classImplementation(of selector: Selector, in target: AnyObject) -> MessageImplementation? {
    loadTables()
    var current: AnyClass? = unsafeDowncast(target, to: _ClassObject.self).type
    if let current { loadTables(of: current) }
    return lock.withLock {
      while let candidate = current {
        if let found = classTables[ObjectIdentifier(candidate)]?[selector] { return found }
        current = _getSuperclass(candidate)
      }
      return nil
    }
  }
}
