extension CADisplayLink {
  /// A link that calls a method of a target, which it holds until it is invalidated, with itself as the argument.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cadisplaylink/init(target:selector:)>.
  public convenience init(target: Any, selector sel: Selector) {
    let target = _SelectorRuntime.receiver(target)
    self.init { link in _SelectorRuntime.send(sel, to: target, [link]) }
  }

  /// Starts the calls. There is one loop of frames, on the main thread, whatever the run loop and the mode.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cadisplaylink/add(to:formode:)>.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    start()
  }

  /// Ends the calls; adding the link again starts them again.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cadisplaylink/remove(from:formode:)>.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    invalidate()
  }
}
