import QuartzCore
import Testing

@MainActor
struct CALayerPresentationTests {
  /// A parent that slides from x = 0 to 100 in a second, with a child in it.
  private func tree() -> (root: CALayer, parent: CALayer, child: CALayer) {
    let (root, parent, child) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    parent.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
    child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    root.addSublayer(parent)
    parent.addSublayer(child)
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = 25
    slide.toValue = 125
    slide.duration = 1
    parent.add(slide, forKey: "slide")
    return (root, parent, child)
  }

  @Test func `a presentation layer has its tree as it is shown`() {
    onSteppedClock {
      let (root, parent, child) = tree()
      advance(to: 100.5)
      #expect(child.presentation()?.superlayer?.frame.minX == 50)
      #expect(parent.presentation()?.sublayers?.first?.model() === child)
      #expect(root.presentation()?.superlayer == nil)
      let shown = child.presentation()?.convert(CGPoint.zero, to: root.presentation())
      #expect(shown == CGPoint(x: 60, y: 10))
      #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 110, y: 10))
    }
  }

  @Test func `a hit test during an animation finds what is shown`() {
    onSteppedClock {
      let (root, _, child) = tree()
      advance(to: 100.5)
      #expect(root.presentation()?.hitTest(CGPoint(x: 65, y: 15))?.model() === child)
      #expect(root.presentation()?.hitTest(CGPoint(x: 115, y: 15))?.model() === root)
      #expect(root.hitTest(CGPoint(x: 115, y: 15)) === child)
    }
  }

  @Test func `the tree is told as text`() {
    onSteppedClock {
      let (root, parent, _) = tree()
      parent.name = "card"
      parent.opacity = 0.5
      advance(to: 100.25)
      let model = """
        CALayer [0 0 200 100]
          CALayer "card" [100 0 50 50] opacity=0.5 animations=slide
            CALayer [10 10 20 20]
        """
      #expect(root.layerTreeDump() == model)
      #expect(root.layerTreeDump(at: 100.25) == model.replacingOccurrences(of: "[100 0 ", with: "[25 0 "))
    }
  }
}
