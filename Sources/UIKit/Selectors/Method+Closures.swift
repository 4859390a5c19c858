// What rewritten sources write: a closure whose types are all written out, under a label that says how many parameters the method
// has. The compiler has nothing to choose from, however many methods of the name there are.
//
// The closures belong to the main actor, which lets them call any method. They run where the message is sent, which is for
// the sender to choose, as on Apple's platforms.
extension _Method {
  /// A method with no parameter.
  public init<Target: AnyObject, Result>(none method: @escaping @MainActor (Target) -> Result) {
    let method = unsafeBitCast(method, to: ((Target) -> Result).self)
    self.init(Target.self, 0) { (target, _) throws(ArgumentError) in
      return _SelectorRuntime.flattened(method(unsafeDowncast(target, to: Target.self)))
    }
  }

  /// A method with one parameter.
  public init<Target: AnyObject, First, Result>(one method: @escaping @MainActor (Target, First) -> Result) {
    let method = unsafeBitCast(method, to: ((Target, First) -> Result).self)
    self.init(Target.self, 1) { (target, arguments) throws(ArgumentError) in
      let first: First = try arguments.at(0)
      return _SelectorRuntime.flattened(method(unsafeDowncast(target, to: Target.self), first))
    }
  }

  /// A method with two parameters.
  public init<Target: AnyObject, First, Second, Result>(
    two method: @escaping @MainActor (Target, First, Second) -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target, First, Second) -> Result).self)
    self.init(Target.self, 2) { (target, arguments) throws(ArgumentError) in
      let first: First = try arguments.at(0)
      let second: Second = try arguments.at(1)
      return _SelectorRuntime.flattened(method(unsafeDowncast(target, to: Target.self), first, second))
    }
  }

  /// A method with three parameters.
  public init<Target: AnyObject, First, Second, Third, Result>(
    three method: @escaping @MainActor (Target, First, Second, Third) -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target, First, Second, Third) -> Result).self)
    self.init(Target.self, 3) { (target, arguments) throws(ArgumentError) in
      let first: First = try arguments.at(0)
      let second: Second = try arguments.at(1)
      let third: Third = try arguments.at(2)
      return _SelectorRuntime.flattened(method(unsafeDowncast(target, to: Target.self), first, second, third))
    }
  }

  /// A method with four parameters.
  public init<Target: AnyObject, First, Second, Third, Fourth, Result>(
    four method: @escaping @MainActor (Target, First, Second, Third, Fourth) -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target, First, Second, Third, Fourth) -> Result).self)
    self.init(Target.self, 4) { (target, arguments) throws(ArgumentError) in
      let first: First = try arguments.at(0)
      let second: Second = try arguments.at(1)
      let third: Third = try arguments.at(2)
      let fourth: Fourth = try arguments.at(3)
      return _SelectorRuntime.flattened(method(unsafeDowncast(target, to: Target.self), first, second, third, fourth))
    }
  }

  /// A method with five parameters.
  public init<Target: AnyObject, First, Second, Third, Fourth, Fifth, Result>(
    five method: @escaping @MainActor (Target, First, Second, Third, Fourth, Fifth) -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target, First, Second, Third, Fourth, Fifth) -> Result).self)
    self.init(Target.self, 5) { (target, arguments) throws(ArgumentError) in
      let first: First = try arguments.at(0)
      let second: Second = try arguments.at(1)
      let third: Third = try arguments.at(2)
      let fourth: Fourth = try arguments.at(3)
      let fifth: Fifth = try arguments.at(4)
      return _SelectorRuntime.flattened(
        method(unsafeDowncast(target, to: Target.self), first, second, third, fourth, fifth))
    }
  }

  /// A method with six parameters.
  public init<Target: AnyObject, First, Second, Third, Fourth, Fifth, Sixth, Result>(
    six method: @escaping @MainActor (Target, First, Second, Third, Fourth, Fifth, Sixth) -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target, First, Second, Third, Fourth, Fifth, Sixth) -> Result).self)
    self.init(Target.self, 6) { (target, arguments) throws(ArgumentError) in
      let first: First = try arguments.at(0)
      let second: Second = try arguments.at(1)
      let third: Third = try arguments.at(2)
      let fourth: Fourth = try arguments.at(3)
      let fifth: Fifth = try arguments.at(4)
      let sixth: Sixth = try arguments.at(5)
      return _SelectorRuntime.flattened(
        method(unsafeDowncast(target, to: Target.self), first, second, third, fourth, fifth, sixth))
    }
  }
}
