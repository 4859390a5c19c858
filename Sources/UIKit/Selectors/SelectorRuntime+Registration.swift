extension _SelectorRuntime {
  /// Makes a method known by its selector, for its class and what inherits from it; the selector comes back.
  ///
  /// Arguments that the sender leaves out are nil to a parameter that may be, and arguments too many are dropped. One of
  /// another type than the parameter's raises `NSInvalidArgumentException`, and the method is not called.
  @discardableResult
  public static func register<Target: AnyObject, Result>(
    _ selector: Selector, _ method: @escaping (Target) -> () -> Result
  ) -> Selector {
    add(selector, to: Target.self) { target, _ in
      guard let target = target as? Target else { return nil }
      return flattened(method(target)())
    }
    return selector
  }

  /// Makes a method with one parameter known by its selector.
  @discardableResult
  public static func register<Target: AnyObject, First, Result>(
    _ selector: Selector, _ method: @escaping (Target) -> (First) -> Result
  ) -> Selector {
    add(selector, to: Target.self) { target, arguments in
      guard let target = target as? Target, let first: First = argument(0, of: arguments, for: selector) else {
        return nil
      }
      return flattened(method(target)(first))
    }
    return selector
  }

  /// Makes a method with two parameters known by its selector.
  @discardableResult
  public static func register<Target: AnyObject, First, Second, Result>(
    _ selector: Selector, _ method: @escaping (Target) -> (First, Second) -> Result
  ) -> Selector {
    add(selector, to: Target.self) { target, arguments in
      guard let target = target as? Target, let first: First = argument(0, of: arguments, for: selector),
        let second: Second = argument(1, of: arguments, for: selector)
      else { return nil }
      return flattened(method(target)(first, second))
    }
    return selector
  }

  /// Makes a method of the main actor known by its selector.
  @discardableResult
  public static func register<Target: AnyObject, Result>(
    _ selector: Selector, _ method: @escaping (Target) -> @MainActor () -> Result
  ) -> Selector {
    add(selector, to: Target.self) { target, _ in
      guard let target = target as? Target else { return nil }
      let bound = method(target)
      return onMainActor { flattened(bound()) }
    }
    return selector
  }

  /// Makes a method of the main actor with one parameter known by its selector.
  @discardableResult
  public static func register<Target: AnyObject, First, Result>(
    _ selector: Selector, _ method: @escaping (Target) -> @MainActor (First) -> Result
  ) -> Selector {
    add(selector, to: Target.self) { target, arguments in
      guard let target = target as? Target else { return nil }
      let bound = method(target)
      let passed = Passed(value: arguments)
      return onMainActor {
        guard let first: First = argument(0, of: passed.value, for: selector) else { return nil }
        return flattened(bound(first))
      }
    }
    return selector
  }

  /// Makes a method of the main actor with two parameters known by its selector.
  @discardableResult
  public static func register<Target: AnyObject, First, Second, Result>(
    _ selector: Selector, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) -> Selector {
    add(selector, to: Target.self) { target, arguments in
      guard let target = target as? Target else { return nil }
      let bound = method(target)
      let passed = Passed(value: arguments)
      return onMainActor {
        guard let first: First = argument(0, of: passed.value, for: selector),
          let second: Second = argument(1, of: passed.value, for: selector)
        else { return nil }
        return flattened(bound(first, second))
      }
    }
    return selector
  }

  /// The argument at an index as a parameter takes it; nil, with an exception, if it is none.
  private static func argument<Parameter>(
    _ index: Int, of arguments: [Any?], for selector: Selector
  ) -> Parameter? {
    let value: Any? = index < arguments.count ? arguments[index] : nil
    if let value {
      if let parameter = value as? Parameter { return parameter }
    } else if let none = Optional<Any>.none as? Parameter {
      return none
    }
    raise(
      "NSInvalidArgumentException",
      "\(selector): argument \(index) is \(value.map { "a \(type(of: $0))" } ?? "nil"), "
        + "the method takes \(Parameter.self)")
    return nil
  }

  /// Nil for a method without a result and for an optional that is nil; otherwise the result itself.
  static func flattened(_ result: Any) -> Any? {
    if result is Void { return nil }
    guard let optional = result as? any OptionalResult else { return result }
    return optional.wrapped.flatMap { flattened($0) }
  }

  private static func onMainActor(_ body: @MainActor () -> Any?) -> Any? {
    MainActor.assumeIsolated { Passed(value: body()) }.value
  }

  /// What goes over to the main actor, where the caller is already.
  private struct Passed<Value>: @unchecked Sendable {
    let value: Value
  }
}

private protocol OptionalResult {
  var wrapped: Any? { get }
}

extension Optional: OptionalResult {
  var wrapped: Any? { self }
}
