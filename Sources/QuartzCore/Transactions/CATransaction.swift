/// Changes of layers that belong together, with what their implicit animations have in common.
///
/// Changes outside an explicit transaction are in an implicit one, which ends with the frame. Transactions nest; all of
/// this is for the main thread.
/// Specified by <https://developer.apple.com/documentation/quartzcore/catransaction>.
open class CATransaction: NSObject {
  struct State {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var group: TransactionGroup?
  }

  /// Counts implicit transactions; the first is 1.
  private(set) nonisolated(unsafe) static var serial = 1
  private nonisolated(unsafe) static var implicit = State()
  private nonisolated(unsafe) static var stack: [State] = []

  private static func update(_ change: (inout State) -> Void) {
    if stack.isEmpty { change(&implicit) } else { change(&stack[stack.count - 1]) }
  }

  private static func find<Value>(_ property: (State) -> Value?) -> Value? {
    for state in stack.reversed() {
      if let value = property(state) { return value }
    }
    return property(implicit)
  }

  /// Opens a transaction within the present one.
  open class func begin() {
    stack.append(State())
  }

  /// Closes the innermost transaction. Without one it does nothing.
  open class func commit() {
    guard let state = stack.popLast() else { return }
    state.group?.commit()
  }

  /// Ends the implicit transaction: its settings are forgotten, delegates hear of what has begun and ended. An explicit
  /// transaction that is open puts it off, as Apple documents.
  open class func flush() {
    guard stack.isEmpty else { return }
    let group = implicit.group
    implicit = State()
    serial += 1
    group?.commit()
    AnimationScheduler.deliver()
  }

  /// The duration of animations that have none, in seconds: 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval { find(\.duration) ?? 0.25 }

  /// Sets the duration, in seconds, for this transaction; one that is not finite takes it back.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    update { $0.duration = dur.isFinite ? max(dur, 0) : nil }
  }

  /// The pace of implicit animations that have none; nil, unless set, is the default curve.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { find(\.timingFunction) }

  /// Sets the pace for this transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    update { $0.timingFunction = function }
  }

  /// Whether changes look for no actions.
  open class func disableActions() -> Bool { find(\.disablesActions) ?? false }

  /// Sets whether changes in this transaction look for no actions.
  open class func setDisableActions(_ flag: Bool) {
    update { $0.disablesActions = flag }
  }

  /// Called once when all animations that are added from now on in this transaction have ended; at its end if there are
  /// none. Setting another block ends what the former one waits for at that point.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    update { state in
      state.group?.commit()
      state.group = block.map(TransactionGroup.init)
    }
  }

  /// An animation is being added: every open transaction with a completion waits for it.
  static func enterGroups() -> [TransactionGroup] {
    let groups = (stack + [implicit]).compactMap(\.group)
    for group in groups { group.enter() }
    return groups
  }

  static func reset() {
    stack = []
    implicit = State()
  }
}
