/// A rewritten generic class. It is many classes, which nobody can list: each is asked for its table when an object of it is sent
/// the first message.
public protocol _SelectorTable: AnyObject {
  /// Registers the methods and properties of the class, as it is with its arguments.
  // The name must not be one that the class may have.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func __selectorTable()
}

extension _SelectorRuntime {
  /// Held while a table is read, which asks for none itself: who comes second waits until it has been.
  private static let lock = NSRecursiveLock()
  /// The classes whose tables have been looked for.
  private nonisolated(unsafe) static var read: Set<ObjectIdentifier> = []

  /// Reads a table at once, where `load` keeps it.
  public static func read(_ table: @escaping @MainActor () -> Void) {
    // Registering calls nothing of the main actor's, it only names it.
    unsafeBitCast(table, to: (() -> Void).self)()
  }

  /// Reads the tables of a class, and of those that it inherits from, if they are generic ones.
  static func loadTables(of type: AnyClass) {
    lock.lock()
    defer { lock.unlock() }
    var current: AnyClass? = type
    while let candidate = current, read.insert(ObjectIdentifier(candidate)).inserted {
      (candidate as? any _SelectorTable.Type)?.__selectorTable()
      current = _getSuperclass(candidate)
    }
  }
}
