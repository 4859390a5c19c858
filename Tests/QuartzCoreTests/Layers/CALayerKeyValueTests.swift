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
}
