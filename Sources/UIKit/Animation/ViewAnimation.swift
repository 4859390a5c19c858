/// One block of animated changes: from the call that makes it until the last of its animations has ended.
@MainActor
final class ViewAnimation: NSObject, @preconcurrency CAAnimationDelegate {
  /// How the values go.
  enum Timing {
    case curve(UIView.AnimationCurve)
    case spring(Spring)
  }

  private static var stack: [ViewAnimation] = []
  private static var lastNumber: UInt32 = 0
  /// The blocks' switch: `UIView.setAnimationsEnabled(_:)`.
  static var isEnabled = true
  /// Views that were animated outside a window: if they are still there at the next frame, the animation is dropped.
  private static var detached: [UIView] = []

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
  var keyframes: KeyframeRecorder?
  private var completion: ((Bool) -> Void)?
  private var pendingCount = 0
  private var isFinished = true
  private var isClosed = false
  private var views: [UIView] = []
  private let number: UInt32

  init(
    duration: TimeInterval, delay: TimeInterval, timing: Timing, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    Self.lastNumber &+= 1
    number = Self.lastNumber
    var options = options
    var duration = duration
    var timing = timing
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
    isAnimated = Self.isEnabled && self.duration > 0
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
    guard pendingCount == 0 else { return }
    // Nothing moves: the completion comes at the beginning of the next cycle, as Apple documents for no duration.
    guard completion != nil || !views.isEmpty else { return }
    MediaClock.shared.schedule(at: CACurrentMediaTime() + (isAnimated ? 0 : delay)) {
      MainActor.assumeIsolated { self.end() }
    }
  }

  /// Adds an animation of a view's layer to the block.
  func add(_ animation: CAAnimation, to view: UIView, forKey key: String) {
    animation.duration = duration
    if delay > 0 {
      animation.beginTime = view.storedLayer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
    animation.fillMode = .both
    if options.contains(.repeat) { animation.repeatCount = .greatestFiniteMagnitude }
    animation.autoreverses = options.contains(.autoreverse)
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
