import Synchronization

// What rewritten sources call.
extension _SelectorRuntime {
  private static let lock = NSLock()
  /// The tables of the program and its libraries that have not been read.
  private nonisolated(unsafe) static var waiting: [@MainActor () -> Void] = []
  /// Whether there are any, or some are being read; looked at without the lock.
  private static let hasWaiting = Atomic<Bool>(false)
  /// Held while they are read: who comes second waits until they have been.
  private static let reading = NSRecursiveLock()
  private nonisolated(unsafe) static var isReading = false

  /// Adds a table: a function that registers the methods and properties of a class.
  ///
  /// The loader calls this before the program begins, when nothing of Swift may be used yet: the table is only kept, and is
  /// read at the first message.
  public static func load(_ table: @escaping @MainActor () -> Void) {
    lock.lock()
    waiting.append(table)
    hasWaiting.store(true, ordering: .releasing)
    lock.unlock()
    answerForLayers()
  }

  /// Reads the tables that have been added.
  static func loadTables() {
    guard hasWaiting.load(ordering: .acquiring) else { return }
    reading.lock()
    defer { reading.unlock() }
    // A table that sends a message does so while they are read.
    guard !isReading else { return }
    isReading = true
    defer { isReading = false }
    while true {
      lock.lock()
      let tables = waiting
      waiting = []
      if tables.isEmpty { hasWaiting.store(false, ordering: .releasing) }
      lock.unlock()
      guard !tables.isEmpty else { return }
      // Registering calls nothing of the main actor's, it only names it.
      for table in tables { unsafeBitCast(table, to: (() -> Void).self)() }
    }
  }

  /// Makes a method known by its selector. What the tables call has no other of its name, so that nothing is left for the
  /// compiler to choose.
  public static func method(_ name: String, _ method: _Method) {
    register(Selector(name), method)
  }

  /// Makes a property known by its key.
  public static func property<Target: AnyObject, Value>(_ key: String, _ path: KeyPath<Target, Value>) {
    register(key, path)
  }

  // MARK: #selector

  /// The selector of a method, which is registered where no table has it: one of a generic class, or of another module.
  ///
  /// A name that ends in `?` gets a colon for each parameter.
  public static func selector(_ name: String, _ method: _Method) -> Selector {
    let selector = Selector(completed(name, parameterCount: method.parameterCount))
    loadTables()
    if let type = method.type, !has(selector, in: type) { register(selector, method) }
    return selector
  }

  /// The selector of a property's getter.
  public static func getter<Target: AnyObject, Value>(_ name: String, _ path: KeyPath<Target, Value>) -> Selector {
    nonisolated(unsafe) let path = path
    return register(Selector(name), { (target: Target) in { target[keyPath: path] } })
  }

  /// The selector of a property's setter.
  public static func setter<Target: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>
  ) -> Selector {
    nonisolated(unsafe) let path = path
    return register(
      Selector(name), { (target: Target) in { (value: Value) in target[keyPath: path] = value } })
  }

  private static func completed(_ name: String, parameterCount: Int) -> String {
    guard name.hasSuffix("?") else { return name }
    return name.dropLast() + String(repeating: ":", count: parameterCount)
  }

  // MARK: Optional requirements

  /// The object itself if it has a method of one of the names, the one that it forwards such messages to, or nil.
  public static func responder<Object>(_ object: Object?, _ names: String...) -> Object? {
    guard let object else { return nil }
    let target = object as AnyObject
    let found = responder(target, names)
    return found === target ? object : found as? Object
  }

  /// Nothing here is generic: a value of type `Any` would be taken for one of the type that is in it.
  private static func responder(_ target: AnyObject, _ names: [String]) -> AnyObject? {
    for name in names {
      let selector = Selector(name)
      if implementation(of: selector, by: target) != nil { return target }
      if responds(target, to: selector) { return forwardingTarget(of: target, for: selector) }
    }
    return nil
  }

  /// A reference to a method that an object need not have: nil where it has none. Any other value comes back as it is: a
  /// property may have a method's name.
  public static func implemented<Value>(_ value: Value?, by object: Any?, _ names: String...) -> Value? {
    guard isFunction(Value.self), let object else { return value }
    return responder(object as AnyObject, names) == nil ? nil : value
  }

  /// Whether a type is one of functions, of which the metadata says that first.
  private static func isFunction(_ type: Any.Type) -> Bool {
    let functionKind = 0x302
    return unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == functionKind
  }

  /// Calls an optional method of a class that does not say it has it: a subclass may, or an object that it forwards to.
  public static func perform<Result>(
    _ name: String, on target: AnyObject, _ arguments: [Any?]
  ) -> Result {
    let result = send(Selector(name), to: target, arguments)
    if let value = result as? Result { return value }
    if let nothing = () as? Result { return nothing }
    if let none = Optional<Any>.none as? Result { return none }
    unimplemented(name)
  }

  /// What an optional method answers on an object that has it only by a subclass or by forwarding; nil where none has.
  static func optionalAnswer<Result>(_ name: Selector, of target: AnyObject, _ arguments: [Any?]) -> Result? {
    if let implementation = implementation(of: name, by: target) {
      return implementation(target, arguments) as? Result
    }
    guard responds(target, to: name), let other = forwardingTarget(of: target, for: name) else { return nil }
    return send(name, to: other, arguments) as? Result
  }

  /// Calls an optional method on an object that has it only by a subclass or by forwarding.
  static func tell(_ name: Selector, _ target: AnyObject, _ arguments: [Any?]) {
    let _: Any? = optionalAnswer(name, of: target, arguments)
  }

  /// The value of a property that a protocol does not require, of the object or of one that it forwards such messages to;
  /// nil where neither has it.
  public static func optionalProperty<Value>(_ name: String, of object: AnyObject) -> Value? {
    guard let target = responder(object, [name]) else { return nil }
    let value = send(Selector(name), to: target)
    if let value = value as? Value { return value }
    // A property that is there and nil is not one that is not there.
    return Optional<Any>.none as? Value
  }

  /// Stops the program: an optional requirement was called on a class that has none.
  public static func unimplemented(_ name: String) -> Never {
    fatalError("The optional requirement \(name) is not implemented by this class; call it with '?'")
  }

  // MARK: Class names

  /// What `NSStringFromClass` gives: the name of `@objc(Name)`, or else the class's with its module.
  public static func name(of type: AnyClass) -> String {
    loadTables()
    return registeredName(of: type) ?? String(reflecting: type)
  }

  /// An archiver's class, when the classes that have names of their own are known to it.
  public static func named<Archiver: NSCoder>(_ type: Archiver.Type) -> Archiver.Type {
    loadTables()
    return type
  }

  /// What `NSClassFromString` gives.
  public static func namedClass(_ name: String) -> AnyClass? {
    loadTables()
    return knownClass(named: name)?.type
  }
}
