import QuartzCore
import Testing

@MainActor
struct AnimationSchedulerTests {
  private func animation(_ keyPath: String, _ duration: Double, _ log: AnimationLog) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = 5
    animation.duration = duration
    animation.delegate = log
    return animation
  }

  @Test func `delegates hear of ends in the order of the ends`() {
    onSteppedClock {
      let log = AnimationLog()
      let (first, second) = (CALayer(), CALayer())
      first.add(animation("position.x", 0.9, log), forKey: "a")
      second.add(animation("position.y", 0.3, log), forKey: "b")
      advance(to: 102)
      #expect(log.events == ["start position.x", "start position.y", "stop position.y true", "stop position.x true"])
      #expect(AnimationScheduler.nextEventTime == nil)
      #expect(!AnimationScheduler.hasRunningAnimations)
    }
  }

  @Test func `an animation that is removed or replaced or whose layer dies ends unfinished, once`() {
    onSteppedClock {
      let log = AnimationLog()
      let layer = CALayer()
      layer.add(animation("position.x", 1, log), forKey: "a")
      layer.add(animation("position.y", 1, log), forKey: "a")
      layer.removeAnimation(forKey: "a")
      var dying: CALayer? = CALayer()
      dying?.add(animation("opacity", 1, log), forKey: "a")
      dying = nil
      advance(to: 103)
      #expect(
        log.events.filter { $0.hasPrefix("stop") } == [
          "stop position.x false", "stop position.y false", "stop opacity false",
        ])
    }
  }

  @Test func `the next event is the earliest end`() {
    onSteppedClock {
      let log = AnimationLog()
      let layer = CALayer()
      layer.add(animation("position.x", 0.5, log), forKey: "a")
      CATransaction.flush()
      #expect(AnimationScheduler.nextEventTime == 100.5)
      #expect(AnimationScheduler.hasRunningAnimations)
    }
  }
}
