import Testing

@testable import UIKit

@MainActor
@Suite struct UIEdgeInsetsTests {
  @Test func `insets move the edges of a rectangle in`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test func `directional insets change sides with the direction`() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(.leftToRight) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(.rightToLeft) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(insets.resolved(.rightToLeft).directional(.rightToLeft) == insets)
  }
}
