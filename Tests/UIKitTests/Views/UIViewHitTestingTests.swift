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
}
