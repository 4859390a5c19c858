import Testing

@testable import UIKit

private final class TintView: UIView {
  var changes = 0
  override func tintColorDidChange() { changes += 1 }
}

@MainActor
@Suite struct UIViewTintTests {
  @Test func `tint is inherited until a view has its own`() {
    let parent = TintView()
    let child = TintView()
    let own = TintView()
    parent.addSubview(child)
    parent.addSubview(own)
    #expect(child.tintColor == UIColor.systemBlue)
    own.tintColor = .green
    parent.tintColor = .red
    #expect(child.tintColor == UIColor.red)
    #expect(own.tintColor == UIColor.green)
    #expect(parent.changes == 1)
    #expect(child.changes == 1)
    #expect(own.changes == 1)
    own.tintColor = nil
    #expect(own.tintColor == UIColor.red)
  }

  @Test func `a view that is added takes the tint around it`() {
    let parent = TintView()
    parent.tintColor = .red
    let child = TintView()
    parent.addSubview(child)
    #expect(child.changes == 1)
    #expect(child.tintColor == UIColor.red)
  }

  @Test func `a dimmed tint is a grey of its luminance, here and below`() {
    let parent = TintView()
    let child = TintView()
    let own = TintView()
    parent.tintColor = .red
    parent.addSubview(child)
    parent.addSubview(own)
    own.tintColor = .green
    for view in [parent, child, own] { view.changes = 0 }
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    #expect([parent, child, own].map(\.changes) == [1, 1, 1])
    var white: CGFloat = 0
    var alpha: CGFloat = 0
    child.tintColor.getWhite(&white, alpha: &alpha)
    #expect(abs(white - 0.2126) < 1e-4)
    #expect(alpha == 1)
    own.tintColor.getWhite(&white, alpha: &alpha)
    #expect(abs(white - 0.7152) < 1e-4)
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == UIColor.red)
    parent.tintAdjustmentMode = .automatic
    #expect(own.tintColor == UIColor.green)
    #expect(child.changes == 2)
    #expect(own.changes == 2)
  }

  @Test func `a view that is added to a dimmed one is told`() {
    let parent = TintView()
    parent.tintAdjustmentMode = .dimmed
    let child = TintView()
    parent.addSubview(child)
    #expect(child.changes == 1)
    #expect(child.tintAdjustmentMode == .dimmed)
  }

  @Test func `a dynamic tint stays dynamic when it is dimmed`() {
    let view = TintView()
    view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.tintAdjustmentMode = .dimmed
    let dark = view.tintColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(white: 1, alpha: 1))
  }
}
