extension Timer {
  /// A timer that calls a method of a target, which it holds until it is invalidated, with itself as the argument.
  ///
  /// Foundation's timers keep no information for their user here: one that is not nil raises `NSInvalidArgumentException`.
  /// Specified by
  /// <https://developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)>.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    if userInfo != nil {
      raise("NSInvalidArgumentException", "A timer keeps no user information: pass it to the target another way")
    }
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      _SelectorRuntime.send(aSelector, to: target, [timer])
    }
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
