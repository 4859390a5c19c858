import QuartzCore
import Testing

@MainActor
struct CATransactionTests {
  private final class Recorder: CALayerDelegate {
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return NSNull()
    }
  }

  @Test func `a completion waits for every animation of its transaction, nested ones too`() {
    onSteppedClock {
      var done = 0
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { done += 1 }
      for (key, duration) in [("position.x", 0.3), ("position.y", 0.6)] {
        CATransaction.begin()
        let animation = CABasicAnimation(keyPath: key)
        animation.toValue = 1
        animation.duration = duration
        layer.add(animation, forKey: key)
        CATransaction.commit()
      }
      CATransaction.commit()
      #expect(done == 0)
      advance(to: 100.4)
      #expect(done == 0)
      advance(to: 100.7)
      #expect(done == 1)
      advance(to: 105)
      #expect(done == 1)
    }
  }

  @Test func `a transaction without animations completes when it is committed`() {
    onSteppedClock {
      var done = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { done += 1 }
      #expect(done == 0)
      CATransaction.commit()
      #expect(done == 1)
    }
  }

  @Test func `disabled actions are not even looked for`() {
    onSteppedClock {
      let recorder = Recorder()
      let layer = CALayer()
      layer.delegate = recorder
      layer.opacity = 0.5
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.7
      CATransaction.commit()
      layer.opacity = 0.9
      #expect(recorder.asked == ["opacity", "opacity"])
    }
  }

  @Test func `an implicit animation takes the transaction's duration and curve`() {
    onSteppedClock {
      let (parent, layer) = (CALayer(), CALayer())
      parent.addSublayer(layer)
      CATransaction.flush()
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position = CGPoint(x: 10, y: 0)
      CATransaction.commit()
      advance(to: 101)
      #expect(layer.presentation()?.position.x == 5)
    }
  }
}
