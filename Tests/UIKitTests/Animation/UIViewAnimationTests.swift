import Testing

@testable import UIKit

// A test's suite is made before its turn comes, and other tests may run in between: the stage is made when first used.
@MainActor
@Suite final class UIViewAnimationTests {
  private lazy var stage = Stage()
  private lazy var view = {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(view)
    stage.frame()
    return view
  }()

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test func `the model jumps and what is shown follows the curve`() {
    let view = self.view
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 150 })
    #expect(view.center.x == 150)
    #expect(abs(shownX - 50) < 1e-6)
    stage.advance(by: 0.5)
    #expect(abs(shownX - 100) < 1e-6)
    stage.advance(by: 0.5)
    #expect(shownX == 150)
    #expect(view.layer.animationKeys()?.isEmpty ?? true)
  }

  @Test func `completion comes once at the end`() {
    let view = self.view
    var results: [Bool] = []
    UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: { results.append($0) })
    stage.advance(by: 0.49)
    #expect(results.isEmpty)
    stage.advance(by: 0.01)
    #expect(results == [true])
    stage.advance(by: 1)
    #expect(results == [true])
  }

  @Test func `without duration the change is immediate and completion comes in the next cycle`() {
    let view = self.view
    var results: [Bool] = []
    UIView.animate(withDuration: 0, animations: { view.center.x = 90 }, completion: { results.append($0) })
    #expect(view.layer.animationKeys()?.isEmpty ?? true)
    #expect(results.isEmpty)
    stage.frame()
    #expect(results == [true])
  }

  @Test func `a block that changes nothing completes in the next cycle`() {
    let view = self.view
    var results: [Bool] = []
    UIView.animate(withDuration: 5, animations: { view.alpha = 1 }, completion: { results.append($0) })
    stage.frame()
    #expect(results == [true])
  }

  @Test func `movements add up when one interrupts another, and both finish`() {
    let view = self.view
    var finished: [String] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 150 },
      completion: { finished.append("first \($0)") })
    stage.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 50 },
      completion: { finished.append("second \($0)") })
    #expect(abs(shownX - 100) < 1e-6)
    stage.advance(by: 0.25)
    // 50 + (50 - 150) * 0.25 + (150 - 50) * 0.75
    #expect(abs(shownX - 100) < 1e-6)
    stage.advance(by: 0.75)
    #expect(finished == ["first true", "second true"])
    #expect(shownX == 50)
  }

  @Test func `an opacity animation replaces the one that runs`() {
    let view = self.view
    var finished: [String] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished.append("first \($0)") })
    stage.advance(by: 0.5)
    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { finished.append("second \($0)") })
    stage.advance(by: 0.1)
    #expect(finished == ["first false"])
    stage.advance(by: 1)
    #expect(finished == ["first false", "second true"])
  }

  @Test func `beginFromCurrentState starts from what is shown`() {
    let view = self.view
    let linear: UIView.AnimationOptions = .curveLinear
    UIView.animate(withDuration: 1, delay: 0, options: linear, animations: { view.alpha = 0 })
    stage.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: [linear, .beginFromCurrentState], animations: { view.alpha = 1 })
    #expect(abs((view.layer.presentation()?.opacity ?? 9) - 0.5) < 1e-5)
    stage.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.opacity ?? 9) - 0.75) < 1e-5)
  }

  @Test func `a delay shows the start until it is over`() {
    let view = self.view
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear, animations: { view.center.x = 150 })
    stage.advance(by: 0.9)
    #expect(abs(shownX - 50) < 1e-6)
    stage.advance(by: 0.6)
    #expect(abs(shownX - 100) < 1e-6)
  }

  @Test func `a view that leaves the window ends its animation unfinished`() {
    let view = self.view
    var results: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 150 }, completion: { results.append($0) })
    stage.advance(by: 0.2)
    view.removeFromSuperview()
    stage.frame()
    #expect(results == [false])
  }

  @Test func `an animation of a view without a window is dropped at the next frame`() {
    let stage = stage
    let detached = UIView()
    var results: [Bool] = []
    UIView.animate(withDuration: 1, animations: { detached.center.x = 150 }, completion: { results.append($0) })
    stage.frame()
    stage.frame()
    #expect(results == [false])
    let late = UIView()
    UIView.animate(withDuration: 1, animations: { late.center.x = 150 }, completion: { results.append($0) })
    stage.root.addSubview(late)
    stage.advance(by: 1)
    #expect(results == [false, true])
  }

  @Test func `a nested block inherits duration and curve unless it overrides them`() {
    let view = self.view
    let other = UIView()
    stage.root.addSubview(other)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn, animations: { view.center.x = 150 })
      UIView.animate(
        withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
        animations: { other.center.x = 100 })
      #expect(UIView.inheritedAnimationDuration == 2)
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    stage.advance(by: 0.5)
    #expect(abs(shownX - 75) < 1e-6)
    #expect(abs((other.layer.presentation()?.position.x ?? 0) - 50) < 1e-6)
  }

  @Test func `changes without animation are immediate within a block too`() {
    let view = self.view
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 150 }
      #expect(UIView.areAnimationsEnabled)
    }
    #expect(view.layer.animationKeys()?.isEmpty ?? true)
    var results: [Bool] = []
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: { view.center.x = 50 }, completion: { results.append($0) })
    UIView.setAnimationsEnabled(true)
    stage.frame()
    #expect(results == [true])
    #expect(shownX == 50)
  }

  @Test func `autoreverse goes there and back, and repeat does not end`() {
    let view = self.view
    var results: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse], animations: { view.center.x = 150 },
      completion: { results.append($0) })
    stage.advance(by: 1.5)
    #expect(abs(shownX - 100) < 1e-6)
    #expect(results.isEmpty)
    stage.advance(by: 0.5)
    #expect(results == [true])
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .repeat], animations: { view.center.x = 250 },
      completion: { results.append($0) })
    stage.advance(by: 10.5)
    #expect(abs(shownX - 200) < 1e-6)
    view.layer.removeAllAnimations()
    stage.frame()
    #expect(results == [true, false])
  }

  @Test func `a spring swings past its end and is at rest in time`() {
    let view = self.view
    var results: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { view.center.x = 150 }, completion: { results.append($0) })
    let spring = Spring(settlingIn: 1, dampingRatio: 0.5)
    var highest: CGFloat = 0
    for step in 1...20 {
      stage.advance(by: 0.05)
      highest = max(highest, shownX)
      guard step < 20 else { break }
      #expect(abs(shownX - (50 + 100 * spring.value(at: Double(step) * 0.05))) < 1e-6)
    }
    #expect(highest > 155)
    #expect(results == [true])
  }

  @Test func `a spring by bounce ends when it has settled`() {
    let view = self.view
    var results: [Bool] = []
    UIView.animate(springDuration: 0.5, bounce: 0.2, animations: { view.center.x = 150 }) { results.append($0) }
    let settled = Spring(duration: 0.5, bounce: 0.2).settlingDuration()
    stage.advance(by: settled - 0.01)
    #expect(results.isEmpty)
    stage.advance(by: 0.02)
    #expect(results == [true])
  }

  @Test func `layout in a block animates the frames it sets`() {
    final class Filling: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = bounds
      }
    }
    let outer = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    outer.addSubview(inner)
    stage.root.addSubview(outer)
    stage.frame()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      outer.bounds.size.width = 200
    }
    #expect(inner.frame.width == 200)
    stage.advance(by: 0.5)
    #expect(abs((inner.layer.presentation()?.bounds.width ?? 0) - 150) < 1e-6)
  }

  @Test func `keyframes share the duration`() {
    let view = self.view
    var results: [Bool] = []
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.center.x = 250
        view.alpha = 0
      }
    } completion: {
      results.append($0)
    }
    stage.advance(by: 0.25)
    #expect(abs(shownX - 100) < 1e-6)
    stage.advance(by: 0.5)
    #expect(abs(shownX - 150) < 1e-6)
    #expect(view.layer.presentation()?.opacity == 1)
    stage.advance(by: 0.75)
    #expect(abs(shownX - 200) < 1e-6)
    #expect(abs((view.layer.presentation()?.opacity ?? 9) - 0.5) < 1e-5)
    stage.advance(by: 0.5)
    #expect(results == [true])
  }

  @Test func `views that move take no touches unless the block allows it`() {
    let view = self.view
    UIView.animate(withDuration: 1, animations: { view.center.x = 60 })
    #expect(stage.root.hitTest(CGPoint(x: 60, y: 50), with: nil) === stage.root)
    stage.advance(by: 1)
    #expect(stage.root.hitTest(CGPoint(x: 60, y: 50), with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.center.x = 50 })
    #expect(stage.root.hitTest(CGPoint(x: 60, y: 50), with: nil) === view)
  }

  @Test func `the background removes animations`() {
    let view = self.view
    var results: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 60 }, completion: { results.append($0) })
    UIApplication.shared.enterBackground()
    stage.frame()
    #expect(results == [false])
    UIApplication.shared.enterForeground()
  }

  @Test(.timeLimit(.minutes(1)))
  func `thousands of animations of one property run side by side, each under a key of its own`() {
    let view = self.view
    // A sanitizer looks at each allocation of each of them.
    let count = ProcessInfo.processInfo.environment["SCRIM_SANITIZER"] == nil ? 1_000 : 200
    var ends = 0
    for step in 1...count {
      UIView.animate(
        withDuration: 0.2, animations: { view.center.x = 50 + CGFloat(step % 2) }, completion: { _ in ends += 1 })
    }
    let keys = view.layer.animationKeys() ?? []
    #expect(keys.prefix(2) == ["position", "position-2"])
    #expect(keys.count == count && Set(keys).count == count)
    stage.advance(by: 0.1)
    #expect((50...51).contains(shownX))
    stage.advance(by: 0.2)
    #expect(ends == count && view.layer.animationKeys() == nil)
  }

  @Test func `modified animations repeat, there and back, and the others of the block do not`() {
    let view = self.view
    var results: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
        view.alpha = 0
      }, completion: { results.append($0) })
    stage.advance(by: 1.5)
    #expect(abs(shownX - 100) < 1e-6 && view.layer.animation(forKey: "opacity") == nil)
    stage.advance(by: 1)
    #expect(abs(shownX - 100) < 1e-6 && results.isEmpty)
    stage.advance(by: 1.5)
    #expect(results == [true] && shownX == 150)
  }

  @Test func `a block may ask for fewer frames`() {
    let view = self.view
    UIView.animate(
      withDuration: 1, delay: 0, options: .preferredFramesPerSecond30, animations: { view.center.x = 150 })
    stage.frame()
    let now = CACurrentMediaTime()
    #expect(abs((FramePipeline.nextWakeTime ?? 0) - now - 1.0 / 30) < 1e-6)
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 })
    stage.frame()
    #expect(abs((FramePipeline.nextWakeTime ?? 0) - now - 1.0 / 60) < 1e-6)
    view.layer.removeAllAnimations()
  }

  @Test func `whoever waits for an animation hears how it ended`() async {
    let stage = stage
    let view = self.view
    // All that needs the stage is over before the first wait, at which another test may take its turn.
    let waiting = Task.immediate { @MainActor in
      await UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 })
    }
    #expect(view.layer.animationKeys() == ["opacity"])
    stage.advance(by: 0.6)
    #expect(await waiting.value)
  }

  @Test func `a spring interrupts a movement with its position and speed kept`() {
    let view = self.view
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseInOut, animations: { view.center.x = 250 })
    stage.advance(by: 0.4)
    let step = 1e-4
    let early = shownX
    stage.advance(by: step)
    let caught = shownX
    UIView.animate(springDuration: 0.5, bounce: 0.3, animations: { view.center.x = 0 })
    #expect(abs(shownX - caught) < 1e-9)
    stage.advance(by: step)
    #expect(abs((shownX - caught) - (caught - early)) < 1e-3)
  }

  @Test func `a view is hidden at once, in a block and in an animator`() {
    let view = self.view
    UIView.animate(withDuration: 1) { view.isHidden = true }
    #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.isHidden == true)
    view.isHidden = false
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.isHidden = true }
    animator.startAnimation()
    stage.advance(by: 0.1)
    #expect(view.layer.presentation()?.isHidden == true)
    animator.stopAnimation(true)
  }

  @Test func `a bounce below nothing is slower than critical, by Apple's formula`() {
    let view = self.view
    let (duration, bounce) = (0.5, -0.4)
    UIView.animate(springDuration: duration, bounce: bounce, animations: { view.center.x = 150 })
    let stiffness = (2 * Double.pi / duration) * (2 * Double.pi / duration)
    let damping = 4 * Double.pi / (duration * (1 + bounce))
    let root = (damping * damping / 4 - stiffness).squareRoot()
    let (slow, fast) = (-damping / 2 + root, -damping / 2 - root)
    for step in 1...4 {
      stage.advance(by: 0.125)
      let time = Double(step) * 0.125
      let rest = (fast * exp(slow * time) - slow * exp(fast * time)) / (fast - slow)
      #expect(abs(shownX - (50 + 100 * (1 - rest))) < 1e-6 * 100, "\(time)")
    }
  }
}
