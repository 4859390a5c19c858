// What rewritten sources write: a closure whose types are all written out, under a label that says how many parameters the method
// has. The compiler has nothing to choose from, however many methods of the name there are.
//
// The closures belong to the main actor, which lets them call any method. They run where the message is sent, which is for
// the sender to choose, as on Apple's platforms.
extension _Method {
  /// A method with no parameter.
  public init<Target: AnyObject, Result>(none method: @escaping @MainActor (Target) -> Result) {
    self.init(calling0: unsafeBitCast(method, to: ((Target) -> Result).self))
  }

  /// A method with one parameter.
  public init<Target: AnyObject, First, Result>(one method: @escaping @MainActor (Target, First) -> Result) {
    self.init(calling1: unsafeBitCast(method, to: ((Target, First) -> Result).self))
  }

  /// A method with two parameters.
  public init<Target: AnyObject, First, Second, Result>(
    two method: @escaping @MainActor (Target, First, Second) -> Result
  ) {
    self.init(calling2: unsafeBitCast(method, to: ((Target, First, Second) -> Result).self))
  }

  /// A method with three parameters.
  public init<Target: AnyObject, First, Second, Third, Result>(
    three method: @escaping @MainActor (Target, First, Second, Third) -> Result
  ) {
    self.init(calling3: unsafeBitCast(method, to: ((Target, First, Second, Third) -> Result).self))
  }

  /// A method with four parameters.
  public init<Target: AnyObject, First, Second, Third, Fourth, Result>(
    four method: @escaping @MainActor (Target, First, Second, Third, Fourth) -> Result
  ) {
    self.init(calling4: unsafeBitCast(method, to: ((Target, First, Second, Third, Fourth) -> Result).self))
  }

  /// A method with five parameters.
  public init<Target: AnyObject, First, Second, Third, Fourth, Fifth, Result>(
    five method: @escaping @MainActor (Target, First, Second, Third, Fourth, Fifth) -> Result
  ) {
    self.init(calling5: unsafeBitCast(method, to: ((Target, First, Second, Third, Fourth, Fifth) -> Result).self))
  }

  /// A method with six parameters.
  public init<Target: AnyObject, First, Second, Third, Fourth, Fifth, Sixth, Result>(
    six method: @escaping @MainActor (Target, First, Second, Third, Fourth, Fifth, Sixth) -> Result
  ) {
    self.init(
      calling6: unsafeBitCast(method, to: ((Target, First, Second, Third, Fourth, Fifth, Sixth) -> Result).self))
  }
}
