/// What stands for the Objective-C runtime's method tables where there is none: which class answers which selector.
///
/// No module of Apple's has it, hence the underscore: code that is to run on Apple's platforms too calls it where
/// `#if !canImport(ObjectiveC)` holds, and a rewriter of sources may write the calls. A class is registered once, its
/// subclasses inherit, and an override of a registered method is reached like any override. All calls may come from any
/// thread; a method that belongs to the main actor must be performed there.
public enum _SelectorRuntime {
  /// Calls a method on a target, with the arguments that were given; nil for what gives back nothing.
  typealias Implementation = (_ target: AnyObject, _ arguments: [Any?]) -> Any?

  private static let lock = NSLock()
  private nonisolated(unsafe) static var tables: [ObjectIdentifier: [Selector: Implementation]] = [:]
  private nonisolated(unsafe) static var keptResults: [AnyObject?] = Array(repeating: nil, count: 64)
  private nonisolated(unsafe) static var nextResult = 0

  /// Adds a method to a class, or replaces the one of that name.
  static func add(_ selector: Selector, to type: AnyClass, _ implementation: @escaping Implementation) {
    lock.withLock { tables[ObjectIdentifier(type), default: [:]][selector] = implementation }
  }

  /// How an object of a class answers a selector; nil if it does not.
  static func implementation(of selector: Selector, in type: AnyClass) -> Implementation? {
    lock.lock()
    defer { lock.unlock() }
    var current: AnyClass? = type
    while let candidate = current {
      if let found = tables[ObjectIdentifier(candidate)]?[selector] { return found }
      current = _getSuperclass(candidate)
    }
    return nil
  }

  /// Sends a message. A target that does not know the selector raises `NSInvalidArgumentException`, and nil comes back.
  @discardableResult
  static func send(_ selector: Selector, to target: AnyObject, _ arguments: [Any?] = []) -> Any? {
    guard let implementation = implementation(of: selector, in: type(of: target)) else {
      raise(
        "NSInvalidArgumentException",
        "-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance \(address(of: target))")
      return nil
    }
    return implementation(target, arguments)
  }

  /// Keeps a result alive for a while, as an autorelease pool would: until 64 further ones have come.
  static func keep(_ result: AnyObject) {
    let forgotten = lock.withLock { () -> AnyObject? in
      defer {
        keptResults[nextResult] = result
        nextResult = (nextResult + 1) % keptResults.count
      }
      return keptResults[nextResult]
    }
    // What goes away may send messages itself: not under the lock.
    withExtendedLifetime(forgotten) {}
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
