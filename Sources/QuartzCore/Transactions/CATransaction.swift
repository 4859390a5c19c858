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
    /// What the app keeps under keys of its own.
    var keptValues: [String: Any] = [:]
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

  /// The block that is called when the animations of this transaction have ended; nil where none is set.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/catransaction/completionblock()>.
  open class func completionBlock() -> (() -> Void)? {
    (stack.last ?? implicit).group?.pendingBlock
  }

  /// What is set for a transaction under a key: one of the four of Core Animation, or the app's own. The innermost
  /// transaction that has it answers.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/catransaction/value(forkey:)>.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: find { $0.keptValues[key] }
    }
  }

  /// Sets a value of this transaction under a key; nil takes it back. A value of another type than the key's is ignored.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/catransaction/setvalue(_:forkey:)>.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if anObject == nil { setAnimationDuration(.infinity) }
      if let duration = anObject.flatMap(AnimatableKind.number) { setAnimationDuration(duration) }
    case kCATransactionDisableActions:
      if anObject == nil { update { $0.disablesActions = nil } }
      if let flag = anObject as? Bool ?? (anObject as? NSNumber)?.boolValue { setDisableActions(flag) }
    case kCATransactionAnimationTimingFunction:
      if anObject == nil || anObject is CAMediaTimingFunction {
        setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
      }
    case kCATransactionCompletionBlock:
      if anObject == nil { setCompletionBlock(nil) }
      if let block = anObject as? () -> Void { setCompletionBlock(block) }
    default: update { $0.keptValues[key] = anObject }
    }
  }

  /// Waits until no other thread has the lock that guards what layers have in common, and takes it; the same thread may
  /// take it again.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/catransaction/lock()>.
  open class func lock() { sharedLock.lock() }

  /// Gives the lock back.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/catransaction/unlock()>.
  open class func unlock() { sharedLock.unlock() }

  private static let sharedLock = NSRecursiveLock()

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
