import QuartzCore
import Testing

@MainActor
struct CALayerActionTests {
  private final class Note: CAAction {
    let name: String
    let log: (String) -> Void
    init(_ name: String, _ log: @escaping (String) -> Void) {
      self.name = name
      self.log = log
    }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      log("\(name) \(event) \((anObject as? CALayer)?.opacity ?? -1)")
    }
  }

  private final class Answering: CALayerDelegate {
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  @Test func `the delegate is asked first, then the layer's actions, then the implicit animation`() {
    onSteppedClock {
      var log: [String] = []
      let (parent, layer) = (CALayer(), CALayer())
      parent.addSublayer(layer)
      CATransaction.flush()
      let delegate = Answering()
      layer.delegate = delegate
      layer.actions = ["opacity": Note("dictionary") { log.append($0) }]
      delegate.answer = Note("delegate") { log.append($0) }
      layer.opacity = 0.5
      delegate.answer = nil
      layer.opacity = 0.25
      delegate.answer = NSNull()
      layer.opacity = 0.75
      #expect(log == ["delegate opacity 0.5", "dictionary opacity 0.25"])
      #expect(layer.animationKeys() == nil)
      delegate.answer = nil
      layer.actions = nil
      layer.opacity = 0
      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  @Test func `a layer outside a tree does not animate`() {
    onSteppedClock {
      let layer = CALayer()
      layer.position = CGPoint(x: 3, y: 3)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `an implicit animation starts from what is shown`() {
    onSteppedClock {
      let (parent, layer) = (CALayer(), CALayer())
      parent.addSublayer(layer)
      CATransaction.flush()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      MediaClock.shared.advance(to: 100.125)
      layer.opacity = 1
      #expect(layer.presentation()?.opacity == 0.5)
    }
  }

  @Test func `a layer that nobody has seen yet does not animate`() {
    onSteppedClock {
      let (root, parent, layer) = (CALayer(), CALayer(), CALayer())
      parent.addSublayer(layer)
      CATransaction.flush()
      root.addSublayer(parent)
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      CATransaction.flush()
      layer.opacity = 1
      #expect(layer.animationKeys() == ["opacity"])
    }
  }
}
