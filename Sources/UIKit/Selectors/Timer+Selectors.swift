extension Timer {
  /// A timer that calls a method of a target, which it holds until it is invalidated, with itself as the argument.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)>.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = _SelectorRuntime.receiver(aTarget)
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      _SelectorRuntime.send(aSelector, to: target, [timer])
    }
    if let userInfo { InformedTimer.give(userInfo, to: self) }
  }

  /// A timer on the current run loop that calls a method of a target.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:)>.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer with information for its user, which Foundation's has no place for here.
private final class InformedTimer: Timer {
  private nonisolated(unsafe) static var key: UInt8 = 0

  override var userInfo: Any? { objc_getAssociatedObject(self, &Self.key) }

  /// Makes a timer one of these. An initialiser of another class than its own makes none, and this class has no more of its own
  /// than that one has: only the pointer to the class is another.
  static func give(_ information: Any, to timer: Timer) {
    objc_setAssociatedObject(timer, &key, information, .OBJC_ASSOCIATION_RETAIN)
    guard type(of: timer) == Timer.self else { return }
    Unmanaged.passUnretained(timer).toOpaque().storeBytes(of: InformedTimer.self, as: AnyClass.self)
  }
}
