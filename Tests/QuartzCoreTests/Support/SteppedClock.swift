import QuartzCore

/// Runs a test on a clock that stands at 100 s, and leaves nothing behind.
@MainActor
func onSteppedClock(_ test: () throws -> Void) rethrows {
  MediaClock.shared.becomeStepped(at: 100)
  AnimationScheduler.reset()
  defer {
    AnimationScheduler.reset()
    MediaClock.shared.removeAllDeadlines()
    MediaClock.shared.becomeLive()
  }
  try test()
}

/// Moves the clock and ends what has run out.
@MainActor
func advance(to time: TimeInterval) {
  MediaClock.shared.advance(to: time)
  AnimationScheduler.update(at: time)
  CATransaction.flush()
}

/// Collects what is told to it.
final class AnimationLog: CAAnimationDelegate {
  var events: [String] = []

  func animationDidStart(_ anim: CAAnimation) {
    events.append("start \((anim as? CAPropertyAnimation)?.keyPath ?? "?")")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append("stop \((anim as? CAPropertyAnimation)?.keyPath ?? "?") \(flag)")
  }
}

/// Runs a block with the exceptions that it raises recorded.
@MainActor
func exceptions(_ block: () -> Void) -> [Exception] {
  var recorded: [Exception] = []
  Exception.recorder = { recorded.append($0) }
  defer { Exception.recorder = nil }
  block()
  return recorded
}
