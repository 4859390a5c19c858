import QuartzCore
import Testing

@MainActor
struct ObjectKeyframesTests {
  private func keyframes(_ key: String, _ values: [Any]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.values = values
    animation.duration = 1
    return animation
  }

  private func locations(_ animation: CAKeyframeAnimation, at times: [TimeInterval]) -> [Double] {
    let layer = CAGradientLayer()
    layer.locations = [9]
    layer.add(animation, forKey: nil)
    return times.map { time in
      advance(to: 100 + time)
      return layer.presentation()?.locations?.first?.doubleValue ?? -1
    }
  }

  @Test func `lists go by the calculation mode`() {
    onSteppedClock {
      let animation = keyframes("locations", [[0.0], [1.0], [4.0]])
      #expect(locations(animation, at: [0, 0.25, 0.5, 0.75]) == [0, 0.5, 1, 2.5])
    }
    onSteppedClock {
      let animation = keyframes("locations", [[0.0], [1.0], [4.0]])
      animation.calculationMode = .discrete
      #expect(locations(animation, at: [0, 0.3, 0.4, 0.7]) == [0, 0, 1, 4])
    }
    onSteppedClock {
      let animation = keyframes("locations", [[0.0], [1.0], [4.0]])
      animation.calculationMode = .paced
      let found = locations(animation, at: [0.125, 0.25, 0.5])
      #expect(zip(found, [0.5, 1, 2]).allSatisfy { abs($0 - $1) < 1e-9 })
    }
    onSteppedClock {
      let animation = keyframes("locations", [[0.0], [1.0], [4.0]])
      animation.calculationMode = .cubic
      // Catmull and Rom, as numbers go.
      let numbers = CAKeyframeAnimation(keyPath: "zPosition")
      numbers.values = [0, 1, 4]
      numbers.duration = 1
      numbers.calculationMode = .cubic
      let layer = CALayer()
      layer.add(numbers, forKey: nil)
      let shown = locations(animation, at: [0.6])[0]
      #expect(abs(shown - (layer.presentation()?.zPosition ?? 0)) < 1e-12)
      #expect(abs(shown - 1.6) > 0.01)
    }
  }

  @Test func `each step has its own pace`() {
    onSteppedClock {
      let animation = keyframes("locations", [[0.0], [1.0], [2.0]])
      animation.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
      let shown = locations(animation, at: [0.25, 0.75])
      #expect(shown[0] == 0.5)
      #expect(shown[1] > 1.2 && shown[1] < 1.4)
    }
  }

  @Test func `one value is shown all the time`() {
    onSteppedClock {
      #expect(locations(keyframes("locations", [[0.25]]), at: [0, 0.9]) == [0.25, 0.25])
      let layer = CAShapeLayer()
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: 7, height: 7), transform: nil)
      layer.add(keyframes("path", [path]), forKey: nil)
      #expect(layer.presentation()?.path?.boundingBox.width == 7)
    }
  }

  @Test func `colours go by cubic keyframes without leaving their range`() {
    onSteppedClock {
      func gray(_ value: CGFloat) -> [CGColor] { [CGColor(red: value, green: value, blue: value, alpha: 1)] }
      let animation = keyframes("colors", [gray(0), gray(1), gray(1), gray(0)])
      animation.calculationMode = .cubic
      let layer = CAGradientLayer()
      layer.add(animation, forKey: nil)
      advance(to: 100.5)
      let color = (layer.presentation()?.colors as? [CGColor])?.first
      #expect(color?.components?.first == 1)
    }
  }
}
