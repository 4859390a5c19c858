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
}
