/// How an associated object is kept.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/objc_associationpolicy>.
// The names are the Objective-C runtime's.
// swift-format-ignore
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not held, and nil when it has gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is held.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy is held.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object under a key, which is an address; nil removes it.
///
/// The value is let go soon after the object has gone: when further values are kept.
/// Specified by <https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, for: key, of: object as AnyObject, policy)
}

/// The value that is kept with an object under a key.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// Removes all that is kept with an object.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/objc_removeassociatedobjects(_:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

private enum AssociatedObjects {
  /// What is kept for an object.
  final class Entry {
    private(set) weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]

    init(_ owner: AnyObject) {
      self.owner = owner
    }
  }

  enum Value {
    case held(Any)
    case assigned(() -> AnyObject?)
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  private nonisolated(unsafe) static var limit = 64

  static func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
    lock.lock()
    defer { lock.unlock() }
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    switch entry.values[key] {
    case .held(let value): return value
    case .assigned(let value): return value()
    case nil: return nil
    }
  }

  static func set(_ value: Any?, for key: UnsafeRawPointer, of owner: AnyObject, _ policy: objc_AssociationPolicy) {
    let kept = value.map { keeping($0, policy) }
    // What is let go may come back here when it ends: not under the lock.
    var released: [Any] = []
    lock.lock()
    let id = ObjectIdentifier(owner)
    if let entry = entries[id], entry.owner !== owner {
      released.append(entry)
      entries[id] = nil
    }
    if let kept {
      let entry = entries[id] ?? Entry(owner)
      entries[id] = entry
      if let former = entry.values.updateValue(kept, forKey: key) { released.append(former) }
    } else if let former = entries[id]?.values.removeValue(forKey: key) {
      released.append(former)
    }
    if entries.count > limit {
      let dead = entries.filter { $0.value.owner == nil }
      released.append(dead)
      for id in dead.keys { entries[id] = nil }
      limit = max(64, 2 * entries.count)
    }
    lock.unlock()
    withExtendedLifetime(released) {}
  }

  static func removeAll(of owner: AnyObject) {
    let entry = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(entry) {}
  }

  private static func keeping(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      weak let object = value as AnyObject
      return .assigned { object }
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      return .held((value as? any NSCopying)?.copy(with: nil) ?? value)
    default:
      return .held(value)
    }
  }
}

/// Calls a closure. There is no pool here whose objects wait for its end.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)>.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
