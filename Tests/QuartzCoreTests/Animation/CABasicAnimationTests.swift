import QuartzCore
import Testing

@MainActor
struct CABasicAnimationTests {
  private func layer(x: CGFloat = 0) -> CALayer {
    let layer = CALayer()
    layer.position = CGPoint(x: x, y: 0)
    return layer
  }

  private func shownX(_ layer: CALayer) -> CGFloat? { layer.presentation()?.position.x }

  @Test func `a value goes from its start to its end and the model stays`() {
    onSteppedClock {
      let layer = layer(x: 7)
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0
      animation.toValue = 100
      animation.duration = 2
      layer.add(animation, forKey: "move")
      #expect(shownX(layer) == 0)
      advance(to: 101)
      #expect(shownX(layer) == 50)
      #expect(layer.position.x == 7)
      advance(to: 102)
      #expect(shownX(layer) == 7)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `numbers of every type are values`() {
    onSteppedClock {
      let layer = layer()
      let values: [Any] = [CGFloat(7), 7.0, Float(7), 7, NSNumber(value: 7)]
      for value in values {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = value
        animation.toValue = value
        animation.duration = 1
        layer.add(animation, forKey: "move")
        #expect(shownX(layer) == 7, "\(type(of: value))")
      }
    }
  }

  @Test func `Apple's table of from, to and by`() {
    onSteppedClock {
      let cases: [(Double?, Double?, Double?, Double, Double)] = [
        (10, 30, nil, 10, 30), (10, nil, 5, 10, 15), (nil, 30, 5, 25, 30), (10, nil, nil, 10, 7), (nil, 30, nil, 7, 30),
        (nil, nil, 5, 7, 12),
      ]
      for (from, to, by, start, end) in cases {
        let layer = layer(x: 7)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        animation.duration = 1
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        animation.beginTime = CACurrentMediaTime()
        layer.add(animation, forKey: nil)
        #expect(layer.presentedValue(at: animation.beginTime) == start)
        #expect(layer.presentedValue(at: animation.beginTime + 1) == end)
      }
    }
  }

  @Test func `bounds that grow by an additive animation keep their origin`() {
    onSteppedClock {
      let layer = layer()
      layer.bounds = CGRect(x: 3, y: 4, width: 100, height: 100)
      let animation = CABasicAnimation(keyPath: "bounds")
      animation.isAdditive = true
      animation.fromValue = CGRect(origin: .zero, size: CGSize(width: -60, height: 20))
      animation.toValue = CGRect.zero
      animation.duration = 2
      layer.add(animation, forKey: nil)
      #expect(layer.presentation()?.bounds == CGRect(x: 3, y: 4, width: 40, height: 120))
      advance(to: 101)
      #expect(layer.presentation()?.bounds == CGRect(x: 3, y: 4, width: 70, height: 110))
    }
  }

  @Test func `additive animations run side by side and their sum has no jump`() {
    onSteppedClock {
      let layer = layer(x: 100)
      func addAdditive(_ difference: CGFloat, key: String) {
        let animation = CABasicAnimation(keyPath: "position")
        animation.isAdditive = true
        animation.fromValue = CGPoint(x: difference, y: 0)
        animation.toValue = CGPoint.zero
        animation.duration = 1
        layer.add(animation, forKey: key)
      }
      addAdditive(-100, key: "position")
      advance(to: 100.5)
      #expect(shownX(layer) == 50)
      // Turned round half way: the model jumps back, the picture does not.
      layer.position.x = 0
      addAdditive(100, key: "position-2")
      #expect(shownX(layer) == 50)
      advance(to: 100.75)
      #expect(shownX(layer) == 50)
      advance(to: 101.25)
      #expect(shownX(layer) == 25)
      advance(to: 101.5)
      #expect(shownX(layer) == 0)
    }
  }

  @Test func `a cycle repeats and reverses`() {
    onSteppedClock {
      let layer = layer()
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0
      animation.toValue = 10
      animation.duration = 1
      animation.autoreverses = true
      animation.repeatCount = 2
      layer.add(animation, forKey: "wag")
      for (time, x) in [(100.5, 5.0), (101.5, 5), (102.25, 2.5), (103.75, 2.5)] {
        advance(to: time)
        #expect(abs((shownX(layer) ?? .nan) - x) < 1e-9, "at \(time)")
      }
      advance(to: 104)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `a half turn keeps its size on the way`() {
    onSteppedClock {
      let layer = layer()
      let animation = CABasicAnimation(keyPath: "transform")
      animation.fromValue = CATransform3DIdentity
      animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      animation.duration = 1
      layer.add(animation, forKey: "turn")
      advance(to: 100.5)
      let shown = layer.presentation()!.transform
      #expect(abs(shown.m11 - cos(.pi / 4)) < 1e-9)
      #expect(abs(shown.m12 - sin(.pi / 4)) < 1e-9)
    }
  }

  @Test func `a colour and an opacity go between their ends`() {
    onSteppedClock {
      let layer = layer()
      let color = CABasicAnimation(keyPath: "backgroundColor")
      color.fromValue = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      color.toValue = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
      color.duration = 1
      layer.add(color, forKey: "color")
      advance(to: 100.5)
      let shown = layer.presentation()!.backgroundColor!
      // Half of red's light and half of green's, of which there is half as much.
      let parts = (shown.components ?? []).map { Double($0) }
      #expect(zip(parts, [2.0 / 3, 1.0 / 3, 0, 0.75]).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  @Test func `a paused layer holds its animations`() {
    onSteppedClock {
      let layer = layer()
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0
      animation.toValue = 10
      animation.duration = 1
      layer.add(animation, forKey: "move")
      advance(to: 100.25)
      let stopped = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = stopped
      advance(to: 109)
      #expect(shownX(layer) == 2.5)
      #expect(layer.animationKeys() == ["move"])
    }
  }
}

extension CALayer {
  fileprivate func presentedValue(at time: TimeInterval) -> Double {
    MediaClock.shared.becomeStepped(at: time)
    return Double(presentation()?.position.x ?? .nan)
  }
}
