import QuartzCore
import Testing

@MainActor
struct CALayerKeyValueTests {
  @Test func `properties and their parts are read and set by name`() {
    onSteppedClock {
      let layer = CALayer()
      layer.setValue(CGRect(x: 0, y: 0, width: 20, height: 10), forKey: "bounds")
      layer.setValue(30, forKeyPath: "bounds.size.height")
      layer.setValue(7.5, forKeyPath: "position.y")
      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
      #expect(layer.value(forKeyPath: "position.y") as? Double == 7.5)
      layer.setValue(2, forKeyPath: "transform.scale")
      layer.setValue(Double.pi / 3, forKeyPath: "transform.rotation.z")
      #expect(abs((layer.value(forKeyPath: "transform.scale.x") as? Double ?? 0) - 2) < 1e-12)
      #expect(abs((layer.value(forKeyPath: "transform.rotation") as? Double ?? 0) - .pi / 3) < 1e-12)
      layer.setValue(0.25, forKey: "opacity")
      #expect(layer.opacity == 0.25)
      layer.setValue(nil, forKey: "backgroundColor")
      #expect(layer.backgroundColor == nil)
    }
  }

  @Test func `a layer keeps values under keys of the app's own`() {
    onSteppedClock {
      let layer = CALayer()
      layer.setValue("card", forKey: "role")
      #expect(layer.value(forKey: "role") as? String == "card")
      #expect(layer.value(forKey: "other") == nil)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.setValue(3, forKey: "step")
      layer.add(animation, forKey: "fade")
      #expect(layer.animation(forKey: "fade")?.value(forKey: "step") as? Int == 3)
    }
  }

  @Test func `a value of the wrong type raises and changes nothing`() {
    onSteppedClock {
      let layer = CALayer()
      layer.position = CGPoint(x: 1, y: 2)
      let raised = exceptions {
        layer.setValue("here", forKey: "position")
        layer.setValue(Double.nan, forKeyPath: "position.x")
        layer.setValue(1, forKeyPath: "nowhere.position.x")
      }
      #expect(raised.map(\.name) == ["NSInvalidArgumentException", "CALayerInvalidGeometry", "NSUnknownKeyException"])
      #expect(layer.position == CGPoint(x: 1, y: 2))
    }
  }

  @Test func `setting a part animates the whole property`() {
    onSteppedClock {
      let root = CALayer()
      let layer = CALayer()
      root.addSublayer(layer)
      CATransaction.flush()
      layer.setValue(3, forKeyPath: "transform.scale")
      #expect(layer.animationKeys() == ["transform"])
    }
  }

  @Test func `fields of structures have key paths of their own`() {
    onSteppedClock {
      let layer = CALayer()
      layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      layer.setValue(50, forKeyPath: "frame.size.width")
      layer.setValue(5, forKeyPath: "frame.origin.y")
      layer.setValue(0.5, forKeyPath: "contentsRect.size.height")
      layer.setValue(4, forKeyPath: "shadowOffset.width")
      #expect(layer.frame == CGRect(x: 1, y: 5, width: 50, height: 40))
      #expect(layer.value(forKeyPath: "frame.size.height") as? Double == 40)
      #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 0.5))
      #expect(layer.shadowOffset == CGSize(width: 4, height: -3))
      layer.setValue(0.5, forKeyPath: "sublayerTransform.rotation.y")
      #expect(abs((layer.value(forKeyPath: "sublayerTransform.rotation.y") as? Double ?? 0) - 0.5) < 1e-12)
      let gradient = CAGradientLayer()
      gradient.setValue(0.25, forKeyPath: "startPoint.x")
      #expect(gradient.startPoint == CGPoint(x: 0.25, y: 0))
      let replicator = CAReplicatorLayer()
      replicator.setValue(7, forKeyPath: "instanceTransform.translation.x")
      #expect(replicator.instanceTransform.m41 == 7)
    }
  }

  @Test func `fields of structures are animated`() {
    onSteppedClock {
      let gradient = CAGradientLayer()
      let paths: [(String, Double)] = [
        ("endPoint.y", 3), ("shadowOffset.height", 5), ("contentsRect.origin.x", 0.5), ("bounds.size.width", 8),
        ("sublayerTransform.rotation.y", 1), ("sublayerTransform.translation.z", 6), ("anchorPoint.y", 2),
      ]
      for (path, goal) in paths {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = goal
        animation.toValue = goal
        animation.duration = 1
        gradient.add(animation, forKey: path)
      }
      for (path, goal) in paths {
        let shown = gradient.presentation()?.value(forKeyPath: path) as? Double
        #expect(abs((shown ?? .nan) - goal) < 1e-12, "\(path)")
      }
    }
  }

  @Test func `the properties of layers and animations are the ones that are set`() {
    onSteppedClock {
      let shape = CAShapeLayer()
      shape.setValue("round", forKey: "lineCap")
      shape.setValue(CAShapeLayerLineJoin.bevel, forKey: "lineJoin")
      shape.setValue(0, forKey: "speed")
      shape.setValue(true, forKey: "opaque")
      shape.setValue([1, 2], forKey: "lineDashPattern")
      #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.speed == 0 && shape.isOpaque)
      #expect(shape.lineDashPattern == [1, 2] && shape.value(forKey: "isOpaque") as? Bool == true)
      let child = CALayer()
      shape.setValue([child], forKey: "sublayers")
      #expect(child.superlayer === shape && child.value(forKey: "superlayer") as? CALayer === shape)
      child.setValue(3, forKeyPath: "superlayer.lineWidth")
      #expect(shape.lineWidth == 3)
      let log = AnimationLog()
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.setValue(2, forKey: "duration")
      animation.setValue("cubic", forKey: "calculationMode")
      animation.setValue(log, forKey: "delegate")
      animation.setValue(false, forKey: "removedOnCompletion")
      animation.setValue([0, 0.5], forKey: "keyTimes")
      #expect(animation.duration == 2 && animation.calculationMode == .cubic && animation.delegate === log)
      #expect(!animation.isRemovedOnCompletion && animation.keyTimes == [0, 0.5])
      let raised = exceptions {
        animation.setValue("long", forKey: "duration")
        shape.setValue("wide", forKey: "lineWidth")
        shape.setValue(nil, forKey: "superlayer")
      }
      #expect(raised.count == 3 && animation.duration == 2 && shape.lineWidth == 3)
    }
  }
}
