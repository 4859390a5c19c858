import AnimationReference
import Testing

@testable import UIKit

@MainActor
@Suite final class UIViewPropertyAnimatorTests {
  private lazy var stage = Stage()
  private lazy var view = {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(view)
    stage.frame()
    return view
  }()

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }
  private var shownAlpha: CGFloat { CGFloat(view.layer.presentation()?.opacity ?? .nan) }

  /// How far the view is on its way from 50 to 150.
  private var way: CGFloat { (shownX - 50) / 100 }

  private func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) < tolerance }

  private func mover(_ duration: TimeInterval = 1, _ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 150 }
  }

  // MARK: Curves

  @Test func `what is shown follows the curve at every time`() {
    let curves: [(UIViewPropertyAnimator, (Double) -> Double)] = [
      (mover(1, .easeInOut), { cubicReference(0.42, 0, 0.58, 1, at: $0) }),
      (mover(1, .easeIn), { cubicReference(0.42, 0, 1, 1, at: $0) }),
      (mover(1, .easeOut), { cubicReference(0, 0, 0.58, 1, at: $0) }),
      (mover(1, .linear), { $0 }),
      (
        UIViewPropertyAnimator(
          duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.8), controlPoint2: CGPoint(x: 0.9, y: 1.4),
          animations: { [view] in view.center.x = 150 }),
        { cubicReference(0.1, 0.8, 0.9, 1.4, at: $0) }
      ),
      (
        UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4, animations: { [view] in view.center.x = 150 }),
        { oscillatorReference(frequency: settlingFrequencyReference(ratio: 0.4, duration: 1), ratio: 0.4, at: $0) }
      ),
    ]
    for (index, (animator, reference)) in curves.enumerated() {
      view.center.x = 50
      animator.startAnimation()
      for step in 1..<32 {
        stage.advance(by: 1.0 / 32)
        #expect(isNear(way, reference(Double(step) / 32)), "curve \(index), step \(step)")
      }
      stage.advance(by: 0.1)
      #expect(animator.state == .inactive && shownX == 150)
    }
  }

  @Test func `a spring of its own physics takes its own time`() {
    let parameters = UISpringTimingParameters(mass: 2, stiffness: 200, damping: 8, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
    let view = view
    animator.addAnimations { view.center.x = 150 }
    #expect(animator.duration > 3 && animator.duration < 4)
    animator.startAnimation()
    for step in 1...20 {
      stage.advance(by: 0.1)
      let expected = oscillatorReference(frequency: 10, ratio: 0.2, at: Double(step) * 0.1)
      #expect(isNear(way, expected), "step \(step)")
    }
    stage.advance(by: 2)
    #expect(!animator.isRunning)
  }

  @Test func `the default spring takes half a second and does not swing`() {
    let animator = UIViewPropertyAnimator(duration: 3, timingParameters: UISpringTimingParameters())
    #expect(isNear(animator.duration, 0.5, 0.01))
    let view = view
    animator.addAnimations { view.center.x = 150 }
    animator.startAnimation()
    for step in 1...10 {
      stage.advance(by: 0.05)
      guard step < 10 else { break }
      let expected = oscillatorReference(frequency: (1000.0 / 3).squareRoot(), ratio: 1, at: Double(step) * 0.05)
      #expect(isNear(way, expected), "step \(step)")
    }
  }

  @Test func `a bounce describes the spring by its perceived duration`() {
    let view = view
    for (bounce, ratio) in [(0.3, 0.7), (0.0, 1.0)] {
      view.center.x = 50
      let animator = UIViewPropertyAnimator(
        duration: 1, timingParameters: UISpringTimingParameters(duration: 0.5, bounce: bounce))
      animator.addAnimations { view.center.x = 150 }
      animator.startAnimation()
      stage.advance(by: 0.2)
      #expect(isNear(way, oscillatorReference(frequency: 4 * .pi, ratio: ratio, at: 0.2)))
      animator.stopAnimation(true)
    }
  }

  @Test func `a velocity has two directions`() {
    let view = view
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 5, dy: -3))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations {
      view.center = CGPoint(x: 150, y: 250)
      view.alpha = 0
    }
    animator.startAnimation()
    stage.advance(by: 0.15)
    let (x, y) = (
      oscillatorReference(frequency: 10, ratio: 1, velocity: 5, at: 0.15),
      oscillatorReference(frequency: 10, ratio: 1, velocity: -3, at: 0.15)
    )
    let shown = view.layer.presentation()?.position ?? .zero
    #expect(isNear(shown.x, 50 + 100 * x))
    #expect(isNear(shown.y, 50 + 200 * y))
    #expect(isNear(shownAlpha, 1 - x, 1e-5))
    animator.stopAnimation(true)
  }

  @Test func `a composed curve paces a spring`() {
    final class Composed: NSObject, @preconcurrency UITimingCurveProvider {
      override init() {}
      required init?(coder: NSCoder) {}
      func encode(with coder: NSCoder) {}
      func copy(with zone: NSZone? = nil) -> Any { self }
      var timingCurveType: UITimingCurveType { .composed }
      var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .easeIn) }
      var springTimingParameters: UISpringTimingParameters? { UISpringTimingParameters(dampingRatio: 0.5) }
    }
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: Composed())
    animator.addAnimations { view.center.x = 150 }
    animator.startAnimation()
    stage.advance(by: 0.5)
    let time = cubicReference(0.42, 0, 1, 1, at: 0.5)
    let frequency = settlingFrequencyReference(ratio: 0.5, duration: 1)
    #expect(isNear(way, oscillatorReference(frequency: frequency, ratio: 0.5, at: time)))
    animator.stopAnimation(true)
  }

  // MARK: Start and end

  @Test func `an animator begins when it is started and tells its end once`() {
    let animator = mover()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 50)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.center.x == 150)
    stage.advance(by: 0.5)
    #expect(isNear(animator.fractionComplete, 0.5) && isNear(way, 0.5))
    animator.startAnimation()
    stage.advance(by: 0.49)
    #expect(ends.isEmpty)
    stage.advance(by: 0.01)
    #expect(ends == [.end] && animator.state == .inactive && animator.fractionComplete == 0)
    stage.advance(by: 1)
    #expect(ends == [.end])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a delay makes the changes at once and shows them later`() {
    let animator = mover()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.state == .active && animator.delay == 0.5 && view.center.x == 150 && shownX == 50)
    stage.advance(by: 0.5)
    #expect(shownX == 50)
    stage.advance(by: 0.25)
    #expect(isNear(way, 0.25))
    stage.advance(by: 0.75)
    #expect(animator.state == .inactive)
  }

  @Test func `an animator that changes nothing ends in the next frame`() {
    let stage = stage
    let animator = UIViewPropertyAnimator(duration: 5, curve: .linear)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    #expect(ends.isEmpty)
    stage.frame()
    #expect(ends == [.end])
  }

  @Test func `an animator without duration changes at once and ends in the next frame`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { view.center.x = 150 }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    #expect(shownX == 150 && ends.isEmpty)
    stage.frame()
    #expect(ends == [.end])
  }

  @Test func `with animations switched off it changes at once and ends in the next frame`() {
    let animator = mover()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    UIView.performWithoutAnimation { animator.startAnimation() }
    #expect(shownX == 150)
    stage.frame()
    #expect(ends == [.end])
  }

  @Test func `an animator can be used again`() {
    let view = view
    let animator = mover()
    animator.startAnimation()
    stage.advance(by: 1)
    animator.addAnimations { view.center.x = 50 }
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(isNear(way, 0.75))
    stage.advance(by: 0.75)
    #expect(animator.state == .inactive && shownX == 50)
  }

  @Test func `a running animator is kept until its end`() {
    let view = view
    var isOver = false
    do {
      let animator = mover()
      animator.addCompletion { _ in isOver = true }
      animator.startAnimation()
    }
    weak var released: UIViewPropertyAnimator?
    do {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      released = animator
    }
    stage.advance(by: 0.5)
    #expect(isNear(way, 0.5) && released != nil)
    stage.advance(by: 0.5)
    #expect(isOver && released == nil)
  }

  @Test func `a view that loses its animations ends the animator`() {
    let animator = mover()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.3)
    view.removeFromSuperview()
    stage.frame()
    #expect(ends == [.end] && view.center.x == 150)
  }

  // MARK: Pausing and moving by hand

  @Test func `a paused animator stands still and wakes nothing`() {
    let animator = mover(1, .easeInOut)
    animator.startAnimation()
    stage.advance(by: 0.25)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    let way = way
    stage.frame()
    #expect(!AnimationScheduler.hasRunningAnimations)
    #expect(FramePipeline.nextWakeTime == nil)
    stage.advance(by: 2)
    #expect(self.way == way)
    animator.startAnimation()
    #expect(isNear(self.way, way, 1e-9))
    stage.advance(by: 0.25)
    #expect(isNear(self.way, 0.5))
    stage.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test func `moving by hand goes by the way, and on the curve again from there`() {
    let animator = mover(1, .easeInOut)
    animator.fractionComplete = 0.3
    #expect(animator.state == .active && !animator.isRunning && view.center.x == 150)
    #expect(isNear(way, 0.3))
    animator.fractionComplete = 0.7
    #expect(isNear(way, 0.7) && isNear(animator.fractionComplete, 0.7))
    animator.startAnimation()
    #expect(isNear(way, 0.7))
    // Where the curve is at 0.7, found from the other side.
    var time = 0.0
    while cubicReference(0.42, 0, 0.58, 1, at: time) < 0.7 { time += 1e-4 }
    stage.advance(by: 0.1)
    #expect(isNear(way, cubicReference(0.42, 0, 0.58, 1, at: time + 0.1), 1e-3))
    stage.advance(by: 1 - time - 0.1 - 0.01)
    #expect(animator.isRunning)
    stage.advance(by: 0.02)
    #expect(animator.state == .inactive)
  }

  @Test func `a paused animator counts by the way, so that the hand takes over without a jump`() {
    let animator = mover(1, .easeIn)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(isNear(animator.fractionComplete, 0.5))
    let way = way
    animator.pauseAnimation()
    #expect(isNear(self.way, way, 1e-9) && isNear(animator.fractionComplete, way, 1e-9))
    animator.fractionComplete += 0.1
    #expect(isNear(self.way, way + 0.1, 1e-9))
    animator.stopAnimation(true)
  }

  @Test func `without linear scrubbing the hand moves the time`() {
    let animator = mover(1, .easeIn)
    animator.scrubsLinearly = false
    animator.startAnimation()
    stage.advance(by: 0.25)
    animator.pauseAnimation()
    #expect(isNear(animator.fractionComplete, 0.25))
    animator.fractionComplete = 0.5
    #expect(isNear(way, cubicReference(0.42, 0, 1, 1, at: 0.5)))
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(isNear(way, cubicReference(0.42, 0, 1, 1, at: 0.75)))
    animator.stopAnimation(true)
  }

  @Test func `values outside the way count as its ends, and no number as nothing`() {
    let animator = mover()
    animator.fractionComplete = 7
    #expect(isNear(way, 1) && animator.fractionComplete == 1)
    animator.fractionComplete = -1
    #expect(isNear(way, 0) && animator.fractionComplete == 0)
    animator.fractionComplete = .nan
    #expect(animator.fractionComplete == 0)
    animator.stopAnimation(true)
  }

  @Test func `a spring that is caught beyond its end goes on from there`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.2) { view.center.x = 150 }
    animator.startAnimation()
    while way < 1.2 { stage.advance(by: 1.0 / 60) }
    let caught = way
    animator.pauseAnimation()
    #expect(isNear(way, caught, 1e-9) && animator.fractionComplete == 1)
    animator.startAnimation()
    #expect(isNear(way, caught, 1e-9))
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    #expect(way > 0.5 && way < caught)
    animator.stopAnimation(true)
  }

  // MARK: Other directions and paces

  @Test func `turned round it runs back and restores what was`() {
    let animator = mover(1, .easeInOut)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.6)
    let way = way
    animator.isReversed = true
    #expect(isNear(self.way, way, 1e-9))
    stage.advance(by: 0.2)
    #expect(isNear(self.way, cubicReference(0.42, 0, 0.58, 1, at: 0.4)))
    #expect(isNear(animator.fractionComplete, 0.6))
    stage.advance(by: 0.4)
    #expect(ends == [.start] && view.center.x == 50 && shownX == 50 && !animator.isReversed)
  }

  @Test func `turned round while paused it counts from the end`() {
    let animator = mover()
    animator.fractionComplete = 0.25
    animator.isReversed = true
    #expect(isNear(animator.fractionComplete, 0.75) && isNear(way, 0.25))
    animator.fractionComplete = 0.5
    #expect(isNear(way, 0.5))
    animator.isReversed = false
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(isNear(way, 0.75))
    animator.stopAnimation(true)
  }

  @Test func `reversed before it begins it goes from the end to the start`() {
    let animator = mover()
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(isNear(way, 0.75))
    stage.advance(by: 0.75)
    #expect(view.center.x == 50 && animator.state == .inactive)
  }

  @Test func `another pace takes over where it is`() {
    let animator = mover(2)
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.25)
    #expect(isNear(way, 0.25) && animator.isRunning)
    stage.advance(by: 0.2)
    #expect(isNear(way, 0.25 + 0.75 * cubicReference(0, 0, 0.58, 1, at: 0.4)))
    animator.pauseAnimation()
    stage.advance(by: 1)
    animator.startAnimation()
    stage.advance(by: 0.1)
    #expect(isNear(way, 0.25 + 0.75 * cubicReference(0, 0, 0.58, 1, at: 0.6)))
    stage.advance(by: 0.2)
    #expect(animator.state == .inactive)
  }

  @Test func `a spring takes over with the velocity of the hand`() {
    let animator = mover(2)
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 4, dy: 0)), durationFactor: 1)
    stage.advance(by: 0.1)
    #expect(isNear(way, 0.5 + 0.5 * oscillatorReference(frequency: 10, ratio: 0.5, velocity: 4, at: 0.1)))
    animator.stopAnimation(true)
  }

  @Test func `a factor of nothing takes the time that is left`() {
    let animator = mover(2)
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(by: 1.49)
    #expect(animator.isRunning)
    stage.advance(by: 0.02)
    #expect(!animator.isRunning)
  }

  @Test func `another pace can be turned round`() {
    let animator = mover(1)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
    stage.advance(by: 0.5)
    #expect(isNear(way, 0.25))
    animator.isReversed = false
    #expect(isNear(way, 0.25))
    stage.advance(by: 0.375)
    #expect(isNear(way, 0.625))
    stage.advance(by: 0.4)
    #expect(ends == [.end])
  }

  @Test func `an animator that pauses on completion can be turned round`() {
    let animator = mover()
    animator.pausesOnCompletion = true
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(by: 1)
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && ends.isEmpty)
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(isNear(way, 0.75))
    animator.pausesOnCompletion = false
    stage.advance(by: 0.75)
    #expect(ends == [.start] && view.center.x == 50)
  }

  // MARK: Stopping

  @Test func `stopped for good it leaves what is shown and says nothing`() {
    let animator = mover()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && isNear(view.center.x, 100) && isNear(shownX, 100))
    #expect(view.layer.animationKeys() == nil)
    stage.advance(by: 1)
    #expect(ends.isEmpty && isNear(view.center.x, 100))
  }

  @Test func `stopped it can be finished at each position`() {
    let view = view
    let positions: [(UIViewAnimatingPosition, CGFloat, CGFloat)] = [
      (.start, 50, 1), (.current, 100, 0.5), (.end, 150, 0),
    ]
    for (position, x, alpha) in positions {
      view.center.x = 50
      view.alpha = 1
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.center.x = 150
        view.alpha = 0
      }
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      stage.advance(by: 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && isNear(view.center.x, 100) && isNear(view.alpha, 0.5) && ends.isEmpty)
      stage.advance(by: 1)
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive && ends == [position])
      #expect(isNear(view.center.x, x) && isNear(view.alpha, alpha), "\(position)")
    }
  }

  @Test func `every kind of property comes back when it is turned round`() {
    let view = view
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.backgroundColor = dynamic
    view.layer.borderColor = UIColor.red.cgColor
    let before = view.layer.bounds
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.backgroundColor = .blue
      view.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
      view.transform = CGAffineTransform(rotationAngle: 0.5)
      view.alpha = 0.5
      view.layer.cornerRadius = 12
      view.layer.borderWidth = 3
      view.layer.borderColor = UIColor.green.cgColor
      view.layer.shadowOpacity = 0.7
      view.layer.shadowRadius = 9
      view.layer.shadowOffset = CGSize(width: 5, height: 6)
      view.layer.zPosition = 4
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    let shown = view.layer.presentation()
    #expect(shown?.cornerRadius == 6 && shown?.borderWidth == 1.5 && isNear(shown?.zPosition ?? 0, 2))
    #expect(isNear(shown?.bounds.width ?? 0, 150) && isNear(CGFloat(shown?.shadowOpacity ?? 0), 0.35, 1e-5))
    animator.isReversed = true
    stage.advance(by: 0.6)
    #expect(view.backgroundColor === dynamic && view.layer.bounds == before && view.center == CGPoint(x: 50, y: 50))
    #expect(view.transform == .identity && view.alpha == 1 && view.layer.cornerRadius == 0)
    #expect(view.layer.borderColor == UIColor.red.cgColor && view.layer.borderWidth == 0)
    #expect(view.layer.shadowOpacity == 0 && view.layer.shadowRadius == 3 && view.layer.zPosition == 0)
    #expect(view.layer.shadowOffset == CGSize(width: 0, height: -3))
  }
}
