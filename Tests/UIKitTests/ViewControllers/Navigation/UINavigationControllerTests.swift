import Testing

@testable import UIKit

@MainActor
@Suite struct UINavigationControllerTests {
  private let log = LoggingView.Log()

  private func appearances() -> [String] {
    defer { log.lines = [] }
    return log.lines.filter { $0.contains("ppear") }
  }

  @Test func `a push and a pop tell both controllers, in order`() {
    let first = LoggingController("first", log: log)
    let second = LoggingController("second", log: log)
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(controller: navigation)
    #expect(
      appearances() == ["first viewWillAppear", "first viewIsAppearing", "first viewDidAppear"])
    navigation.pushViewController(second, animated: true)
    #expect(navigation.topViewController === second)
    #expect(navigation.transitionCoordinator?.isAnimated == true)
    stage.advance(by: 1)
    #expect(
      appearances() == [
        "first viewWillDisappear", "second viewWillAppear", "second viewIsAppearing",
        "first viewDidDisappear",
        "second viewDidAppear",
      ])
    #expect(second.view.frame == stage.window.bounds)
    #expect(first.view.superview == nil)
    #expect(second.navigationController === navigation)
    #expect(navigation.popViewController(animated: true) === second)
    stage.advance(by: 1)
    #expect(
      appearances() == [
        "second viewWillDisappear", "first viewWillAppear", "first viewIsAppearing",
        "second viewDidDisappear",
        "first viewDidAppear",
      ])
    #expect(second.parent == nil)
    #expect(navigation.children == [first])
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func `without animation it happens in the call`() {
    let first = LoggingController("first", log: log)
    let second = LoggingController("second", log: log)
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(controller: navigation)
    navigation.pushViewController(second, animated: false)
    #expect(second.appearance == .appeared)
    #expect(first.appearance == .disappeared)
    navigation.popToRootViewController(animated: false)
    #expect(first.appearance == .appeared)
    #expect(navigation.viewControllers == [first])
    #expect(stage.window.rootViewController === navigation)
  }

  @Test func `a push during a push starts from its end`() {
    let controllers = (0..<3).map { LoggingController("\($0)", log: log) }
    let navigation = UINavigationController(rootViewController: controllers[0])
    let stage = Stage(controller: navigation)
    navigation.pushViewController(controllers[1], animated: true)
    stage.advance(by: 0.1)
    navigation.pushViewController(controllers[2], animated: true)
    stage.advance(by: 1)
    #expect(navigation.viewControllers == controllers)
    #expect(controllers.map(\.appearance) == [.disappeared, .disappeared, .appeared])
    #expect(navigation.view.subviews == [controllers[2].view])
    #expect(exceptions { navigation.pushViewController(controllers[1], animated: true) }.count == 1)
  }

  @Test func `a popped controller is freed`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(controller: navigation)
    for animated in [false, true] {
      weak var controller: UIViewController?
      do {
        let pushed = UIViewController()
        controller = pushed
        navigation.pushViewController(pushed, animated: animated)
        stage.advance(by: 1)
        navigation.popViewController(animated: animated)
      }
      stage.advance(by: 1)
      #expect(controller == nil)
    }
  }

  @Test func `a pop that is cancelled by hand leaves the stack as it was`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      let animator: LoggingAnimator
      let hand = UIPercentDrivenInteractiveTransition()
      var shown: [UIViewController] = []
      init(_ animator: LoggingAnimator) { self.animator = animator }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { shown.append(viewController) }
    }
    let first = LoggingController("first", log: log)
    let second = LoggingController("second", log: log)
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(controller: navigation)
    navigation.pushViewController(second, animated: false)
    let animator = LoggingAnimator(log: log)
    animator.end = .asContextSays
    let delegate = Delegate(animator)
    navigation.delegate = delegate
    navigation.popViewController(animated: true)
    stage.frame()
    delegate.hand.update(0.5)
    delegate.hand.cancel()
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [first, second])
    #expect(second.parent === navigation)
    #expect(second.appearance == .appeared && first.appearance == .disappeared)
    #expect(!second.isMovingToParent)
    #expect(delegate.shown.isEmpty)
    navigation.popViewController(animated: true)
    stage.frame()
    delegate.hand.finish()
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [first])
    #expect(delegate.shown == [first])
  }

  @Test func `a tab bar controller shows the selected controller`() {
    let first = LoggingController("first", log: log)
    let second = LoggingController("second", log: log)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let stage = Stage(controller: tabs)
    #expect(tabs.selectedViewController === first)
    #expect(second.viewIfLoaded == nil)
    _ = appearances()
    tabs.selectedIndex = 1
    stage.frame()
    #expect(
      appearances() == [
        "first viewWillDisappear", "first viewDidDisappear", "second viewWillAppear",
        "second viewIsAppearing",
        "second viewDidAppear",
      ])
    tabs.selectedIndex = 5
    #expect(tabs.selectedIndex == 1)
    tabs.viewControllers = [second]
    #expect(tabs.selectedViewController === second)
    #expect(first.parent == nil)
    #expect(second.tabBarController === tabs)
    #expect(exceptions { tabs.selectedViewController = first }.count == 1)
  }

  @Test(arguments: [true, false]) func `what overtakes a move that waits starts from its end`(isAnimated: Bool) {
    let first = LoggingController("first", log: log)
    let second = LoggingController("second", log: log)
    let third = LoggingController("third", log: log)
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(controller: navigation)
    navigation.pushViewController(second, animated: false)
    stage.advance(by: 0.1)
    navigation.popViewController(animated: true)
    navigation.pushViewController(third, animated: isAnimated)
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [first, third])
    #expect(navigation.view.subviews == [third.view])
    #expect(second.parent == nil && second.appearance == .disappeared)
    #expect(first.appearance == .disappeared && third.appearance == .appeared)
    #expect(navigation.transitionCoordinator == nil)
    // And a push that waits, overtaken by its pop.
    navigation.pushViewController(second, animated: true)
    navigation.popViewController(animated: isAnimated)
    stage.advance(by: 1)
    #expect(navigation.view.subviews == [third.view])
    #expect(second.parent == nil && second.appearance == .disappeared && third.appearance == .appeared)
  }

  @Test(arguments: [0, 0.1, 0.3], [true, false])
  func `moves and the dismissal of the navigation controller may overlap`(delay: TimeInterval, isMoveFirst: Bool) {
    let root = LoggingController("root", log: log)
    let stage = Stage(controller: root)
    let first = LoggingController("first", log: log)
    let second = LoggingController("second", log: log)
    let third = LoggingController("third", log: log)
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    navigation.modalPresentationStyle = .fullScreen
    root.present(navigation, animated: false)
    stage.advance(by: 0.1)
    let dismiss = { navigation.dismiss(animated: true) }
    if !isMoveFirst { dismiss() }
    navigation.popViewController(animated: true)
    if delay > 0 { stage.advance(by: delay) }
    if isMoveFirst { dismiss() }
    navigation.pushViewController(third, animated: delay == 0.1)
    stage.advance(by: 2)
    #expect(root.appearance == .appeared)
    for controller in [navigation, first, second, third] { #expect(controller.appearance == .disappeared) }
    // Whoever began to appear or to disappear was told of the end.
    for name in ["first", "second", "third"] {
      for way in ["Appear", "Disappear"] {
        let begun = log.lines.filter { $0 == "\(name) viewWill\(way)" }.count
        let ended = log.lines.filter { $0 == "\(name) viewDid\(way)" }.count
        #expect(ended <= begun, "\(name) \(way)")
      }
      #expect(
        log.lines.filter { $0 == "\(name) viewWillAppear" }.count
          == log.lines.filter { $0 == "\(name) viewWillDisappear" }.count)
      #expect(log.lines.last { $0.hasPrefix("\(name) view") && $0.contains("ppear") }?.contains("Appear") != true)
    }
  }

  @Test(arguments: [true, false]) func `the delegate hears of what is shown first, once`(inTheWindow: Bool) {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var lines: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { lines.append("will \(viewController.title ?? "") \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { lines.append("did \(viewController.title ?? "") \(animated)") }
    }
    let first = UIViewController()
    first.title = "first"
    let navigation = UINavigationController()
    let delegate = Delegate()
    navigation.delegate = delegate
    if !inTheWindow { navigation.viewControllers = [first] }
    let stage = Stage(controller: navigation)
    if inTheWindow { navigation.viewControllers = [first] }
    stage.frame()
    #expect(delegate.lines == ["will first false", "did first false"])
    delegate.lines = []
    navigation.present(UIViewController(), animated: false)
    navigation.dismiss(animated: false)
    stage.advance(by: 1)
    #expect(delegate.lines.isEmpty)
  }
}
