import QuartzCore
import Testing

@MainActor
struct CALayerGeometryTests {
  @Test func `a frame is position, bounds and anchor point`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    layer.frame = CGRect(x: 1, y: 2, width: -3, height: 4)
    #expect(layer.frame == CGRect(x: -2, y: 2, width: 3, height: 4))
  }

  @Test func `a transformed layer's frame encloses it and can be set`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.position = CGPoint(x: 50, y: 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(layer.frame.width - 20) < 1e-9)
    #expect(abs(layer.frame.minX - 40) < 1e-9)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(layer.bounds.size == CGSize(width: 50, height: 30))
    #expect(layer.position == CGPoint(x: 50, y: 30))
  }

  @Test func `a turn into the depth goes about the anchor point's depth`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.position = CGPoint(x: 50, y: 50)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    layer.anchorPointZ = 20
    // Edge on: every point lies where the axis, 20 points in front, sees the layer's plane.
    #expect(abs(layer.frame.midX - 30) < 1e-9)
    #expect(abs(layer.frame.width) < 1e-9)
    layer.transform = CATransform3DIdentity
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `points convert through the tree and back`() {
    let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    middle.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    middle.bounds.origin = CGPoint(x: 0, y: 50)
    leaf.frame = CGRect(x: 5, y: 60, width: 10, height: 10)
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 21))
    #expect(leaf.convert(CGPoint(x: 16, y: 21), from: root) == CGPoint(x: 1, y: 1))
  }

  @Test func `a hit finds the nearest layer that is shown`() {
    let (root, back, front) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    for layer in [back, front] {
      layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      root.addSublayer(layer)
    }
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === front)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 190, y: 90)) == nil)
  }

  @Test func `geometry that is not finite raises and changes nothing`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let raised = exceptions {
      layer.position = CGPoint(x: CGFloat.nan, y: 0)
      layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
      layer.frame = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)
      layer.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
      layer.transform.m11 = .nan
      layer.zPosition = .nan
      layer.anchorPointZ = .infinity
      layer.contentsRect = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
      layer.shadowOffset = CGSize(width: 0, height: CGFloat.nan)
    }
    #expect(raised.map(\.name) == Array(repeating: "CALayerInvalidGeometry", count: 9))
    #expect(layer.zPosition == 0 && layer.anchorPointZ == 0)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(raised.first?.reason.hasPrefix("CALayer position contains NaN: [nan 0.0]. Layer: ") == true)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
