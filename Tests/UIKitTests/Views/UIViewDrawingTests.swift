import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewDrawingTests {
  private class Drawing: UIView {
    override func draw(_ rect: CGRect) {}
  }

  private final class Heir: Drawing {
    override func layoutSubviews() { super.layoutSubviews() }
  }

  private final class LayerDrawing: UIView {
    override func draw(_ layer: CALayer, in context: CGContext) {}
  }

  private final class Plain: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  @Test func `only classes that override a drawing method draw`() {
    #expect(!UIView.drawsItself(UIView.self))
    #expect(!UIView.drawsItself(UIWindow.self))
    #expect(!UIView.drawsItself(Plain.self))
    #expect(UIView.drawsItself(Drawing.self))
    #expect(UIView.drawsItself(Heir.self))
    #expect(UIView.drawsItself(LayerDrawing.self))
  }

  @Test func `a view makes a layer of its class`() {
    final class MarkedLayer: CALayer {
      var mark = 0
      override init() {
        super.init()
        mark = 3
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { nil }
    }
    final class Marked: UIView {
      override class var layerClass: AnyClass { MarkedLayer.self }
    }
    #expect((Marked().layer as? MarkedLayer)?.mark == 3)
  }
}
