import QuartzCore
import Testing

@MainActor
struct CALayerLayoutTests {
  private final class LoggingLayer: CALayer {
    var log: (String) -> Void = { _ in }
    override func layoutSublayers() { log(name ?? "?") }
  }

  @Test func `layout runs once for each layer that asks, from the outside in`() {
    var order: [String] = []
    let layers = ["root", "middle", "leaf"].map { name in
      let layer = LoggingLayer()
      layer.name = name
      layer.log = { order.append($0) }
      return layer
    }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    layers[2].setNeedsLayout()
    layers[0].setNeedsLayout()
    layers[2].layoutIfNeeded()
    #expect(order == ["root", "leaf"])
    layers[0].layoutIfNeeded()
    #expect(order.count == 2)
    layers[1].bounds.size.width = 10
    layers[0].layoutIfNeeded()
    #expect(order == ["root", "leaf", "middle"])
  }
}
