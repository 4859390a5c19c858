import QuartzCore
import Testing

@MainActor
struct TransformAnimationTests {
  private let half = 0.5.squareRoot()

  /// A transform with a perspective.
  private nonisolated func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  private func isNear(_ a: CATransform3D?, _ b: CATransform3D) -> Bool {
    guard let a else { return false }
    return (0..<16).allSatisfy { abs(a.elements[$0] - b.elements[$0]) < 1e-9 }
  }

  private func animated(
    _ layer: CALayer, _ animation: CAPropertyAnimation, at time: TimeInterval
  ) -> CATransform3D? {
    animation.duration = 1
    layer.add(animation, forKey: nil)
    advance(to: time)
    return layer.presentation()?.transform
  }

  private func basic(_ keyPath: String, _ from: Any?, _ to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    return animation
  }

  @Test func `a quarter turn about y is an eighth of a turn half way`() {
    onSteppedClock {
      let shown = animated(
        CALayer(), basic("transform", CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 1, 0)), at: 100.5)
      #expect(isNear(shown, CATransform3DMakeRotation(.pi / 4, 0, 1, 0)))
      #expect(abs((shown?.m11 ?? 0) - half) < 1e-12)
    }
  }

  @Test func `a turn in perspective keeps the perspective, by keyframes too`() {
    onSteppedClock {
      let start = perspective(500)
      let end = CATransform3DRotate(start, .pi / 2, 1, 0, 0)
      let goal = CATransform3DRotate(start, .pi / 4, 1, 0, 0)
      #expect(isNear(animated(CALayer(), basic("transform", start, end), at: 100.5), goal))
      let keyframes = CAKeyframeAnimation(keyPath: "transform")
      keyframes.values = [start, end, start]
      #expect(isNear(animated(CALayer(), keyframes, at: 100.75), goal))
    }
  }

  @Test func `half a turn about y goes through a quarter, seen from its edge`() {
    onSteppedClock {
      let shown = animated(
        CALayer(), basic("transform", CATransform3DIdentity, CATransform3DMakeRotation(.pi, 0, 1, 0)), at: 100.5)
      #expect(isNear(shown, CATransform3DMakeRotation(.pi / 2, 0, 1, 0)))
    }
  }

  @Test func `an animation from a mirror image goes straight, without a turn`() {
    onSteppedClock {
      var start = CATransform3DMakeScale(-1, 1, 1)
      start.m43 = 10
      let shown = animated(CALayer(), basic("transform", start, CATransform3DMakeScale(1, 1, 2)), at: 100.5)
      var goal = CATransform3DMakeScale(0, 1, 1.5)
      goal.m43 = 5
      #expect(isNear(shown, goal))
    }
  }

  @Test func `an angle about one axis keeps perspective, shear, mirror image and the other angles`() {
    onSteppedClock {
      let layer = CALayer()
      var shear = CATransform3DIdentity
      shear.m21 = 0.25
      let shape = CATransform3DConcat(CATransform3DMakeScale(-2, 3, 1), shear)
      func placed(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        var result = CATransform3DConcat(shape, CATransform3DMakeRotation(x, 1, 0, 0))
        result = CATransform3DConcat(result, CATransform3DMakeRotation(y, 0, 1, 0))
        result = CATransform3DConcat(result, CATransform3DMakeRotation(z, 0, 0, 1))
        result = CATransform3DConcat(result, CATransform3DMakeTranslation(5, 6, 7))
        return CATransform3DConcat(result, perspective(400))
      }
      layer.transform = placed(0.3, 0.2, 0.1)
      func angle(_ axis: String) -> Double? { layer.value(forKeyPath: "transform.rotation.\(axis)") as? Double }
      #expect(abs((angle("x") ?? 9) - 0.3) < 1e-9)
      #expect(abs((angle("y") ?? 9) - 0.2) < 1e-9)
      #expect(abs((angle("z") ?? 9) - 0.1) < 1e-9)
      layer.setValue(-0.4, forKeyPath: "transform.rotation.y")
      #expect(isNear(layer.transform, placed(0.3, -0.4, 0.1)))
      layer.setValue(9, forKeyPath: "transform.translation.z")
      #expect(abs(layer.transform.m44 - (1 - 9.0 / 400)) < 1e-12)
      layer.setValue(7, forKeyPath: "transform.translation.z")
      layer.setValue(0, forKeyPath: "transform.rotation.x")
      #expect(isNear(layer.transform, placed(0, -0.4, 0.1)))
      #expect(abs((layer.value(forKeyPath: "transform.scale.x") as? Double ?? 0) + 2) < 1e-9)
    }
  }

  @Test func `turns about two axes at one time add up, beyond a quarter turn too`() {
    onSteppedClock {
      let layer = CALayer()
      layer.transform = perspective(500)
      for (axis, angle) in [("y", 2.4), ("x", 1.2), ("z", 4.0)] {
        let animation = basic("transform.rotation.\(axis)", 0, angle)
        animation.duration = 1
        layer.add(animation, forKey: axis)
      }
      for part in [0.25, 0.5, 0.9] {
        advance(to: 100 + part)
        var goal = CATransform3DMakeRotation(1.2 * part, 1, 0, 0)
        goal = CATransform3DConcat(goal, CATransform3DMakeRotation(2.4 * part, 0, 1, 0))
        goal = CATransform3DConcat(goal, CATransform3DMakeRotation(4 * part, 0, 0, 1))
        #expect(isNear(layer.presentation()?.transform, CATransform3DConcat(goal, layer.transform)), "\(part)")
      }
    }
  }

  @Test func `a scale that grows from nothing keeps the perspective of its end`() {
    onSteppedClock {
      let layer = CALayer()
      layer.transform = CATransform3DRotate(perspective(300), 0.5, 1, 0, 0)
      let shown = animated(layer, basic("transform.scale", 0, 1), at: 100.5)
      #expect(isNear(shown, CATransform3DConcat(CATransform3DMakeScale(0.5, 0.5, 0.5), layer.transform)))
    }
  }

  @Test func `by and cumulative cycles concatenate transforms`() {
    onSteppedClock {
      let start = CATransform3DMakeTranslation(10, 0, 0)
      let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      let by = CABasicAnimation(keyPath: "transform")
      by.fromValue = start
      by.byValue = turn
      by.fillMode = .forwards
      by.isRemovedOnCompletion = false
      #expect(isNear(animated(CALayer(), by, at: 101), CATransform3DConcat(turn, start)))
    }
    onSteppedClock {
      let backwards = CABasicAnimation(keyPath: "transform")
      backwards.toValue = CATransform3DMakeTranslation(10, 0, 0)
      backwards.byValue = CATransform3DMakeScale(2, 2, 2)
      let shown = animated(CALayer(), backwards, at: 100)
      #expect(
        isNear(
          shown, CATransform3DConcat(CATransform3DMakeScale(0.5, 0.5, 0.5), CATransform3DMakeTranslation(10, 0, 0))))
    }
    onSteppedClock {
      let turning = basic("transform", CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
      turning.isCumulative = true
      turning.repeatCount = 8
      #expect(isNear(animated(CALayer(), turning, at: 105.5), CATransform3DMakeRotation(.pi * 2.75, 0, 0, 1)))
    }
  }

  @Test func `a plane's turn keeps its size half way`() {
    onSteppedClock {
      let end = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 2).scaledBy(x: 3, y: 3))
      let shown = animated(CALayer(), basic("transform", CATransform3DIdentity, end), at: 100.5)
      #expect(isNear(shown, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2))))
    }
  }
}
