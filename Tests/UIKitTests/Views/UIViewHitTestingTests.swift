import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewHitTestingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let lower = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let upper = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))

  init() {
    parent.addSubview(lower)
    parent.addSubview(upper)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { parent.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test func `the frontmost view at a point is hit`() {
    #expect(hit(40, 40) === upper)
    #expect(hit(20, 20) === lower)
    #expect(hit(5, 5) === parent)
    #expect(hit(100, 50) == nil)
    #expect(hit(-1, 50) == nil)
  }

  @Test func `hidden, transparent and disabled views are passed over`() {
    upper.isHidden = true
    #expect(hit(40, 40) === lower)
    upper.isHidden = false
    upper.alpha = 0.009
    #expect(hit(40, 40) === lower)
    upper.alpha = 0.01
    #expect(hit(40, 40) === upper)
    upper.isUserInteractionEnabled = false
    #expect(hit(40, 40) === lower)
    parent.isUserInteractionEnabled = false
    #expect(hit(40, 40) == nil)
  }

  @Test func `a subview outside the bounds is not hit`() {
    let outside = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
    lower.addSubview(outside)
    #expect(hit(75, 15) === parent)
  }

  @Test func `hit testing follows transforms`() {
    upper.transform = CGAffineTransform(translationX: -30, y: 0)
    #expect(hit(10, 40) === upper)
    #expect(hit(70, 70) === parent)
  }

  @Test func `the order of subviews decides, and not the place in depth`() {
    lower.layer.zPosition = 100
    #expect(hit(40, 40) === upper)
    parent.bringSubviewToFront(lower)
    #expect(hit(40, 40) === lower)
  }

  @Test func `a view may take in more points than its bounds hold`() {
    final class Generous: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let generous = Generous(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
    parent.addSubview(generous)
    #expect(hit(65, 95) === generous)
    #expect(hit(55, 95) === parent)
    #expect(hit(105, 85) == nil, "The parent does not hold the point")
  }

  @Test func `a turned view is hit within its own edges`() {
    upper.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(hit(55, 22) === upper, "A corner stands out at the top")
    #expect(hit(32, 32) === lower, "And leaves the frame's corner free")
  }

  @Test func `bounds that are scrolled move what is hit`() {
    parent.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(hit(40, 40) === upper)
    #expect(hit(40, 20) == nil)
  }

  @Test func `during an animation the place that it leads to is hit`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.root.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.frame.origin.y = 400 }
    stage.advance(by: 0.1)
    #expect(stage.root.hitTest(CGPoint(x: 10, y: 420), with: nil) === view)
    #expect(stage.root.hitTest(CGPoint(x: 10, y: 20), with: nil) === stage.root)
  }

  @Test func `a view that overrides hitTest hands touches on`() {
    final class Passing: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let passing = Passing(frame: parent.bounds)
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 15, height: 15))
    passing.addSubview(button)
    parent.addSubview(passing)
    #expect(hit(10, 10) === button)
    #expect(hit(40, 40) === upper)
  }
}
