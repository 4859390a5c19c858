/// How objects of a class answer a message.
final class MessageImplementation: Sendable {
  /// Calls a method on a target, with the arguments that were given; nil for what gives back nothing.
  typealias Call = (_ target: AnyObject, _ arguments: [Any?]) -> Any?

  private nonisolated(unsafe) let call: Call
  /// The method, where it takes one object at most.
  private nonisolated(unsafe) let direct: _Method.DirectCall?

  init(direct: _Method.DirectCall? = nil, _ call: @escaping Call) {
    self.call = call
    self.direct = direct
  }

  func callAsFunction(_ target: AnyObject, _ arguments: [Any?]) -> Any? {
    call(target, arguments)
  }

  /// Calls a method that takes one object at most and whose result nobody asks for, without making a list of arguments.
  /// - Returns: false where that cannot be; nothing has been called then.
  func callForEffect(_ target: AnyObject, _ argument: AnyObject) -> Bool {
    direct?(target, argument) ?? false
  }
}
