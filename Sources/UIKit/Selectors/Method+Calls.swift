/// What every method is called with in the end: its target, and each argument as its parameter takes it.
extension _Method {
  init<Target: AnyObject, Result>(calling0 method: @escaping (Target) -> Result) {
    let direct: DirectCall = { target, _ in
      _ = method(unsafeDowncast(target, to: Target.self))
      return true
    }
    self.init(Target.self, 0, direct: direct) { (target, _) throws(ArgumentError) in
      return _SelectorRuntime.flattened(method(unsafeDowncast(target, to: Target.self)))
    }
  }

  init<Target: AnyObject, First, Result>(calling1 method: @escaping (Target, First) -> Result) {
    let direct = (First.self as? AnyClass).map { wanted -> DirectCall in
      { target, argument in
        // A cast to a class that only the caller knows takes several times as long.
        var current: AnyClass? = Swift.type(of: argument)
        while let candidate = current, candidate != wanted { current = _getSuperclass(candidate) }
        guard current != nil else { return false }
        _ = method(unsafeDowncast(target, to: Target.self), unsafeBitCast(argument, to: First.self))
        return true
      }
    }
    self.init(Target.self, 1, direct: direct) { (target, arguments) throws(ArgumentError) in
      let first: First = try arguments.at(0)
      return _SelectorRuntime.flattened(method(unsafeDowncast(target, to: Target.self), first))
    }
  }

  init<Target: AnyObject, First, Second, Result>(calling2 method: @escaping (Target, First, Second) -> Result) {
    self.init(Target.self, 2) { (target, arguments) throws(ArgumentError) in
      let first: First = try arguments.at(0)
      let second: Second = try arguments.at(1)
      return _SelectorRuntime.flattened(method(unsafeDowncast(target, to: Target.self), first, second))
    }
  }

  init<Target: AnyObject, First, Second, Third, Result>(
    calling3 method: @escaping (Target, First, Second, Third) -> Result
  ) {
    self.init(Target.self, 3) { (target, arguments) throws(ArgumentError) in
      let first: First = try arguments.at(0)
      let second: Second = try arguments.at(1)
      let third: Third = try arguments.at(2)
      return _SelectorRuntime.flattened(method(unsafeDowncast(target, to: Target.self), first, second, third))
    }
  }

  init<Target: AnyObject, First, Second, Third, Fourth, Result>(
    calling4 method: @escaping (Target, First, Second, Third, Fourth) -> Result
  ) {
    self.init(Target.self, 4) { (target, arguments) throws(ArgumentError) in
      let first: First = try arguments.at(0)
      let second: Second = try arguments.at(1)
      let third: Third = try arguments.at(2)
      let fourth: Fourth = try arguments.at(3)
      return _SelectorRuntime.flattened(method(unsafeDowncast(target, to: Target.self), first, second, third, fourth))
    }
  }

  init<Target: AnyObject, First, Second, Third, Fourth, Fifth, Result>(
    calling5 method: @escaping (Target, First, Second, Third, Fourth, Fifth) -> Result
  ) {
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

  init<Target: AnyObject, First, Second, Third, Fourth, Fifth, Sixth, Result>(
    calling6 method: @escaping (Target, First, Second, Third, Fourth, Fifth, Sixth) -> Result
  ) {
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
