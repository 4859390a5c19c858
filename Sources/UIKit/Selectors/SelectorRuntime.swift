/// What stands for the Objective-C runtime's method tables where there is none: which class answers which selector.
///
/// No module of Apple's has it, hence the underscore: code that is to run on Apple's platforms too calls it where
/// `#if !canImport(ObjectiveC)` holds, and the rewriter of sources (`SourceRewriter/`) writes the calls. A class is
/// registered once, its subclasses inherit, and an override of a registered method is reached like any override. All
/// calls may come from any thread; a method that belongs to the main actor must be performed there.
public enum _SelectorRuntime {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let selector: Selector
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var tables: [ObjectIdentifier: [Selector: MessageImplementation]] = [:]
  /// What was found for an object's own class, so that its superclasses are not searched again. Nil is kept too.
  private nonisolated(unsafe) static var found: [Key: MessageImplementation?] = [:]
  /// How often it was forgotten: what was looked for before is not kept after.
  private nonisolated(unsafe) static var generation = 0
  private nonisolated(unsafe) static var keptResults: [AnyObject?] = Array(repeating: nil, count: 64)
  private nonisolated(unsafe) static var nextResult = 0

  /// Adds a method to a class, or replaces the one of that name.
  static func add(_ selector: Selector, to type: AnyClass, _ implementation: MessageImplementation) {
    lock.withLock {
      tables[ObjectIdentifier(type), default: [:]][selector] = implementation
      found.removeAll(keepingCapacity: true)
      generation += 1
    }
  }

  /// Looks for methods again where none has been found.
  static func forgetFound() {
    lock.withLock {
      found.removeAll(keepingCapacity: true)
      generation += 1
    }
  }

  /// Whether a class itself, not one that it inherits from, has a method of a name.
  static func has(_ selector: Selector, in type: AnyClass) -> Bool {
    lock.withLock { tables[ObjectIdentifier(type)]?[selector] != nil }
  }

  /// How an object answers a selector; nil if it does not.
  static func implementation(of selector: Selector, by target: AnyObject) -> MessageImplementation? {
    let type: AnyClass = Swift.type(of: target)
    if type == _ClassObject.self { return classImplementation(of: selector, in: target) }
    return implementation(of: selector, in: type)
  }

  /// How an object of a class answers a selector; nil if it does not.
  static func implementation(of selector: Selector, in type: AnyClass) -> MessageImplementation? {
    loadTables()
    let key = Key(type: ObjectIdentifier(type), selector: selector)
    if let known = lock.withLock({ found[key] }) { return known }
    loadTables(of: type)
    let (method, lookedAt) = lock.withLock { () -> (MessageImplementation?, Int) in
      var current: AnyClass? = type
      while let candidate = current {
        if let method = tables[ObjectIdentifier(candidate)]?[selector] { return (method, generation) }
        current = _getSuperclass(candidate)
      }
      return (nil, generation)
    }
    let result = method ?? accessor(of: selector, in: type)
    lock.withLock { if generation == lookedAt { found[key] = .some(result) } }
    return result
  }

  /// Sends a message. A target that does not know the selector may name another object for it; otherwise it raises
  /// `NSInvalidArgumentException`, and nil comes back.
  @discardableResult
  static func send(_ selector: Selector, to target: AnyObject, _ arguments: [Any?] = []) -> Any? {
    if let implementation = implementation(of: selector, by: target) { return implementation(target, arguments) }
    if let other = forwardingTarget(of: target, for: selector) { return send(selector, to: other, arguments) }
    if let type = (target as? _ClassObject)?.type {
      raise("NSInvalidArgumentException", "+[\(type) \(selector)]: unrecognized selector sent to class")
    } else {
      raise(
        "NSInvalidArgumentException",
        "-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance \(address(of: target))")
    }
    return nil
  }

  /// Sends an action, whose result nobody asks for.
  static func sendAction(_ selector: Selector, to target: AnyObject, from sender: Any?, for event: Any?) {
    if let sender, let object = object(in: sender), let implementation = implementation(of: selector, by: target),
      implementation.callForEffect(target, object)
    {
      return
    }
    send(selector, to: target, [sender, event])
  }

  /// The object that takes a message in another's place, as its `forwardingTarget(for:)` says.
  static func forwardingTarget(of target: AnyObject, for selector: Selector) -> AnyObject? {
    guard let ask = implementation(of: "forwardingTargetForSelector:", in: type(of: target)),
      let other = ask(target, [selector])
    else { return nil }
    let object = other as AnyObject
    return object === target ? nil : object
  }

  /// Whether an object answers a selector, as its `responds(to:)` says where it overrides that.
  static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
    let type: AnyClass = Swift.type(of: target)
    if let ask = implementation(of: "respondsToSelector:", in: type) {
      return ask(target, [selector]) as? Bool ?? false
    }
    return implementation(of: selector, by: target) != nil
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
