import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewDescriptionTests {
  @Test func `a dump shows what is not as by default`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50.5))
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    child.accessibilityIdentifier = "child"
    child.alpha = 0.5
    child.isHidden = true
    child.clipsToBounds = true
    child.tag = 9
    root.addSubview(child)
    root.bounds.origin.y = 7
    #expect(
      root.viewTreeDump() == """
        UIView (0 0; 100 50.5) bounds=0,7
          UIView #child (1 2; 3 4) alpha=0.5 hidden clips tag=9
        """)
  }
}
