import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewAutoresizingTests {
  /// The horizontal place of a child at 20...50 of 100 points after the superview has become 200 wide.
  private func resized(_ mask: UIView.AutoresizingMask) -> (CGFloat, CGFloat) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 0, width: 30, height: 10))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    return (child.frame.minX, child.frame.width)
  }

  @Test func `each horizontal mask takes its share of the change`() {
    #expect(resized([]) == (20, 30))
    #expect(resized(.flexibleRightMargin) == (20, 30))
    #expect(resized(.flexibleLeftMargin) == (120, 30))
    #expect(resized(.flexibleWidth) == (20, 130))
    #expect(resized([.flexibleLeftMargin, .flexibleWidth]) == (60, 90))
    #expect(resized([.flexibleWidth, .flexibleRightMargin]) == (20, 67.5))
    let centred = resized([.flexibleLeftMargin, .flexibleRightMargin])
    #expect(abs(centred.0 - (20 + 100 * 20.0 / 70)) < 1e-9)
    #expect(centred.1 == 30)
    #expect(resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) == (40, 60))
  }

  @Test func `vertical masks do the same`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 30))
    child.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    parent.addSubview(child)
    parent.frame.size.height = 50
    #expect(child.frame == CGRect(x: 0, y: 10, width: 10, height: 15))
  }

  @Test func `flexible parts without a length share equally, and no length becomes negative`() {
    let parent = UIView(frame: .zero)
    let child = UIView(frame: .zero)
    child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    parent.addSubview(child)
    parent.frame.size.width = 100
    #expect(child.frame == CGRect(x: 50, y: 0, width: 50, height: 0))
    child.autoresizingMask = .flexibleWidth
    parent.frame.size.width = 10
    #expect(child.frame.width == 0)
  }

  @Test func `a view that does not autoresize its subviews leaves them`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 10, height: 10)
    #expect(child.frame.size == CGSize(width: 100, height: 100))
  }
}
