/// A method of a class, as a message calls it.
///
/// Each initialiser takes a reference such as `Panel.move(_:to:)`; the compiler chooses by the number of the parameters and
/// by whether the method belongs to the main actor. (One that took any number would be shorter. The compiler crashes on it
/// where a parameter is an optional closure.)
public struct _Method {
  /// The class; nil for a method of a class object.
  let type: AnyClass?
  let parameterCount: Int
  let call: Call
  /// The method, where it takes one object at most; it is given its argument as it is.
  let direct: DirectCall?

  /// Calls the method on a target, with the arguments of a message.
  typealias Call = (_ target: AnyObject, _ arguments: Arguments) throws(ArgumentError) -> Any?

  /// Calls the method on a target with an object. False where the object is none of the parameter's class: nothing has
  /// been called then.
  typealias DirectCall = (_ target: AnyObject, _ argument: AnyObject) -> Bool

  init(_ type: AnyClass, _ parameterCount: Int, direct: DirectCall? = nil, _ call: @escaping Call) {
    self.type = type
    self.parameterCount = parameterCount
    self.direct = direct
    self.call = call
  }

  /// A method with no parameter.
  public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> () -> Result) {
    self.init(calling0: { method($0)() })
  }

  /// A method of the main actor with no parameter. It runs where the message is sent, which is for the sender to choose, as on
  /// Apple's platforms.
  public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> @MainActor () -> Result) {
    self.init { (target: Target) in unsafeBitCast(method(target), to: (() -> Result).self) }
  }

  /// A method with one parameter.
  public init<Target: AnyObject, First, Result>(_ method: @escaping (Target) -> (First) -> Result) {
    self.init(calling1: { method($0)($1) })
  }

  /// A method of the main actor with one parameter. It runs where the message is sent, which is for the sender to choose, as on
  /// Apple's platforms.
  public init<Target: AnyObject, First, Result>(_ method: @escaping (Target) -> @MainActor (First) -> Result) {
    self.init { (target: Target) in unsafeBitCast(method(target), to: ((First) -> Result).self) }
  }

  /// A method with two parameters.
  public init<Target: AnyObject, First, Second, Result>(_ method: @escaping (Target) -> (First, Second) -> Result) {
    self.init(calling2: { method($0)($1, $2) })
  }

  /// A method of the main actor with two parameters. It runs where the message is sent, which is for the sender to choose, as on
  /// Apple's platforms.
  public init<Target: AnyObject, First, Second, Result>(
    _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init { (target: Target) in unsafeBitCast(method(target), to: ((First, Second) -> Result).self) }
  }

  /// A method with three parameters.
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(calling3: { method($0)($1, $2, $3) })
  }

  /// A method of the main actor with three parameters. It runs where the message is sent, which is for the sender to choose, as on
  /// Apple's platforms.
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.init { (target: Target) in unsafeBitCast(method(target), to: ((First, Second, Third) -> Result).self) }
  }

  /// A method with four parameters.
  public init<Target: AnyObject, First, Second, Third, Fourth, Result>(
    _ method: @escaping (Target) -> (First, Second, Third, Fourth) -> Result
  ) {
    self.init(calling4: { method($0)($1, $2, $3, $4) })
  }

  /// A method of the main actor with four parameters. It runs where the message is sent, which is for the sender to choose, as on
  /// Apple's platforms.
  public init<Target: AnyObject, First, Second, Third, Fourth, Result>(
    _ method: @escaping (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
  ) {
    self.init { (target: Target) in unsafeBitCast(method(target), to: ((First, Second, Third, Fourth) -> Result).self) }
  }

  /// A method with five parameters.
  public init<Target: AnyObject, First, Second, Third, Fourth, Fifth, Result>(
    _ method: @escaping (Target) -> (First, Second, Third, Fourth, Fifth) -> Result
  ) {
    self.init(calling5: { method($0)($1, $2, $3, $4, $5) })
  }

  /// A method of the main actor with five parameters. It runs where the message is sent, which is for the sender to choose, as on
  /// Apple's platforms.
  public init<Target: AnyObject, First, Second, Third, Fourth, Fifth, Result>(
    _ method: @escaping (Target) -> @MainActor (First, Second, Third, Fourth, Fifth) -> Result
  ) {
    self.init { (target: Target) in
      unsafeBitCast(method(target), to: ((First, Second, Third, Fourth, Fifth) -> Result).self)
    }
  }

  /// A method with six parameters.
  public init<Target: AnyObject, First, Second, Third, Fourth, Fifth, Sixth, Result>(
    _ method: @escaping (Target) -> (First, Second, Third, Fourth, Fifth, Sixth) -> Result
  ) {
    self.init(calling6: { method($0)($1, $2, $3, $4, $5, $6) })
  }

  /// A method of the main actor with six parameters. It runs where the message is sent, which is for the sender to choose, as on
  /// Apple's platforms.
  public init<Target: AnyObject, First, Second, Third, Fourth, Fifth, Sixth, Result>(
    _ method: @escaping (Target) -> @MainActor (First, Second, Third, Fourth, Fifth, Sixth) -> Result
  ) {
    self.init { (target: Target) in
      unsafeBitCast(method(target), to: ((First, Second, Third, Fourth, Fifth, Sixth) -> Result).self)
    }
  }

  /// A method of a class object with no parameter: only its name is known.
  @_disfavoredOverload
  public init<Result>(_ method: () -> Result) {
    self.init(parameterCount: 0)
  }

  /// A method of a class object with one parameter: only its name is known.
  @_disfavoredOverload
  public init<First, Result>(_ method: (First) -> Result) {
    self.init(parameterCount: 1)
  }

  /// A method of a class object with two parameters: only its name is known.
  @_disfavoredOverload
  public init<First, Second, Result>(_ method: (First, Second) -> Result) {
    self.init(parameterCount: 2)
  }

  /// A method of a class object with three parameters: only its name is known.
  @_disfavoredOverload
  public init<First, Second, Third, Result>(_ method: (First, Second, Third) -> Result) {
    self.init(parameterCount: 3)
  }

  /// A method of a class object, to which a closure that is never called refers: its class's table has it.
  public init(of reference: @MainActor () -> Void, count parameterCount: Int) {
    self.init(parameterCount: parameterCount)
  }

  private init(parameterCount: Int) {
    type = nil
    self.parameterCount = parameterCount
    direct = nil
    call = { _, _ in nil }
  }

  /// An argument that is none for the parameter.
  struct ArgumentError: Error {
    let description: String
  }

  /// The arguments of a message, each as its parameter takes it.
  struct Arguments {
    let values: [Any?]

    func at<Parameter>(_ index: Int) throws(ArgumentError) -> Parameter {
      let value: Any? = index < values.count ? values[index] : nil
      if let value {
        if let parameter = value as? Parameter { return parameter }
      } else if let none = Optional<Any>.none as? Parameter {
        return none
      }
      throw ArgumentError(
        description: "argument \(index) is \(value.map { "a \(Swift.type(of: $0))" } ?? "nil"), the method takes "
          + "\(Parameter.self)")
    }
  }
}
