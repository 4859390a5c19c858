import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewMarginsTests {
  @Test func `margins are 8 by default and add the safe area`() {
    let stage = Stage(device: "iPhone 14")
    let view = UIView(frame: stage.root.bounds)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    stage.root.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `a root view has the system's margins`() {
    let narrow = Stage(device: "iPhone 14")
    #expect(narrow.root.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    narrow.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 2, bottom: 0, trailing: 30)
    #expect(narrow.root.layoutMargins == UIEdgeInsets(top: 52, left: 16, bottom: 34, right: 30))
    narrow.controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(narrow.root.layoutMargins == UIEdgeInsets(top: 52, left: 2, bottom: 34, right: 30))
    let wide = Stage(device: "iPhone 15 Pro Max")
    #expect(wide.root.layoutMargins.left == 20)
  }

  @Test func `a view preserves what its superview's margins cover of it`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 90, height: 100))
    parent.addSubview(child)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 40, right: 50))
  }

  @Test func `a change is told to the view and to those that preserve it`() {
    final class Watching: UIView {
      var changes = 0
      override func layoutMarginsDidChange() { changes += 1 }
    }
    let parent = Watching()
    let follower = Watching()
    let other = Watching()
    follower.preservesSuperviewLayoutMargins = true
    parent.addSubview(follower)
    parent.addSubview(other)
    let before = (follower.changes, other.changes)
    parent.layoutMargins.top = 30
    #expect(parent.changes == 1)
    #expect(follower.changes == before.0 + 1)
    #expect(other.changes == before.1)
    parent.layoutMargins.top = 30
    #expect(parent.changes == 1)
  }

  @Test func `preserved margins follow the place of the view and the size of the superview`() {
    final class Watching: UIView {
      var changes = 0
      override func layoutMarginsDidChange() { changes += 1 }
    }
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    let child = Watching(frame: CGRect(x: 10, y: 0, width: 90, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    child.preservesSuperviewLayoutMargins = true
    child.addSubview(inner)
    inner.leadingAnchor.constraint(equalTo: child.layoutMarginsGuide.leadingAnchor).isActive = true
    parent.layoutIfNeeded()
    #expect(inner.frame.minX == 20)
    child.changes = 0
    child.frame.origin.x = 5
    #expect(child.changes == 1)
    #expect(child.layoutMargins == UIEdgeInsets(top: 20, left: 25, bottom: 40, right: 45))
    parent.layoutIfNeeded()
    #expect(inner.frame.minX == 25)
    child.transform = CGAffineTransform(translationX: 50, y: 0)
    #expect(child.changes == 1)
    parent.bounds.size.width = 140
    #expect(child.changes == 2)
    #expect(child.layoutMargins.right == 8)
    child.frame.size.height = 100
    #expect(child.changes == 2)
  }

  @Test func `directional margins follow the direction`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
    #expect(view.layoutMargins.left == 1)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.layoutMargins.left == 2)
  }
}
