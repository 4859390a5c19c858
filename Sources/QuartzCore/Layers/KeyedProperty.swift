/// How a property of a layer or an animation is read and set by its key.
struct KeyedProperty {
  let get: (NSObject) -> Any?
  /// Sets a value; false for one of another type. Nil of a property that is only read.
  let set: ((NSObject, Any?) -> Bool)?

  /// A property whose values are found in what is given.
  static func property<Root: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>, _ value: @escaping (Any) -> Value?
  ) -> KeyedProperty {
    KeyedProperty(
      get: { ($0 as? Root)?[keyPath: path] },
      set: { object, given in
        guard let root = object as? Root, let value = given.flatMap(value) else { return false }
        root[keyPath: path] = value
        return true
      })
  }

  /// A property that may be nil.
  static func optional<Root: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value?>, _ value: @escaping (Any) -> Value? = { $0 as? Value }
  ) -> KeyedProperty {
    KeyedProperty(
      get: { ($0 as? Root)?[keyPath: path] },
      set: { object, given in
        guard let root = object as? Root else { return false }
        guard let given else {
          root[keyPath: path] = nil
          return true
        }
        guard let value = value(given) else { return false }
        root[keyPath: path] = value
        return true
      })
  }

  static func flag<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, Bool>) -> KeyedProperty {
    property(path) { $0 as? Bool ?? AnimatableKind.number($0).map { $0 != 0 } }
  }

  static func number<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, Double>) -> KeyedProperty {
    property(path, AnimatableKind.number)
  }

  static func number<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, CGFloat>) -> KeyedProperty {
    property(path) { AnimatableKind.number($0).map { CGFloat($0) } }
  }

  static func number<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, Float>) -> KeyedProperty {
    property(path) { AnimatableKind.number($0).map { Float($0) } }
  }

  static func number<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, Int>) -> KeyedProperty {
    property(path) { AnimatableKind.number($0).flatMap { Int(exactly: $0.rounded()) } }
  }

  /// A value that is found by its type alone, such as a point.
  static func value<Root: NSObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) -> KeyedProperty {
    property(path) { $0 as? Value }
  }

  static func transform<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, CATransform3D>) -> KeyedProperty {
    property(path) {
      $0 as? CATransform3D ?? ($0 as? CGAffineTransform).map(CATransform3DMakeAffineTransform)
    }
  }

  /// One of a set of names; it is read as the name alone.
  static func name<Root: NSObject, Value: RawRepresentable>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> KeyedProperty where Value.RawValue == String {
    let property = property(path) { $0 as? Value ?? ($0 as? String).flatMap(Value.init(rawValue:)) }
    return KeyedProperty(get: { ($0 as? Root)?[keyPath: path].rawValue }, set: property.set)
  }

  static func name<Root: NSObject, Value: RawRepresentable>(
    _ path: ReferenceWritableKeyPath<Root, Value?>
  ) -> KeyedProperty where Value.RawValue == String {
    let property = optional(path) { $0 as? Value ?? ($0 as? String).flatMap(Value.init(rawValue:)) }
    return KeyedProperty(get: { ($0 as? Root)?[keyPath: path]?.rawValue }, set: property.set)
  }

  static func numbers<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, [NSNumber]?>) -> KeyedProperty {
    optional(path) { value in
      guard let list = value as? [Any] else { return nil }
      let numbers = list.compactMap { AnimatableKind.number($0).map { NSNumber(value: $0) } }
      return numbers.count == list.count ? numbers : nil
    }
  }

  static func readOnly<Root: NSObject, Value>(_ path: KeyPath<Root, Value?>) -> KeyedProperty {
    KeyedProperty(get: { ($0 as? Root)?[keyPath: path] }, set: nil)
  }

  /// How a class's objects answer a key, which may also be the name of a getter, as `isHidden` is; nil if they do not know
  /// it.
  static func find(_ key: String, in type: AnyClass) -> KeyedProperty? {
    var current: AnyClass? = type
    while let candidate = current {
      if let keys = tables[ObjectIdentifier(candidate)], let found = keys[key] ?? keys[bare(key)] { return found }
      current = _getSuperclass(candidate)
    }
    return nil
  }

  /// The key of a getter's name.
  private static func bare(_ key: String) -> String {
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return key }
    return first.lowercased() + key.dropFirst(3)
  }

  private nonisolated(unsafe) static let tables: [ObjectIdentifier: [String: KeyedProperty]] = {
    var tables = layerTables
    tables.merge(animationTables) { $1 }
    return tables
  }()
}

/// What modules above know of properties of the app's own classes.
package enum RegisteredKeys {
  package typealias Access = (get: (AnyObject) -> Any?, set: ((AnyObject, Any?) -> Bool)?)

  /// How objects of a class answer a key; nil if nobody has said.
  package nonisolated(unsafe) static var find: ((_ key: String, _ type: AnyClass) -> Access?)?
}
