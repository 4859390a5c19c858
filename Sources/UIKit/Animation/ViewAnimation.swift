/// One block of animated changes: from the call that makes it until the last of its animations has ended.
@MainActor
final class ViewAnimation: NSObject, @preconcurrency CAAnimationDelegate {
  /// How the values go.
  enum Timing {
    case curve(UIView.AnimationCurve)
    case spring(Spring)

    func timelineCurve(duration: TimeInterval) -> TimelineCurve {
      switch self {
      case .curve(let curve): TimelineCurve(curve.timingFunction.curve)
      case .spring(let spring): TimelineCurve(x: spring, y: spring, duration: duration)
      }
    }
  }

  /// The animator whose animations a block's changes become, and where on its timeline.
  @MainActor
  struct Host {
    let run: AnimatorRun
    /// The part of the remaining time that passes first.
    var delayFactor = 0.0
    /// Seconds that pass first, and how long the changes take, where a block within an animator's says so.
    var delay = 0.0
    var duration: TimeInterval?
    var curve: TimelineCurve?

    func makePlacement() -> TimelinePlacement {
      let now = CACurrentMediaTime()
      guard delay > 0 || duration != nil || curve != nil else {
        return TimelinePlacement(on: run.timeline, delayFactor: delayFactor, at: now)
      }
      return TimelinePlacement(on: run.timeline, delay: delay, duration: duration, curve: curve, at: now)
    }
  }

  private static var stack: [ViewAnimation] = []
  private static var lastNumber: UInt32 = 0
  /// The blocks' switch: `UIView.setAnimationsEnabled(_:)`.
  static var isEnabled = true
  /// Views that were animated outside a window: if they are still there at the next frame, the animation is dropped.
  private static var detached: [UIView] = []
  /// How often the changes that are being made are played, where `modifyAnimations` says so.
  static var repetition: (count: Float, autoreverses: Bool)?
  /// The background that a view is about to replace, while it does.
  static var replacedBackground: UIColor??

  /// The block whose changes are being made; nil where changes are immediate.
  static var current: ViewAnimation? {
    guard isEnabled, let top = stack.last, top.isAnimated else { return nil }
    return top
  }

  /// The innermost block, animated or not.
  static var innermost: ViewAnimation? { stack.last }

  let duration: TimeInterval
  let delay: TimeInterval
  let timing: Timing
  let options: UIView.AnimationOptions
  let isAnimated: Bool
  let host: Host?
  var keyframes: KeyframeRecorder?
  private var completion: ((Bool) -> Void)?
  private var pendingCount = 0
  private var isFinished = true
  private var isClosed = false
  private var views: [UIView] = []
  private let number: UInt32

  init(
    duration: TimeInterval, delay: TimeInterval, timing: Timing, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?, isHosted: Bool = true
  ) {
    Self.lastNumber &+= 1
    number = Self.lastNumber
    var options = options
    var duration = duration
    var timing = timing
    var host = isHosted ? Self.stack.last?.host : nil
    if options.contains(.overrideInheritedDuration) {
      host?.duration = duration.isFinite ? max(0, duration) : 0
    }
    if options.contains(.overrideInheritedCurve) {
      host?.curve = timing.timelineCurve(duration: duration)
    }
    host?.delay += delay.isFinite ? max(0, delay) : 0
    if let outer = Self.stack.last {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(outer.options.intersection(.inherited))
      }
    }
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.delay = delay.isFinite ? max(0, delay) : 0
    self.timing = timing
    self.options = options
    self.completion = completion
    self.host = host
    isAnimated = Self.isEnabled && (host != nil || self.duration > 0)
  }

  /// A block of an animator; one that is not animated itself lets only the blocks within it be.
  init(host: Host, duration: TimeInterval, options: UIView.AnimationOptions, isAnimated: Bool = true) {
    Self.lastNumber &+= 1
    number = Self.lastNumber
    self.host = host
    self.duration = duration
    self.options = options
    delay = 0
    timing = .curve(.easeInOut)
    self.isAnimated = isAnimated && Self.isEnabled
  }

  /// Makes the changes; the completion follows in any case, and once.
  func run(_ changes: () -> Void) {
    Self.stack.append(self)
    changes()
    if options.contains(.layoutSubviews) {
      for view in views { view.layoutIfNeeded() }
    }
    keyframes?.finish(for: self)
    Self.stack.removeLast()
    isClosed = true
    if let host {
      if let completion { host.run.addCompletion(completion) }
      return
    }
    guard pendingCount == 0 else { return }
    // Nothing moves: the completion comes at the beginning of the next cycle, as Apple documents for no duration.
    guard completion != nil || !views.isEmpty else { return }
    MediaClock.shared.schedule(at: CACurrentMediaTime() + (isAnimated ? 0 : delay)) {
      MainActor.assumeIsolated { self.end() }
    }
  }

  /// Adds an animation of a view's property, which had another value before, to the block.
  func add(
    _ animation: CAAnimation, to view: UIView, forKey key: String, _ property: AnimatableProperty,
    from former: AnimatableValue, color: UIColor?
  ) {
    if let host {
      if options.contains(.layoutSubviews), !views.contains(where: { $0 === view }) { views.append(view) }
      return host.run.add(
        animation, forKey: key, to: view, property, from: former, formerColor: color, on: host.makePlacement())
    }
    start(animation, on: view, forKey: key)
  }

  /// Leads from what a view shows now to what it will show. An animator's time does not drive it, as Apple documents.
  func addTransition(_ effect: TransitionEffect, to view: UIView, showsChanges: Bool) {
    let transition = CATransition()
    transition.effect = effect
    transition.showsChanges = showsChanges
    if case .curve(let curve) = timing { transition.timingFunction = curve.timingFunction }
    start(transition, on: view, forKey: kCATransition)
  }

  private func start(_ animation: CAAnimation, on view: UIView, forKey key: String) {
    animation.duration = duration
    if delay > 0 {
      animation.beginTime = view.storedLayer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
    animation.fillMode = .both
    if let repetition = Self.repetition {
      animation.repeatCount = repetition.count
      animation.autoreverses = repetition.autoreverses
    } else {
      if options.contains(.repeat) { animation.repeatCount = .greatestFiniteMagnitude }
      animation.autoreverses = options.contains(.autoreverse)
    }
    animation.preferredFrameRateRange = options.frameRateRange
    animation.delegate = self
    pendingCount += 1
    involve(view)
    view.storedLayer.add(animation, forKey: key)
  }

  private func involve(_ view: UIView) {
    // A view that comes back from another block is counted twice, in and out.
    guard view.lastAnimationNumber != number else { return }
    view.lastAnimationNumber = number
    views.append(view)
    if !options.contains(.allowUserInteraction) { view.interactionBlockCount += 1 }
    if view.storedWindow == nil { Self.detached.append(view) }
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    pendingCount -= 1
    if !finished { isFinished = false }
    if isClosed, pendingCount == 0 { end() }
  }

  private func end() {
    if !options.contains(.allowUserInteraction) {
      for view in views { view.interactionBlockCount -= 1 }
    }
    views = []
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }

  /// Removes the animations of views that are in no window when a frame is made.
  static func dropDetached() {
    guard !detached.isEmpty else { return }
    let views = detached
    detached = []
    for view in views where view.storedWindow == nil { view.storedLayer.removeAllAnimations() }
  }
}
