import Foundation
import Testing

@testable import UIKit

/// Trees that are far deeper or wider than any app's.
@MainActor @Suite struct UIViewDepthTests {
  /// Ten thousand. Fewer under a sanitizer: the address sanitizer's frames are several times as large, and the thread
  /// sanitizer keeps a record of 65,536 calls within each other and no more.
  private let depth = ProcessInfo.processInfo.environment["SCRIM_SANITIZER"] == nil ? 10_000 : 2_000

  /// A chain of views, the outermost first, each made with an identifier only at its end.
  private func chain(_ count: Int) -> (top: UIView, bottom: UIView) {
    let bottom = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bottom.accessibilityIdentifier = "bottom"
    var top = bottom
    for _ in 1..<count {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      outer.addSubview(top)
      top = outer
    }
    return (top, bottom)
  }

  @Test func `ten thousand nested views come, are laid out, found, shown and go`() {
    let stage = Stage()
    weak var weakBottom: UIView?
    do {
      let (top, bottom) = chain(depth)
      weakBottom = bottom
      stage.root.addSubview(top)
      stage.frame()
      #expect(bottom.window === stage.window)
      bottom.setNeedsLayout()
      bottom.layoutIfNeeded()
      #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === bottom)
      #expect(bottom.convert(CGPoint.zero, to: nil) == .zero)
      #expect(bottom.isDescendant(of: top))
      #expect(top.viewWithTag(99) == nil)
      stage.controller.additionalSafeAreaInsets.top = 5
      top.tintColor = .red
      stage.scene.rotate(to: .landscapeLeft)
      stage.advance(by: 0.5)
      UIView.animate(withDuration: 0.1) { bottom.frame.origin.x = 5 }
      stage.advance(by: 0.3)
      top.removeFromSuperview()
      stage.frame()
    }
    stage.frame()
    #expect(weakBottom == nil)
  }

  @Test func `ten thousand nested views may be held by constraints`() {
    let stage = Stage()
    let (top, bottom) = chain(depth)
    stage.root.addSubview(top)
    bottom.translatesAutoresizingMaskIntoConstraints = false
    let reach = [
      bottom.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 3),
      bottom.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 4),
      bottom.widthAnchor.constraint(equalToConstant: 5), bottom.heightAnchor.constraint(equalToConstant: 6),
    ]
    NSLayoutConstraint.activate(reach)
    stage.frame()
    #expect(bottom.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
    top.removeFromSuperview()
    #expect(reach.filter(\.isActive).count == 2)
  }

  @Test func `thousands of views beside each other come and go`() {
    let stage = Stage()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(parent)
    let views = (0..<3_000).map { UIView(frame: CGRect(x: CGFloat($0 % 100), y: 0, width: 1, height: 1)) }
    for view in views { parent.addSubview(view) }
    stage.frame()
    parent.frame.size.width = 50
    stage.frame()
    parent.removeFromSuperview()
    for view in views.reversed() { view.removeFromSuperview() }
    #expect(parent.subviews.isEmpty && parent.layer.sublayers == nil)
  }
}
