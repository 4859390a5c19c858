import QuartzCore
import Testing

@MainActor
struct CAScrollLayerTests {
  /// A scroll layer of 100 by 100 points with a layer of 300 by 400 in it, and one of 20 by 20 within that.
  private func makeLayers() -> (scroll: CAScrollLayer, content: CALayer, inner: CALayer) {
    let scroll = CAScrollLayer()
    scroll.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let inner = CALayer()
    inner.frame = CGRect(x: 150, y: 250, width: 20, height: 20)
    scroll.addSublayer(content)
    content.addSublayer(inner)
    return (scroll, content, inner)
  }

  @Test func `a point is scrolled to in the directions of the mode`() {
    let (scroll, _, _) = makeLayers()
    let modes: [(CAScrollLayerScrollMode, CGPoint)] = [
      (.both, CGPoint(x: 30, y: 40)), (.horizontally, CGPoint(x: 30, y: 0)), (.vertically, CGPoint(x: 0, y: 40)),
      (.none, .zero),
    ]
    #expect(scroll.scrollMode == .both)
    for (mode, origin) in modes {
      scroll.bounds.origin = .zero
      scroll.scrollMode = mode
      scroll.scroll(to: CGPoint(x: 30, y: 40))
      #expect(scroll.bounds == CGRect(origin: origin, size: CGSize(width: 100, height: 100)))
    }
  }

  @Test func `a rectangle is brought into the bounds by the shortest way`() {
    let (scroll, _, _) = makeLayers()
    let cases: [(CGRect, CGPoint)] = [
      (CGRect(x: 10, y: 10, width: 20, height: 20), .zero),
      (CGRect(x: 90, y: 150, width: 30, height: 10), CGPoint(x: 20, y: 60)),
      (CGRect(x: 15, y: 70, width: 10, height: 10), CGPoint(x: 15, y: 60)),
      (CGRect(x: 50, y: 70, width: 200, height: 10), CGPoint(x: 50, y: 60)),
    ]
    for (rect, origin) in cases {
      scroll.scroll(to: rect)
      #expect(scroll.bounds.origin == origin)
    }
  }

  @Test func `a layer below scrolls the nearest scroll layer around`() {
    let (scroll, content, inner) = makeLayers()
    inner.scrollRectToVisible(inner.bounds)
    #expect(scroll.bounds.origin == CGPoint(x: 70, y: 170))
    inner.scroll(CGPoint(x: 5, y: 6))
    #expect(scroll.bounds.origin == CGPoint(x: 155, y: 256))
    let alone = CALayer()
    alone.scroll(CGPoint(x: 5, y: 6))
    alone.scrollRectToVisible(CGRect(x: 0, y: 0, width: 500, height: 500))
    #expect(alone.bounds == .zero)
    _ = content
  }

  @Test func `the visible part of a layer is what the scroll layer shows`() {
    let (scroll, content, inner) = makeLayers()
    #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(inner.visibleRect == .zero)
    scroll.scroll(to: CGPoint(x: 160, y: 255))
    #expect(content.visibleRect == CGRect(x: 160, y: 255, width: 100, height: 100))
    #expect(inner.visibleRect == CGRect(x: 10, y: 5, width: 10, height: 15))
    #expect(scroll.visibleRect == scroll.bounds)
  }

  @Test func `a copy for presentation keeps the mode`() throws {
    let (scroll, _, _) = makeLayers()
    scroll.scrollMode = .vertically
    #expect(try #require(scroll.presentation()).scrollMode == .vertically)
  }
}
