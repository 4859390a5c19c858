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

  @Test func `keys reach what a transaction is set to, and the app's own values`() {
    onSteppedClock {
      CATransaction.begin()
      CATransaction.setValue(3.5, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue(CAMediaTimingFunction(name: .easeIn), forKey: kCATransactionAnimationTimingFunction)
      CATransaction.setValue("outer", forKey: "own")
      #expect(CATransaction.animationDuration() == 3.5 && CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .easeIn))
      CATransaction.begin()
      #expect(CATransaction.value(forKey: "own") as? String == "outer")
      CATransaction.setValue("inner", forKey: "own")
      #expect(CATransaction.value(forKey: "own") as? String == "inner")
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3.5)
      CATransaction.commit()
      CATransaction.setValue("nonsense", forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(nil, forKey: kCATransactionDisableActions)
      #expect(CATransaction.animationDuration() == 3.5 && !CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "own") == nil && CATransaction.animationDuration() == 0.25)
    }
  }

  @Test func `the completion block can be asked for until it is called`() {
    onSteppedClock {
      var calls = 0
      CATransaction.begin()
      #expect(CATransaction.completionBlock() == nil)
      CATransaction.setCompletionBlock { calls += 1 }
      #expect(CATransaction.completionBlock() != nil)
      CATransaction.commit()
      #expect(calls == 1)
    }
  }
}
