import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewGeometryTests {
  @Test func `frame, bounds and center agree`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(view.center == CGPoint(x: 60, y: 50))
    view.bounds.size = CGSize(width: 50, height: 20)
    #expect(view.frame == CGRect(x: 35, y: 40, width: 50, height: 20))
    view.center = .zero
    #expect(view.frame == CGRect(x: -25, y: -10, width: 50, height: 20))
    view.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test func `a transformed frame encloses the view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.minX - 25) < 1e-9)
    #expect(abs(view.frame.width - 50) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test func `geometry that is not finite is refused`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let raised = exceptions {
      view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      view.frame = .null
      view.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
      view.center = CGPoint(x: 0, y: CGFloat.nan)
      view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }
    #expect(raised.map(\.name) == Array(repeating: "CALayerInvalidGeometry", count: 5))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.transform == .identity)
  }

  @Test func `points convert between views, windows and nil`() {
    let stage = Stage()
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    let other = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
    stage.root.addSubview(outer)
    outer.addSubview(inner)
    stage.root.addSubview(other)
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: -4))
    #expect(inner.convert(CGPoint(x: 16, y: -4), from: nil) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: -85, y: -305))
    #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: 5, y: 5, width: 50, height: 50))
    #expect(other.convert(CGPoint.zero, to: stage.scene.coordinateSpace) == CGPoint(x: 100, y: 300))
  }

  @Test func `converting goes through transforms`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(CGPoint(x: 50, y: 50), to: outer) == CGPoint(x: 50, y: 50))
    #expect(inner.convert(CGPoint(x: 60, y: 50), to: outer) == CGPoint(x: 70, y: 50))
    #expect(inner.convert(CGPoint(x: 70, y: 50), from: outer) == CGPoint(x: 60, y: 50))
  }
}
