import Testing

@testable import UIKit

/// Members that subclasses of an app override are the ones that UIKit asks.
@MainActor
@Suite struct UIViewOverridesTests {
  private final class Several: UIView {
    override var isMultipleTouchEnabled: Bool {
      get { true }
      set { super.isMultipleTouchEnabled = newValue }
    }
  }

  private final class Mirrored: UIView {
    override var semanticContentAttribute: UISemanticContentAttribute {
      get { .forceRightToLeft }
      set {}
    }
  }

  private final class Log: UIView {
    var lines: [String] = []
    override func bringSubviewToFront(_ view: UIView) {
      lines.append("front")
      super.bringSubviewToFront(view)
    }
    override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
      lines.append("below")
      super.insertSubview(view, belowSubview: siblingSubview)
    }
    override func endEditing(_ force: Bool) -> Bool {
      lines.append("end \(force)")
      return super.endEditing(force)
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      let own = super.convert(point, to: view)
      return CGPoint(x: own.x + 1, y: own.y)
    }
    override func viewWithTag(_ tag: Int) -> UIView? { tag == 99 ? self : super.viewWithTag(tag) }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
    override func updateConstraintsIfNeeded() {
      lines.append("constraints")
      super.updateConstraintsIfNeeded()
    }
    override var mask: UIView? {
      didSet { lines.append("mask") }
    }
    override var transform3D: CATransform3D {
      get { super.transform3D }
      set {
        lines.append("transform")
        super.transform3D = newValue
      }
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  }

  private final class Shown: UIView {
    static let image: CGImage = {
      let bitmap = Bitmap(width: 2, height: 2)
      bitmap.fill(0xFF12_3456)
      return CGImage(bitmap: bitmap)
    }()
    override func display(_ layer: CALayer) { layer.contents = Self.image }
  }

  private final class Drawn: UIView {
    var lines: [String] = []
    override func layerWillDraw(_ layer: CALayer) { lines.append("will draw") }
    override func draw(_ rect: CGRect) { lines.append("\(rect)") }
  }

  @Test func `overrides are called and super does what it did`() {
    let stage = Stage()
    let view = Log(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    stage.root.addSubview(view)
    let (a, b) = (UIView(), UIView())
    view.addSubview(a)
    view.insertSubview(b, belowSubview: a)
    #expect(view.subviews == [b, a])
    view.bringSubviewToFront(b)
    #expect(view.subviews == [a, b])
    _ = view.endEditing(true)
    view.mask = UIView()
    view.transform3D = CATransform3DMakeScale(1, 2, 1)
    #expect(view.lines == ["below", "front", "end true", "mask", "transform"])
    view.transform3D = CATransform3DIdentity
    #expect(view.convert(CGPoint.zero, to: stage.root as UIView?) == CGPoint(x: 11, y: 20))
    #expect(stage.root.viewWithTag(99) === view)
    #expect(view.safeAreaInsets.top == 7 && view.snapshotView(afterScreenUpdates: true) == nil)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    view.updateConstraintsIfNeeded()
    #expect(view.lines.last == "constraints")
  }

  @Test func `a direction that a class decides is the one that layout follows`() {
    let stage = Stage()
    let view = Mirrored(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    stage.root.addSubview(view)
    let child = makeView("child", in: view)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor), child.widthAnchor.constraint(equalToConstant: 10),
    ])
    stage.root.layoutIfNeeded()
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(child.frame.minX == 90)
  }

  @Test func `a view that displays its layer itself shows what it gives`() {
    let stage = Stage(device: "20x20@1")
    let view = Shown(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    stage.root.addSubview(view)
    let picture = stage.window.layer.picture(of: stage.window.bounds, scale: 1, at: CACurrentMediaTime())
    #expect(view.layer.contents as? CGImage === Shown.image)
    #expect(picture?[1, 1] == 0xFF12_3456)
  }

  @Test func `only what is invalid is drawn again`() {
    let stage = Stage(device: "40x40@1")
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.root.addSubview(view)
    func drawn() -> [String] {
      view.lines = []
      stage.window.layer.picture(of: stage.window.bounds, scale: 1, at: CACurrentMediaTime()).map { _ in }
      return view.lines
    }
    #expect(drawn() == ["will draw", "\(view.bounds)"])
    view.setNeedsDisplay(CGRect(x: 2.5, y: 3, width: 4, height: 4))
    view.setNeedsDisplay(CGRect(x: 8, y: 3, width: 2, height: 10))
    #expect(drawn() == ["will draw", "\(CGRect(x: 2, y: 3, width: 8, height: 10))"])
    view.setNeedsDisplay(CGRect(x: 2, y: 3, width: 4, height: 4))
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 2, y: 3, width: 4, height: 4))
    #expect(drawn() == ["will draw", "\(view.bounds)"])
  }
}
