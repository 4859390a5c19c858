extension _SelectorRuntime {
  /// A class that is known by a name, and how an object of it is made where the name is all that is known.
  struct KnownClass {
    let type: AnyClass
    let make: (() -> AnyObject)?
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var classes: [String: KnownClass] = [:]

  /// Makes a class known by a name, as `@objc(Name)` does; by default by the name with its module, `Module.Class`.
  ///
  /// A nib file names classes. One that is not private to its file is found by `Module.Class` without being registered;
  /// it must be registered to have another name. `make` makes an object that a nib file lists beside its views; without
  /// it `init()` does, which the class must then have. Views and view controllers are made by their `init(coder:)`.
  public static func register<Object: AnyObject>(
    _ type: Object.Type, as name: String? = nil, make: (@MainActor () -> Object)? = nil
  ) {
    let make = make.map { make in unsafeBitCast(make, to: (() -> Object).self) }
    let known = KnownClass(type: type, make: make.map { make in { make() } })
    lock.withLock { classes[name ?? String(reflecting: type)] = known }
    // Archives have the class under that name, as those of Apple's platforms do. Foundation's take no class that is private
    // to its file or within another type, and stop the program at one.
    if let name, String(reflecting: type).count(where: { $0 == "." }) == 1 {
      NSKeyedArchiver.setClassName(name, for: type)
      NSKeyedUnarchiver.setClass(type, forClassName: name)
    }
  }

  /// The class that was registered by a name.
  static func registeredClass(named name: String) -> KnownClass? {
    loadTables()
    return lock.withLock { classes[name] }
  }

  /// The name that a class was registered by; nil for one that was not.
  static func registeredName(of type: AnyClass) -> String? {
    loadTables()
    return lock.withLock { classes.first { $0.value.type == type }?.key }
  }

  /// The class of a name: registered, or, named with its module, one of the program.
  static func knownClass(named name: String) -> KnownClass? {
    if let known = registeredClass(named: name) { return known }
    return NSClassFromString(name).map { KnownClass(type: $0, make: nil) }
  }
}
