import Testing

@testable import UIKit

/// Who presents whom, and what goes with whom.
@MainActor
@Suite struct PresentationChainTests {
  @Test func `the outermost controller presents, whoever is asked`() {
    let stage = PresentationStage()
    let child = UIViewController()
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    let modal = stage.present("modal", .overFullScreen, from: child)
    #expect(modal.presentingViewController === stage.root)
    #expect(child.presentedViewController === modal)
    let grandchild = UIViewController()
    modal.addChild(grandchild)
    #expect(grandchild.presentingViewController === stage.root)
    grandchild.dismiss(animated: false)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `a context is covered, and no more`(_ style: UIModalPresentationStyle) {
    let stage = PresentationStage()
    let child = LoggingController("child", log: stage.log)
    child.definesPresentationContext = true
    stage.root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    stage.stage.frame()
    let modal = stage.present("modal", style, from: child, animated: true)
    #expect(modal.presentingViewController === child)
    #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 300))
    #expect((child.view.window == nil) == (style == .currentContext))
    #expect((child.appearance == .appeared) == (style == .overCurrentContext))
    modal.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(child.view.superview === stage.root.view)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 390, height: 300))
    #expect(child.appearance == .appeared)
    #expect(stage.root.view.subviews == [child.view])
  }

  @Test func `a custom presentation that is not full screen covers the context`() {
    let stage = PresentationStage()
    let child = UIViewController()
    child.definesPresentationContext = true
    stage.root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 500)
    stage.root.view.addSubview(child.view)
    stage.transitions.isFullscreen = false
    let modal = stage.present("modal", .custom, from: child)
    #expect(modal.presentingViewController === child)
    #expect(modal.presentationController?.containerView?.frame == child.view.frame)
  }

  @Test func `dismissing the lowest takes the whole chain, the topmost in an animation`() {
    let stage = PresentationStage()
    let first = stage.present("first")
    let second = stage.present("second", from: first)
    #expect(second.presentingViewController === first)
    stage.root.dismiss(animated: true) { stage.note("completion") }
    stage.stage.frame()
    #expect(first.view.window == nil)
    #expect(second.view.window != nil)
    stage.stage.advance(by: 1)
    #expect(
      stage.takeLines().filter { $0.contains("ppear") || $0 == "completion" } == [
        "second viewWillDisappear", "first viewWillDisappear", "second viewDidDisappear", "first viewDidDisappear",
        "completion",
      ])
    #expect(stage.stage.window.subviews == [stage.root.view])
    #expect(first.presentingViewController == nil && second.presentingViewController == nil)
  }

  @Test func `a chain of full screens gives the window back to its root`() {
    let stage = PresentationStage()
    let first = stage.present("first", .fullScreen, animated: true)
    let second = stage.present("second", .fullScreen, from: first, animated: true)
    #expect(first.view.window == nil)
    stage.root.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(
      stage.takeLines().filter { $0.contains("ppear") } == [
        "second viewWillDisappear", "root viewWillAppear", "root viewIsAppearing", "root viewDidAppear",
        "second viewDidDisappear",
      ])
    #expect(stage.stage.window.subviews == [stage.root.view])
    #expect(second.view.window == nil)
  }

  @Test func `a cancelled dismissal of a chain restores the chain`() {
    let stage = PresentationStage()
    let first = stage.present("first")
    let second = stage.present("second", from: first)
    stage.transitions.animator.end = .cancels
    stage.root.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController === first)
    #expect(first.presentedViewController === second)
    #expect(first.view.window != nil && second.view.window != nil)
    #expect(first.appearance == .appeared && second.appearance == .appeared)
  }

  @Test func `the presented one's dismissal takes what it presents`() {
    let stage = PresentationStage()
    let first = stage.present("first")
    let second = stage.present("second", from: first)
    first.dismiss(animated: false)
    #expect(first.presentedViewController == nil)
    #expect(stage.root.presentedViewController === first)
    #expect(second.view.window == nil)
    first.dismiss(animated: false)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test(
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .pageSheet,
      .formSheet, .automatic,
    ])
  func `a dismissed controller is freed, in every style`(_ style: UIModalPresentationStyle) {
    let stage = PresentationStage()
    for animated in [false, true] {
      for path in 0..<5 {
        weak var controller: UIViewController?
        weak var presentation: UIPresentationController?
        do {
          let modal = stage.present("modal", style, animated: animated)
          controller = modal
          presentation = modal.presentationController
          #expect(modal.view.window != nil)
          switch path {
          case 0: modal.dismiss(animated: animated)
          case 1: stage.root.dismiss(animated: animated)
          case 2:
            stage.present("upper", style, from: modal, animated: animated)
            stage.root.dismiss(animated: animated)
          case 3:
            modal.dismiss(animated: true)
            stage.stage.advance(by: 0.05)
            UIApplication.shared.enterBackground()
            stage.stage.advance(by: 0.05)
            UIApplication.shared.enterForeground()
          default: stage.stage.window.rootViewController = UIViewController()
          }
        }
        stage.stage.advance(by: 2)
        #expect(controller == nil, "path \(path), animated \(animated)")
        #expect(presentation == nil, "path \(path), animated \(animated)")
        #expect(stage.stage.window.subviews.count == 1)
        stage.stage.window.rootViewController = stage.root
        stage.stage.advance(by: 0.1)
      }
    }
  }

  @Test func `asking for the presentation controller keeps nothing alive`() {
    let stage = PresentationStage()
    weak var controller: UIViewController?
    do {
      let modal = stage.makeModal()
      controller = modal
      #expect(modal.presentationController is LoggingPresentationController)
      #expect(modal.presentationController === modal.presentationController)
    }
    #expect(controller == nil)
  }

  @Test func `a delegate's style is used where the width is compact`() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var styles: [UIModalPresentationStyle] = []
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .fullScreen
      }
      func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      ) { styles.append(style) }
    }
    let stage = PresentationStage()
    let delegate = Delegate()
    let modal = stage.makeModal()
    modal.presentationController?.delegate = delegate
    stage.root.present(modal, animated: false)
    #expect(delegate.styles == [.fullScreen])
    #expect(stage.root.view.window == nil)
    #expect(modal.presentationController is LoggingPresentationController)
    modal.dismiss(animated: false)
    #expect(stage.stage.window.subviews == [stage.root.view])
  }

  @Test func `keys go to the controller in front, and on to the one that presents it`() {
    final class Keys: UIViewController {
      var count = 0
      var passesOn = false
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        count += 1
        if passesOn { super.pressesBegan(presses, with: event) }
      }
    }
    let page = Keys()
    let modal = Keys()
    let stage = Stage(controller: page)
    modal.modalPresentationStyle = .overFullScreen
    page.present(modal, animated: false)
    let key = UIKey(keyCode: .keyboardSpacebar, characters: " ")
    stage.scene.press(key: key, phase: .began)
    stage.scene.press(key: key, phase: .ended)
    #expect(modal.count == 1)
    #expect(page.count == 0)
    modal.passesOn = true
    stage.scene.press(key: key, phase: .began)
    stage.scene.press(key: key, phase: .ended)
    #expect(modal.count == 2)
    #expect(page.count == 1)
  }

  /// How the controller around a presentation context goes.
  enum Departure: CaseIterable {
    case dismissal, animatedDismissal, newRoot, pop
  }

  @Test(arguments: Departure.allCases)
  func `what is presented from a context goes with what the context is in`(_ departure: Departure) {
    let stage = PresentationStage()
    let around = UINavigationController(rootViewController: LoggingController("first", log: stage.log))
    let context = LoggingController("context", log: stage.log)
    context.definesPresentationContext = true
    around.pushViewController(context, animated: false)
    around.modalPresentationStyle = .overFullScreen
    stage.root.present(around, animated: false)
    stage.stage.advance(by: 0.1)
    let inner = stage.present("inner", .overCurrentContext, from: context)
    let cover = stage.present("cover", .fullScreen, from: inner)
    #expect(cover.presentingViewController === inner && inner.presentingViewController === context)
    switch departure {
    case .dismissal: stage.root.dismiss(animated: false)
    case .animatedDismissal: stage.root.dismiss(animated: true)
    case .newRoot: stage.stage.window.rootViewController = UIViewController()
    case .pop: around.popViewController(animated: true)
    }
    stage.stage.advance(by: 1)
    #expect(inner.presentingViewController == nil && cover.presentingViewController == nil)
    #expect(inner.appearance == .disappeared && cover.appearance == .disappeared)
    #expect(stage.stage.window.subviews.count == (departure == .pop ? 2 : 1))
    #expect(around.view.subviews.count == 1)
    #expect(stage.reports.isEmpty)
  }

  @Test func `the presenting controller handles a dismissal that its modal asks for`() {
    final class Asked: UIViewController {
      var count = 0
      var allows = false
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        count += 1
        if allows { super.dismiss(animated: flag, completion: completion) }
      }
    }
    let root = Asked()
    let stage = Stage(controller: root)
    let modal = UIViewController()
    let child = UIViewController()
    modal.addChild(child)
    root.present(modal, animated: false)
    stage.frame()
    child.dismiss(animated: false)
    #expect(root.count == 1)
    #expect(root.presentedViewController === modal)
    root.allows = true
    var completions = 0
    modal.dismiss(animated: true) { completions += 1 }
    stage.advance(by: 1)
    #expect(root.count == 2)
    #expect(completions == 1)
    #expect(root.presentedViewController == nil)
  }
}
