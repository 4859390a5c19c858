import Testing

@testable import UIKit

/// What is presented in a controller's context goes, and comes back, with that controller.
@MainActor
@Suite struct PresentationDepartureTests {
  nonisolated private static let styles: [UIModalPresentationStyle] = [.currentContext, .overCurrentContext]
  private let stage = PresentationStage()

  private func makeContext(_ name: String = "context") -> LoggingController {
    let made = LoggingController(name, log: stage.log)
    made.definesPresentationContext = true
    return made
  }

  /// Shows a container of controllers in all of the root.
  private func show(_ container: UIViewController) {
    stage.root.addChild(container)
    container.view.frame = stage.root.view.bounds
    stage.root.view.addSubview(container.view)
    container.didMove(toParent: stage.root)
    stage.stage.frame()
  }

  private func isOnTop(_ controller: UIViewController) -> Bool {
    let hit = stage.stage.window.hitTest(CGPoint(x: 195, y: 400), with: nil)
    return hit?.isDescendant(of: controller.view) ?? false
  }

  @Test(arguments: styles) func `another tab takes the modal of the first along, and the first brings it back`(
    style: UIModalPresentationStyle
  ) {
    let tabs = UITabBarController()
    let first = makeContext()
    let second = LoggingController("second", log: stage.log)
    tabs.viewControllers = [first, second]
    show(tabs)
    let modal = stage.present("modal", style, from: first)
    #expect(modal.presentingViewController === first)
    #expect(isOnTop(modal))
    tabs.selectedIndex = 1
    stage.stage.advance(by: 1)
    #expect(isOnTop(second))
    #expect(modal.view.window == nil)
    #expect(modal.appearance == .disappeared)
    #expect(first.presentedViewController === modal)
    tabs.selectedIndex = 0
    stage.stage.advance(by: 1)
    #expect(isOnTop(modal))
    #expect(modal.appearance == .appeared)
    #expect(first.appearance == (style == .currentContext ? .disappeared : .appeared))
    modal.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(isOnTop(first))
    #expect(first.appearance == .appeared)
    #expect(tabs.view.subviews == [first.view])
  }

  @Test(arguments: styles, [true, false]) func `a push takes the modal along, and the pop brings it back`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    let first = makeContext()
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    let modal = stage.present("modal", style, from: first)
    let second = LoggingController("second", log: stage.log)
    navigation.pushViewController(second, animated: animated)
    stage.stage.advance(by: 1)
    #expect(isOnTop(second))
    #expect(modal.appearance == .disappeared)
    navigation.popViewController(animated: animated)
    stage.stage.advance(by: 1)
    #expect(isOnTop(modal))
    #expect(modal.appearance == .appeared)
    #expect(first.appearance == (style == .currentContext ? .disappeared : .appeared))
    #expect(modal.view.convert(modal.view.bounds, to: nil) == stage.stage.window.bounds)
    modal.dismiss(animated: animated)
    stage.stage.advance(by: 1)
    #expect(isOnTop(first))
    #expect(first.appearance == .appeared)
  }

  /// The modal is still coming when the push takes its context, and pushes itself then.
  @Test(arguments: [true, false]) func `content that is pushed where nobody sees it appears when that is seen`(
    comesBack: Bool
  ) {
    let first = makeContext()
    let outer = UINavigationController(rootViewController: first)
    show(outer)
    let inner = UINavigationController(rootViewController: LoggingController("inner", log: stage.log))
    inner.modalPresentationStyle = .custom
    inner.transitioningDelegate = stage.transitions
    stage.transitions.isFullscreen = false
    stage.transitions.animator.end = .keepsContext
    first.present(inner, animated: true)
    stage.stage.frame()
    outer.pushViewController(LoggingController("second", log: stage.log), animated: false)
    stage.stage.frame()
    #expect(inner.view.window == nil)
    _ = stage.takeLines()
    let pushed = LoggingController("pushed", log: stage.log)
    inner.pushViewController(pushed, animated: false)
    stage.stage.advance(by: 1)
    if comesBack { outer.popViewController(animated: false) }
    stage.stage.advance(by: 1)
    stage.transitions.animator.kept?.completeTransition(true)
    stage.transitions.animator.kept = nil
    stage.stage.advance(by: 1)
    let told = stage.takeLines().filter { $0.hasPrefix("pushed view") && $0.contains("ppear") }
    let came = ["pushed viewWillAppear", "pushed viewIsAppearing", "pushed viewDidAppear"]
    let left = ["pushed viewWillAppear", "pushed viewWillDisappear", "pushed viewDidDisappear"]
    #expect(told == (comesBack ? came : left))
    #expect(pushed.appearance == (comesBack ? .appeared : .disappeared))
  }

  @Test(arguments: styles) func `dismissed while its context is away, the modal leaves nothing`(
    style: UIModalPresentationStyle
  ) {
    let tabs = UITabBarController()
    let first = makeContext()
    let second = LoggingController("second", log: stage.log)
    tabs.viewControllers = [first, second]
    show(tabs)
    var completions = 0
    weak var freed: UIViewController?
    do {
      let modal = stage.present("modal", style, from: first)
      freed = modal
      tabs.selectedIndex = 1
      stage.stage.advance(by: 1)
      modal.dismiss(animated: true) { completions += 1 }
    }
    stage.stage.advance(by: 1)
    #expect(completions == 1)
    #expect(freed == nil)
    #expect(isOnTop(second))
    #expect(tabs.view.subviews == [second.view])
    #expect(first.appearance == .disappeared)
    tabs.selectedIndex = 0
    stage.stage.advance(by: 1)
    #expect(isOnTop(first))
    #expect(first.appearance == .appeared)
  }

  @Test func `a context whose view is taken out and put back has its modal with it`() {
    let context = makeContext()
    show(context)
    let modal = stage.present("modal", .overCurrentContext, from: context)
    context.view.removeFromSuperview()
    stage.stage.frame()
    #expect(modal.view.window == nil)
    #expect(modal.appearance == .disappeared)
    stage.root.view.addSubview(context.view)
    stage.stage.advance(by: 1)
    #expect(isOnTop(modal))
    #expect(modal.appearance == .appeared)
  }

  @Test func `exchanged for another child, a context takes its modal along`() {
    let first = makeContext()
    let second = LoggingController("second", log: stage.log)
    show(first)
    stage.root.addChild(second)
    second.view.frame = stage.root.view.bounds
    let modal = stage.present("modal", .overCurrentContext, from: first)
    stage.root.transition(from: first, to: second, duration: 0, options: [], animations: nil, completion: nil)
    stage.stage.advance(by: 1)
    #expect(isOnTop(second))
    #expect(modal.appearance == .disappeared)
  }

  @Test(arguments: styles, [true, false]) func `a context that leaves its parent ends what it presents`(
    style: UIModalPresentationStyle, viewFirst: Bool
  ) {
    weak var freed: UIViewController?
    weak var context: UIViewController?
    let modal = stage.makeModal("modal", style)
    do {
      let made = makeContext()
      context = made
      show(made)
      made.present(modal, animated: false)
      stage.stage.advance(by: 1)
      freed = made
      made.willMove(toParent: nil)
      if viewFirst { made.view.removeFromSuperview() }
      made.removeFromParent()
      made.viewIfLoaded?.removeFromSuperview()
    }
    stage.stage.advance(by: 1)
    #expect(context == nil)
    #expect(freed == nil)
    #expect(modal.presentingViewController == nil)
    #expect(modal.appearance == .disappeared)
    #expect(stage.root.view.subviews.isEmpty)
    stage.root.present(modal, animated: false)
    stage.stage.advance(by: 1)
    #expect(modal.presentingViewController === stage.root)
  }
}
