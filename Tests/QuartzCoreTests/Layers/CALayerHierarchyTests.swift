import QuartzCore
import Testing

@MainActor
struct CALayerHierarchyTests {
  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).compactMap(\.name) }

  @Test func `layers go where they are put`() {
    let root = CALayer()
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, above: b)
    root.insertSublayer(d, below: a)
    #expect(names(root) == ["b", "c", "d", "a"])
    root.replaceSublayer(c, with: a)
    #expect(names(root) == ["b", "a", "d"])
    #expect(c.superlayer == nil)
    root.insertSublayer(b, at: 99)
    #expect(names(root) == ["a", "d", "b"])
  }

  @Test func `a layer moves from its former superlayer`() {
    let (first, second, child) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(child)
    second.addSublayer(child)
    #expect(first.sublayers == nil)
    #expect(child.superlayer === second)
  }

  @Test func `a cycle is refused and the tree stays as it was`() {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    let raised = exceptions {
      child.addSublayer(root)
      root.addSublayer(root)
      child.mask = root
    }
    #expect(raised.count == 3)
    #expect(root.superlayer == nil)
    #expect(root.sublayers == [child])
    #expect(child.mask == nil)
  }

  @Test func `sublayers outlive their superlayer without it`() {
    let child = CALayer()
    var parent: CALayer? = CALayer()
    parent?.addSublayer(child)
    parent = nil
    #expect(child.superlayer == nil)
  }
}
