extension NSObject {
  /// Calls the method of a name after so many seconds on the clock of `CACurrentMediaTime()`; the object and the argument
  /// live until then.
  ///
  /// With a delay of 0 or less the call comes when the clock next advances, never within this method.
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/perform(_:with:afterdelay:)>.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedCalls.add(target: self, selector: aSelector, argument: anArgument, delay: delay)
  }

  /// Forgets the delayed calls of an object.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/cancelpreviousperformrequests(withtarget:)>.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel { $0.target === aTarget as AnyObject }
  }

  /// Forgets the delayed calls of an object with a selector and an argument that is equal to the given one.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/cancelpreviousperformrequests(withtarget:selector:object:)>.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector && isEqual($0.argument, anArgument)
    }
  }

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one as AnyObject === other as AnyObject
  }
}

/// The calls that wait for their time. The clock holds what a call needs; here is only what finds it.
private enum DelayedCalls {
  final class Call {
    private(set) weak var target: NSObject?
    let selector: Selector
    let argument: Any?
    var token: MediaClock.Token?

    init(target: NSObject, selector: Selector, argument: Any?) {
      self.target = target
      self.selector = selector
      self.argument = argument
    }
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var calls: [Call] = []

  static func add(target: NSObject, selector: Selector, argument: Any?, delay: TimeInterval) {
    guard delay.isFinite else {
      raise("NSInvalidArgumentException", "\(selector) cannot be performed after \(delay) s")
      return
    }
    let call = Call(target: target, selector: selector, argument: argument)
    lock.withLock {
      // The clock forgets its deadlines between tests.
      calls.removeAll { $0.target == nil || !$0.isWaiting }
      calls.append(call)
      call.token = MediaClock.shared.schedule(at: MediaClock.shared.now + max(delay, 0)) {
        lock.withLock { calls.removeAll { $0 === call } }
        _SelectorRuntime.send(selector, to: target, [argument])
      }
    }
  }

  static func cancel(where isCancelled: (Call) -> Bool) {
    let cancelled = lock.withLock { () -> [Call] in
      let cancelled = calls.filter(isCancelled)
      calls.removeAll { call in cancelled.contains { $0 === call } }
      return cancelled
    }
    for call in cancelled { call.token.map(MediaClock.shared.cancel) }
  }
}

extension DelayedCalls.Call {
  fileprivate var isWaiting: Bool { token.map(MediaClock.shared.isScheduled) ?? false }
}
