import QuartzCore
import Testing

/// Writes down what it is asked.
private final class LogLayer: CALayer {
  nonisolated(unsafe) var lines: [String] = []

  override func add(_ anim: CAAnimation, forKey key: String?) {
    lines.append("add \(key ?? "")")
    super.add(anim, forKey: key)
  }
  override func removeAnimation(forKey key: String) {
    lines.append("remove \(key)")
    super.removeAnimation(forKey: key)
  }
  override func setNeedsLayout() {
    lines.append("layout")
    super.setNeedsLayout()
  }
  override func setNeedsDisplay() {
    lines.append("display")
    super.setNeedsDisplay()
  }
  override func addSublayer(_ layer: CALayer) {
    lines.append("sublayer")
    super.addSublayer(layer)
  }
  override func value(forKey key: String) -> Any? { key == "answer" ? 42 : super.value(forKey: key) }
  override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CGPoint(x: -1, y: -1) }
  override func presentation() -> Self? {
    lines.append("presentation")
    return super.presentation()
  }
}

@MainActor
struct CALayerOverridesTests {
  @Test func `what a layer class overrides is what is called`() {
    onSteppedClock {
      let root = CALayer()
      let layer = LogLayer()
      root.addSublayer(layer)
      CATransaction.flush()
      layer.opacity = 0.5
      layer.bounds.size.width = 10
      layer.sublayers = [CALayer()]
      layer.setNeedsDisplay()
      #expect(layer.lines == ["add opacity", "add bounds", "layout", "sublayer", "display"])
      #expect(layer.value(forKeyPath: "answer") as? Int == 42)
      #expect(layer.convert(.zero, to: root) == CGPoint(x: -1, y: -1))
      layer.lines = []
      _ = root.presentation()?.sublayers
      #expect(layer.lines == ["presentation"])
    }
  }
}
