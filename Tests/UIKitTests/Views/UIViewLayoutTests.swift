import Testing

@testable import UIKit

private final class CountingView: UIView {
  var layouts = 0
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout?()
  }
}

@MainActor
@Suite struct UIViewLayoutTests {
  @Test func `a new view is laid out once`() {
    let view = CountingView()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.layouts == 1)
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func `a change of size asks for a layout and one of place does not`() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.frame.origin.x = 5
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func `layout starts at the outermost dirty ancestor and goes down`() {
    let outer = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    outer.onLayout = { [unowned outer] in inner.frame.size = outer.bounds.size }
    outer.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(outer.layouts == 2)
    #expect(inner.layouts == 2)
    #expect(inner.frame.size == CGSize(width: 100, height: 100))
  }

  @Test func `adding and removing a subview asks for a layout`() {
    let view = CountingView()
    view.layoutIfNeeded()
    let child = UIView()
    view.addSubview(child)
    view.layoutIfNeeded()
    child.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
  }

  @Test func `a frame lays out what waits`() {
    let stage = Stage()
    let view = CountingView()
    stage.root.addSubview(view)
    #expect(view.layouts == 0)
    stage.frame()
    #expect(view.layouts == 1)
    stage.frame()
    #expect(view.layouts == 1)
  }

  @Test func `layout that never settles ends with an error that names the view`() {
    let stage = Stage()
    let view = CountingView()
    view.accessibilityIdentifier = "restless"
    stage.root.addSubview(view)
    view.onLayout = { view.setNeedsLayout() }
    let raised = exceptions { view.layoutIfNeeded() }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.contains("restless") == true)
    view.onLayout = nil
  }

  @Test func `sizeToFit takes the size that fits and keeps the origin`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 40) }
    }
    let view = Fitting(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
    let plain = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(plain.sizeThatFits(.zero) == CGSize(width: 7, height: 8))
  }
}
