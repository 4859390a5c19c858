import Testing

@testable import UIKit

@MainActor
@Suite struct UISplitViewControllerTests {
  private let primary = UIViewController()
  private let secondary = UIViewController()

  private func split(_ controllers: [UIViewController], set: (UISplitViewController) -> Void = { _ in })
    -> UISplitViewController
  {
    let split = UISplitViewController()
    set(split)
    split.viewControllers = controllers
    return split
  }

  @Test func `a wide view shows both beside each other, a high one the secondary alone`() {
    let split = split([primary, secondary])
    let stage = Stage(device: "1194x834@2", controller: split)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(secondary.view.frame == CGRect(x: 320, y: 0, width: 874, height: 834))
    #expect(primary.splitViewController === split)
    split.preferredDisplayMode = .secondaryOnly
    stage.frame()
    #expect(primary.view.superview == nil)
    #expect(secondary.view.frame.width == 1194)
    let high = Stage(device: "834x1194@2", controller: self.split([UIViewController(), UIViewController()]))
    #expect((high.controller as? UISplitViewController)?.displayMode == .secondaryOnly)
  }

  @Test func `the width of the primary column keeps within its limits`() {
    let split = split([primary, secondary]) {
      $0.preferredPrimaryColumnWidthFraction = 0.5
      $0.maximumPrimaryColumnWidth = 500
    }
    let stage = Stage(device: "1194x834@2", controller: split)
    #expect(primary.view.frame.width == 500)
    split.maximumPrimaryColumnWidth = 1000
    stage.frame()
    #expect(primary.view.frame.width == 597)
    split.minimumPrimaryColumnWidth = 700
    stage.frame()
    #expect(split.primaryColumnWidth == 700 && secondary.view.frame.minX == 700)
  }

  @Test func `a primary that lies over the secondary goes when something beside it is touched`() {
    final class Log: NSObject, UISplitViewControllerDelegate {
      var modes: [UISplitViewController.DisplayMode] = []
      func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
      ) { modes.append(displayMode) }
    }
    let log = Log()
    let split = split([primary, secondary]) {
      $0.preferredDisplayMode = .oneOverSecondary
      $0.delegate = log
    }
    let stage = Stage(device: "834x1194@2", controller: split)
    #expect(secondary.view.frame.width == 834 && primary.view.frame.width == 320)
    #expect(split.view.subviews.last === primary.view)
    let outside = split.view.hitTest(CGPoint(x: 600, y: 500), with: nil)
    #expect(outside !== secondary.view)
    outside?.touchesEnded([], with: nil)
    stage.advance(by: 1)
    #expect(primary.view.superview == nil)
    #expect(log.modes == [.secondaryOnly])
  }

  @Test func `where there is room for one, the secondary is pushed, and comes back`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let detail = UIViewController()
    let split = split([navigation, UINavigationController(rootViewController: detail)])
    let stage = Stage(device: "390x844@3", controller: split)
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [navigation])
    #expect(navigation.viewControllers == [root, detail])
    let more = UIViewController()
    split.showDetailViewController(more, sender: nil)
    #expect(navigation.viewControllers == [root, detail, more])
    split.traitOverrides.horizontalSizeClass = .regular
    stage.frame()
    split.view.setNeedsLayout()
    stage.frame()
    #expect(!split.isCollapsed)
    #expect(navigation.viewControllers == [root])
    #expect((split.viewControllers.last as? UINavigationController)?.viewControllers == [detail, more])
  }

  @Test func `the delegate may keep the secondary from being pushed`() {
    final class Discarding: NSObject, UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
    }
    let delegate = Discarding()
    let navigation = UINavigationController(rootViewController: primary)
    let split = split([navigation, secondary]) { $0.delegate = delegate }
    _ = Stage(device: "390x844@3", controller: split)
    #expect(navigation.viewControllers == [primary])
    #expect(split.viewControllers == [navigation])
    #expect(secondary.parent == nil)
  }

  @Test func `a detail takes the secondary's place, and three controllers raise`() {
    let split = split([primary, secondary])
    let stage = Stage(device: "1194x834@2", controller: split)
    let detail = UIViewController()
    primary.showDetailViewController(detail, sender: nil)
    stage.frame()
    #expect(split.viewControllers == [primary, detail])
    #expect(secondary.parent == nil && secondary.view.superview == nil)
    #expect(detail.view.frame.minX == 320)
    let raised = exceptions { split.viewControllers = [primary, detail, secondary] }
    #expect(raised.count == 1)
    #expect(split.viewControllers == [primary, detail])
  }

  private func expand(_ split: UISplitViewController, _ stage: Stage) {
    split.traitOverrides.horizontalSizeClass = .regular
    stage.frame()
    split.view.setNeedsLayout()
    stage.frame()
  }

  @Test func `a detail that took the place of one that was popped comes back`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let split = split([navigation, secondary])
    let stage = Stage(device: "390x844@3", controller: split)
    #expect(navigation.viewControllers == [root, secondary])
    navigation.popViewController(animated: false)
    let other = UIViewController()
    split.showDetailViewController(UINavigationController(rootViewController: other), sender: nil)
    expand(split, stage)
    #expect(navigation.viewControllers == [root])
    #expect((split.viewControllers.last as? UINavigationController)?.viewControllers == [other])
    #expect(split.viewControllers.count == 2)
  }

  @Test func `what lies on a detail without a navigation controller gets one`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let split = split([navigation, secondary])
    let stage = Stage(device: "390x844@3", controller: split)
    let more = UIViewController()
    navigation.pushViewController(more, animated: false)
    expand(split, stage)
    #expect(navigation.viewControllers == [root])
    #expect((split.viewControllers.last as? UINavigationController)?.viewControllers == [secondary, more])
  }

  @Test func `a drag from the edge brings the primary where the secondary is alone, and turning it puts that away`() {
    let split = split([primary, secondary])
    let stage = Stage(device: "834x1194@2", controller: split)
    func drag(from start: CGFloat) {
      for (index, phase) in [UITouch.Phase.began, .moved, .moved, .ended].enumerated() {
        stage.scene.touch(id: 0, phase: phase, at: CGPoint(x: start + CGFloat(index) * 30, y: 500))
      }
      stage.advance(by: 1)
    }
    drag(from: 200)
    #expect(split.displayMode == .secondaryOnly)
    split.presentsWithGesture = false
    drag(from: 2)
    #expect(split.displayMode == .secondaryOnly && primary.view.superview == nil)
    split.presentsWithGesture = true
    drag(from: 2)
    #expect(split.displayMode == .oneOverSecondary)
    #expect(primary.view.superview === split.view)
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 1194))
    #expect(secondary.view.frame.width == 834)
    split.preferredDisplayMode = .automatic
    stage.frame()
    #expect(split.displayMode == .secondaryOnly && primary.view.superview == nil)
  }
}
