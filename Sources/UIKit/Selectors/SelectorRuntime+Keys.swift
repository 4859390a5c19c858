extension _SelectorRuntime {
  /// How a property is read and set by its key.
  struct KeyAccess {
    /// The type of the property's values.
    let valueType: Any.Type
    let get: (AnyObject) -> Any?
    /// Whether a value is one of the property's type, or can be made one.
    let takes: (Any?) -> Bool
    /// Sets a value, nil where it is none of the property's type; nil of a property that is only read.
    let set: ((AnyObject, Any?) -> KeyedValue)?
  }

  /// What became of a value that was set by a key.
  enum KeyedValue {
    case isSet
    /// The value is nil, and the property takes none.
    case isNil
    case isOfAnotherType
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var keys: [ObjectIdentifier: [String: KeyAccess]] = [:]

  /// Makes a property known by its key, for its class and what inherits from it: outlets of nib files, and
  /// `value(forKey:)` and `setValue(_:forKey:)`, find it there.
  ///
  /// ```swift
  /// _SelectorRuntime.register("panel", of: RevealController.self, get: { $0.panel }, set: { $0.panel = $1 })
  /// ```
  ///
  /// The accessors run on the caller's thread, whatever that is, as on Apple's platforms; that they are the main actor's
  /// lets them name any property. A property that is only read has no `set`. Registering a key again replaces it.
  public static func register<Target: AnyObject, Value>(
    _ key: String, of type: Target.Type, get: @escaping @MainActor (Target) -> Value,
    set: (@MainActor (Target, Value) -> Void)? = nil
  ) {
    let get = unsafeBitCast(get, to: ((Target) -> Value).self)
    let set = set.map { unsafeBitCast($0, to: ((Target, Value) -> Void).self) }
    let access = KeyAccess(
      valueType: Value.self, get: { target in (target as? Target).flatMap { flattened(get($0)) } },
      takes: { value in value.map { (converted($0) as Value?) != nil } ?? (Optional<Any>.none as? Value != nil) },
      set: set.map { set in
        { target, value in
          guard let target = target as? Target else { return .isOfAnotherType }
          guard let value else {
            guard let none = Optional<Any>.none as? Value else { return .isNil }
            set(target, none)
            return .isSet
          }
          guard let value: Value = converted(value) else { return .isOfAnotherType }
          set(target, value)
          return .isSet
        }
      })
    lock.withLock { keys[ObjectIdentifier(type), default: [:]][key] = access }
    // A message may have asked for the property in vain.
    forgetFound()
    answerForLayers()
  }

  /// Lets layers, which come from below, find properties of the app's own classes, so that they can be animated.
  static func answerForLayers() {
    guard RegisteredKeys.find == nil else { return }
    RegisteredKeys.find = { key, type in
      guard let access = access(to: key, in: type) else { return nil }
      return (
        get: access.get,
        set: access.set.map { set in
          { target, value in
            if case .isSet = set(target, value) { return true }
            return false
          }
        }
      )
    }
  }

  /// Makes a property known by its key. To set it the property is also read, as key paths do: where that has effects, give
  /// the accessors.
  ///
  /// ```swift
  /// _SelectorRuntime.register("panel", \RevealController.panel)
  /// ```
  public static func register<Target: AnyObject, Value>(_ key: String, _ path: KeyPath<Target, Value>) {
    // Key paths are values; they are not marked as such.
    nonisolated(unsafe) let path = path
    guard let writable = path as? ReferenceWritableKeyPath<Target, Value> else {
      register(key, of: Target.self, get: { $0[keyPath: path] })
      return
    }
    nonisolated(unsafe) let settable = writable
    register(key, of: Target.self, get: { $0[keyPath: path] }, set: { $0[keyPath: settable] = $1 })
  }

  /// How objects of a class answer a key; nil if they do not know it. As in key-value coding, a property `isOpen` is also
  /// found as `open`.
  static func access(to key: String, in type: AnyClass) -> KeyAccess? {
    loadTables()
    loadTables(of: type)
    _ = SystemKeys.registration
    lock.lock()
    defer { lock.unlock() }
    let getter = "is" + key.prefix(1).uppercased() + key.dropFirst()
    var current: AnyClass? = type
    while let candidate = current {
      if let known = keys[ObjectIdentifier(candidate)], let found = known[key] ?? known[getter] { return found }
      current = _getSuperclass(candidate)
    }
    return nil
  }

  /// How a property's getter or setter is called by a message: `title`, `isHidden`, `setTitle:`.
  static func accessor(of selector: Selector, in type: AnyClass) -> MessageImplementation? {
    let name = selector.name
    if name.hasPrefix("set"), name.hasSuffix(":") {
      let rest = name.dropFirst(3).dropLast()
      guard rest.first?.isUppercase ?? false, !rest.contains(":") else { return nil }
      // `setHidden:` sets the property whose getter is `isHidden`.
      for key in [rest.prefix(1).lowercased() + rest.dropFirst(), String(rest)] {
        guard let set = access(to: key, in: type)?.set else { continue }
        return MessageImplementation { target, arguments in
          if case .isSet = set(target, arguments.first ?? nil) { return nil }
          raise("NSInvalidArgumentException", "\(name): the argument is no value for the property")
          return nil
        }
      }
      return nil
    }
    guard !name.contains(":") else { return nil }
    var access = access(to: name, in: type)
    if access == nil, name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase {
      access = Self.access(to: first.lowercased() + name.dropFirst(3), in: type)
    }
    return access.map { access in MessageImplementation { target, _ in access.get(target) } }
  }

  /// A value as another type: cast, bridged, or a number as another kind of number or as the case of that raw value.
  private static func converted<Value>(_ value: Any) -> Value? {
    if let value = value as? Value { return value }
    let wanted = (Value.self as? any OptionalType.Type)?.wrappedType ?? Value.self
    guard let number = value as? NSNumber else { return nil }
    if let type = wanted as? any NumericValue.Type { return type.value(of: number) as? Value }
    return (wanted as? any RawRepresentable.Type).flatMap { represented(number, as: $0) } as? Value
  }

  private static func represented<Represented: RawRepresentable>(
    _ number: NSNumber, as type: Represented.Type
  ) -> Represented? {
    guard let numeric = Represented.RawValue.self as? any NumericValue.Type else { return nil }
    return (numeric.value(of: number) as? Represented.RawValue).flatMap(Represented.init(rawValue:))
  }
}

private protocol OptionalType {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }
}

/// The types that key-value coding makes of a number.
private protocol NumericValue {
  static func value(of number: NSNumber) -> Self
}

extension Bool: NumericValue {
  static func value(of number: NSNumber) -> Bool { number.boolValue }
}

extension Int: NumericValue {
  static func value(of number: NSNumber) -> Int { number.intValue }
}

extension UInt: NumericValue {
  static func value(of number: NSNumber) -> UInt { number.uintValue }
}

extension Int32: NumericValue {
  static func value(of number: NSNumber) -> Int32 { number.int32Value }
}

extension UInt32: NumericValue {
  static func value(of number: NSNumber) -> UInt32 { number.uint32Value }
}

extension Int64: NumericValue {
  static func value(of number: NSNumber) -> Int64 { number.int64Value }
}

extension UInt64: NumericValue {
  static func value(of number: NSNumber) -> UInt64 { number.uint64Value }
}

extension Float: NumericValue {
  static func value(of number: NSNumber) -> Float { number.floatValue }
}

extension Double: NumericValue {
  static func value(of number: NSNumber) -> Double { number.doubleValue }
}

extension CGFloat: NumericValue {
  static func value(of number: NSNumber) -> CGFloat { CGFloat(number.doubleValue) }
}
