extension _SelectorRuntime {
  /// Makes a method known by its selector, for its class and what inherits from it; the selector comes back.
  ///
  /// Arguments that the sender leaves out are nil to a parameter that may be, and arguments too many are dropped. One of
  /// another type than the parameter's raises `NSInvalidArgumentException`, and the method is not called.
  @discardableResult
  public static func register(_ selector: Selector, _ method: _Method) -> Selector {
    guard let type = method.type else { return selector }
    add(selector, to: type, implementation(calling: method, named: selector.name))
    return selector
  }

  static func implementation(calling method: _Method, named name: String) -> MessageImplementation {
    MessageImplementation(direct: method.direct) { target, arguments in
      do throws(_Method.ArgumentError) {
        return try method.call(target, _Method.Arguments(values: arguments))
      } catch {
        raise("NSInvalidArgumentException", "\(name): \(error.description)")
        return nil
      }
    }
  }

  /// Makes a method with no parameter known by its selector.
  @discardableResult
  public static func register<Target: AnyObject, Result>(
    _ selector: Selector, _ method: @escaping (Target) -> () -> Result
  ) -> Selector {
    register(selector, _Method(method))
  }

  /// Makes a method of the main actor with no parameter known by its selector.
  @discardableResult
  public static func register<Target: AnyObject, Result>(
    _ selector: Selector, _ method: @escaping (Target) -> @MainActor () -> Result
  ) -> Selector {
    register(selector, _Method(method))
  }

  /// Makes a method with one parameter known by its selector.
  @discardableResult
  public static func register<Target: AnyObject, First, Result>(
    _ selector: Selector, _ method: @escaping (Target) -> (First) -> Result
  ) -> Selector {
    register(selector, _Method(method))
  }

  /// Makes a method of the main actor with one parameter known by its selector.
  @discardableResult
  public static func register<Target: AnyObject, First, Result>(
    _ selector: Selector, _ method: @escaping (Target) -> @MainActor (First) -> Result
  ) -> Selector {
    register(selector, _Method(method))
  }

  /// Makes a method with two parameters known by its selector.
  @discardableResult
  public static func register<Target: AnyObject, First, Second, Result>(
    _ selector: Selector, _ method: @escaping (Target) -> (First, Second) -> Result
  ) -> Selector {
    register(selector, _Method(method))
  }

  /// Makes a method of the main actor with two parameters known by its selector.
  @discardableResult
  public static func register<Target: AnyObject, First, Second, Result>(
    _ selector: Selector, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) -> Selector {
    register(selector, _Method(method))
  }

  /// Nil for a method without a result and for an optional that is nil; otherwise the result itself.
  static func flattened<Result>(_ result: Result) -> Any? {
    if Result.self == Void.self { return nil }
    guard let optional = result as? any OptionalResult else { return result }
    return optional.wrapped.flatMap { flattened($0) }
  }
}

private protocol OptionalResult {
  var wrapped: Any? { get }
}

extension Optional: OptionalResult {
  var wrapped: Any? { self }
}
