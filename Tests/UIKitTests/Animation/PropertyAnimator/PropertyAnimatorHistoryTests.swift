import AnimationReference
import Testing

@testable import UIKit

/// Random histories of calls, each compared with a small model of one animator that moves a view from 50 to 150.
@MainActor
@Suite final class PropertyAnimatorHistoryTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// An animator of one second on `easeInOut`, as its documentation has it.
  private struct Model {
    enum Motion {
      /// On its curve, at a part of its time.
      case own(time: Double)
      /// Moved by hand, at a part of its way.
      case hand(way: Double)
      /// On another, even pace: from a part of the way to a goal.
      case other(from: Double, goal: Double, seconds: Double, passed: Double)
    }

    var state = UIViewAnimatingState.inactive
    var isMoving = false
    var isReversed = false
    var motion = Motion.own(time: 0)
    /// What a pause interrupted, while no hand has moved the animator since.
    var kept: Motion?
    /// The view's own value, and its value at the last start and end.
    var value = 50.0
    var start = 50.0
    var goal = 50.0
    var ends: [UIViewAnimatingPosition] = []

    var way: Double {
      switch motion {
      case .own(let time): eased(time)
      case .hand(let way): way
      case .other(let from, let goal, let seconds, let passed):
        seconds > 0 ? from + (goal - from) * min(passed / seconds, 1) : goal
      }
    }

    var shown: Double { state == .active ? start + (goal - start) * way : value }

    static func time(ofWay way: Double) -> Double {
      var low = 0.0
      var high = 1.0
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if eased(middle) < way { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }

    mutating func activate(to goal: Double) {
      guard state == .inactive else { return }
      state = .active
      (start, self.goal, value) = (value, goal, goal)
      motion = .own(time: isReversed ? 1 : 0)
      kept = nil
      isMoving = false
    }

    mutating func run() {
      guard !isMoving else { return }
      isMoving = true
      let end = isReversed ? 0.0 : 1.0
      switch kept ?? motion {
      case .own(let time): motion = .own(time: time)
      case .hand(let way): motion = .own(time: Model.time(ofWay: way))
      case .other(_, end, _, _): motion = kept ?? motion
      case .other(_, _, let seconds, _):
        let way = way
        motion = .other(from: way, goal: end, seconds: seconds * min(abs(end - way), 1), passed: 0)
      }
      kept = nil
    }

    mutating func pause() {
      guard isMoving else { return }
      isMoving = false
      kept = motion
      motion = .hand(way: min(max(way, 0), 1))
    }

    mutating func scrub(to fraction: Double) {
      let way = isReversed ? 1 - fraction : fraction
      if case .hand(let present) = motion, present == way { return }
      if case .own(let time) = motion, time == way, kept == nil, way == 0 || way == 1 {
        motion = .hand(way: way)
        return
      }
      motion = .hand(way: way)
      kept = nil
    }

    mutating func reverse() {
      isReversed.toggle()
      guard state == .active, isMoving, case .other(_, _, let seconds, _) = motion else { return }
      let end = isReversed ? 0.0 : 1.0
      let way = way
      motion = .other(from: way, goal: end, seconds: seconds * min(abs(end - way), 1), passed: 0)
    }

    mutating func advance(by seconds: Double) {
      guard state == .active, isMoving else { return }
      var isOver = false
      switch motion {
      case .own(let time):
        let moved = time + (isReversed ? -seconds : seconds)
        motion = .own(time: min(max(moved, 0), 1))
        isOver = isReversed ? moved <= 1e-6 : moved >= 1 - 1e-6
      case .hand: break
      case .other(let from, let goal, let whole, let passed):
        motion = .other(from: from, goal: goal, seconds: whole, passed: passed + seconds)
        isOver = passed + seconds >= whole - 1e-6
      }
      guard isOver else { return }
      value = isReversed ? start : goal
      end(isReversed ? .start : .end)
    }

    mutating func end(_ position: UIViewAnimatingPosition?) {
      state = .inactive
      isMoving = false
      isReversed = false
      kept = nil
      if let position { ends.append(position) }
    }
  }

  @Test(arguments: 0..<40)
  func `an animator does what its model does`(seed: Int) {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(view)
    stage.frame()
    var generator = Generator(state: UInt64(seed) &* 7919 &+ 17)
    var model = Model()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
    var history: [String] = []

    func prepare() {
      guard model.state == .inactive else { return }
      let goal = model.value == 150 ? 50.0 : 150.0
      animator.addAnimations { view.center.x = goal }
      animator.addCompletion { ends.append($0) }
      model.activate(to: goal)
    }

    for _ in 0..<60 {
      let before = view.layer.presentation()?.position.x ?? .nan
      var isMovedByHand = false
      switch Int.random(in: 0..<11, using: &generator) {
      case 0, 1, 2:
        let seconds = Double.random(in: 0.01...0.4, using: &generator)
        history.append("advance \(seconds)")
        // The model ends only at frames, as the animator does.
        stage.advance(by: seconds)
        model.advance(by: seconds)
        isMovedByHand = true
      case 3, 4:
        guard model.state != .stopped else { continue }
        history.append("start")
        prepare()
        animator.startAnimation()
        model.run()
      case 5:
        guard model.state != .stopped else { continue }
        history.append("pause")
        prepare()
        animator.pauseAnimation()
        model.pause()
      case 6:
        guard model.state != .stopped else { continue }
        let fraction = Double.random(in: 0...1, using: &generator)
        history.append("scrub \(fraction)")
        prepare()
        animator.fractionComplete = fraction
        model.pause()
        model.scrub(to: fraction)
        isMovedByHand = true
      case 7:
        guard model.state != .stopped else { continue }
        history.append("reverse")
        animator.isReversed.toggle()
        model.reverse()
      case 8:
        guard model.state == .active, !model.isMoving else { continue }
        let factor = Double.random(in: 0.1...1.5, using: &generator)
        history.append("continue \(factor)")
        animator.continueAnimation(
          withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: factor)
        model.motion = .other(from: model.way, goal: model.isReversed ? 0 : 1, seconds: factor, passed: 0)
        model.kept = nil
        model.isMoving = true
      case 9:
        guard model.state == .active else { continue }
        history.append("stop")
        animator.stopAnimation(false)
        model.value = model.shown
        model.state = .stopped
        model.isMoving = false
      default:
        guard model.state == .stopped else { continue }
        let position = [UIViewAnimatingPosition.start, .current, .end].randomElement(using: &generator)!
        history.append("finish \(position)")
        animator.finishAnimation(at: position)
        if position != .current { model.value = position == .start ? model.start : model.goal }
        model.end(position)
        isMovedByHand = true
      }
      let shown = view.layer.presentation()?.position.x ?? .nan
      let isBeginningReversed = model.isReversed && (history.last == "start" || history.last == "pause")
      if !isMovedByHand, !isBeginningReversed {
        #expect(abs(shown - before) < 1e-6, "a jump after \(history)")
      }
      let isSame =
        abs(shown - model.shown) < 1e-6 && animator.state == model.state && animator.isRunning == model.isMoving
        && animator.isReversed == model.isReversed && ends == model.ends
      #expect(
        isSame,
        "shown \(shown), expected \(model.shown), \(animator.state), \(model.state), \(ends), \(model.ends) after \(history)"
      )
      guard isSame else { break }
    }
    if animator.state == .active { animator.stopAnimation(true) }
    if animator.state == .stopped { animator.finishAnimation(at: .current) }
  }
}
