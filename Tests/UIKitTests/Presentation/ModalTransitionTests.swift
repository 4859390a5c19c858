import Testing

@testable import UIKit

/// The order of `ModalTransition`'s table.
@MainActor
@Suite struct ModalTransitionTests {
  @Test func `an animated presentation calls in order`() {
    let stage = PresentationStage()
    let modal = stage.makeModal()
    stage.root.present(modal, animated: true) { stage.note("completion") }
    #expect(stage.takeLines() == ["modal loadView", "modal viewDidLoad"])
    #expect(stage.root.presentedViewController === modal)
    #expect(modal.presentingViewController === stage.root)
    #expect(modal.isBeingPresented)
    stage.stage.frame()
    #expect(
      stage.takeLines() == [
        "presentation willBegin presented in window false", "modal viewWillAppear", "animator animates",
        "presentation alongside true", "modal viewIsAppearing", "presentation container willLayout",
        "presentation container didLayout", "modal viewWillLayoutSubviews", "modal viewDidLayoutSubviews",
      ])
    stage.stage.advance(by: 0.2)
    #expect(stage.takeLines().isEmpty)
    stage.stage.advance(by: 0.05)
    #expect(
      stage.takeLines() == [
        "animator ended true", "presentation didEnd true", "modal viewDidAppear",
        "presentation coordinator completion cancelled false", "completion",
      ])
    #expect(!modal.isBeingPresented)
    #expect(modal.transitionCoordinator == nil)
  }

  @Test func `an animated dismissal calls in order`() {
    let stage = PresentationStage()
    let modal = stage.present()
    modal.dismiss(animated: true) { stage.note("completion") }
    #expect(stage.takeLines().isEmpty)
    #expect(modal.isBeingDismissed)
    stage.stage.frame()
    #expect(
      stage.takeLines() == [
        "presentation dismissal willBegin", "modal viewWillDisappear", "animator animates",
        "presentation alongside true",
      ])
    #expect(modal.presentingViewController === stage.root)
    stage.stage.advance(by: 0.25)
    #expect(
      stage.takeLines() == [
        "animator ended true", "presentation dismissal didEnd true", "modal viewDidDisappear",
        "presentation coordinator completion cancelled false", "completion",
      ])
    #expect(stage.root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(!modal.isBeingDismissed)
    #expect(stage.stage.window.subviews == [stage.root.view])
  }

  @Test func `without animation all of it happens in the call`() {
    let stage = PresentationStage()
    let modal = stage.makeModal()
    stage.root.present(modal, animated: false) { stage.note("completion") }
    #expect(
      stage.takeLines() == [
        "modal loadView", "modal viewDidLoad", "presentation willBegin presented in window false",
        "modal viewWillAppear", "presentation container willLayout", "presentation container didLayout",
        "modal viewIsAppearing", "modal viewWillLayoutSubviews", "modal viewDidLayoutSubviews",
        "presentation alongside false", "presentation didEnd true", "modal viewDidAppear",
        "presentation coordinator completion cancelled false", "completion",
      ])
    stage.root.dismiss(animated: false) { stage.note("completion") }
    #expect(
      stage.takeLines() == [
        "presentation dismissal willBegin", "modal viewWillDisappear", "presentation alongside false",
        "presentation dismissal didEnd true", "modal viewDidDisappear",
        "presentation coordinator completion cancelled false", "completion",
      ])
    stage.stage.frame()
    #expect(stage.takeLines().isEmpty)
  }

  @Test func `full screen, the presenting controller disappears after the presented one has appeared`() {
    let stage = PresentationStage()
    let modal = stage.makeModal("modal", .fullScreen)
    stage.root.present(modal, animated: true)
    stage.stage.advance(by: 1)
    let appearances = { stage.takeLines().filter { $0.contains("ppear") } }
    #expect(
      appearances() == [
        "root viewWillDisappear", "modal viewWillAppear", "modal viewIsAppearing", "modal viewDidAppear",
        "root viewDidDisappear",
      ])
    #expect(stage.root.view.window == nil)
    modal.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(
      appearances() == [
        "modal viewWillDisappear", "root viewWillAppear", "root viewIsAppearing", "root viewDidAppear",
        "modal viewDidDisappear",
      ])
    #expect(stage.stage.window.subviews == [stage.root.view])
    #expect(stage.root.view.frame == stage.stage.window.bounds)
  }

  @Test func `over full screen, the presenting controller is not told`() {
    let stage = PresentationStage()
    let modal = stage.present("modal", .overFullScreen, animated: true)
    #expect(stage.root.view.window != nil)
    #expect(stage.root.appearance == .appeared)
    modal.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(!stage.takeLines().contains { $0.hasPrefix("root") })
  }

  @Test func `a cancelled presentation leaves everything as it was`() {
    let stage = PresentationStage()
    let modal = stage.makeModal()
    stage.transitions.animator.end = .cancels
    stage.root.present(modal, animated: true) { stage.note("completion") }
    stage.stage.frame()
    _ = stage.takeLines()
    stage.stage.advance(by: 0.25)
    #expect(
      stage.takeLines() == [
        "modal viewWillDisappear", "animator ended false", "presentation didEnd false", "modal viewDidDisappear",
        "presentation coordinator completion cancelled true", "completion",
      ])
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.stage.window.subviews == [stage.root.view])
  }

  @Test func `a cancelled dismissal leaves the modal where it was`() {
    let stage = PresentationStage()
    let modal = stage.present()
    stage.transitions.animator.end = .cancels
    modal.dismiss(animated: true) { stage.note("completion") }
    stage.stage.frame()
    _ = stage.takeLines()
    stage.stage.advance(by: 0.25)
    #expect(
      stage.takeLines() == [
        "modal viewWillAppear", "animator ended false", "presentation dismissal didEnd false",
        "modal viewIsAppearing", "modal viewDidAppear", "presentation coordinator completion cancelled true",
        "completion",
      ])
    #expect(stage.root.presentedViewController === modal)
    #expect(modal.view.window === stage.stage.window)
    stage.transitions.animator.end = .completes
    modal.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `a cancelled dismissal takes a full-screen presenter away again`() {
    let stage = PresentationStage()
    stage.transitions.removesPresenter = true
    let modal = stage.present(animated: true)
    #expect(stage.root.view.window == nil)
    stage.transitions.animator.end = .cancels
    modal.dismiss(animated: true)
    stage.stage.advance(by: 1)
    let lines = stage.takeLines().filter { $0.contains("ppear") }
    #expect(
      lines == [
        "modal viewWillDisappear", "root viewWillAppear", "root viewIsAppearing", "root viewWillDisappear",
        "modal viewWillAppear", "modal viewIsAppearing", "modal viewDidAppear", "root viewDidDisappear",
      ])
    #expect(stage.root.view.window == nil)
    stage.transitions.animator.end = .completes
    modal.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(stage.root.view.superview === stage.stage.window)
  }

  @Test func `the context has the views that the animator may move, and their frames`() {
    let stage = PresentationStage()
    let modal = stage.makeModal()
    var checks = 0
    stage.transitions.animator.seen = { context in
      checks += 1
      #expect(context.view(forKey: .from) == nil)
      #expect(context.view(forKey: .to) === modal.view)
      #expect(context.viewController(forKey: .from) === stage.root)
      #expect(context.viewController(forKey: .to) === modal)
      #expect(context.initialFrame(for: modal) == .zero)
      #expect(context.finalFrame(for: modal) == CGRect(x: 30, y: 200, width: 330, height: 444))
      #expect(context.initialFrame(for: stage.root) == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(context.presentationStyle == .custom)
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    }
    stage.root.present(modal, animated: true)
    stage.stage.advance(by: 1)
    stage.transitions.animator.seen = { context in
      checks += 1
      #expect(context.view(forKey: .to) == nil)
      #expect(context.view(forKey: .from) === modal.view)
      #expect(context.initialFrame(for: modal) == CGRect(x: 30, y: 200, width: 330, height: 444))
      #expect(context.finalFrame(for: modal) == .zero)
    }
    modal.dismiss(animated: true)
    stage.stage.advance(by: 1)
    stage.transitions.animator.seen = nil
    #expect(checks == 2)
  }

  @Test func `what runs alongside takes as long as the transition`() {
    let stage = PresentationStage()
    let modal = stage.makeModal()
    stage.root.present(modal, animated: true)
    stage.stage.frame()
    let controller = modal.presentationController as? LoggingPresentationController
    stage.stage.advance(by: 0.125)
    #expect(abs((controller?.dimming.layer.presentation()?.opacity ?? 0) - 0.35) < 1e-3)
    stage.stage.advance(by: 0.125)
    #expect(controller?.dimming.layer.presentation()?.opacity == 0.7)
  }

  @Test func `touches during a transition end at its container`() {
    let stage = PresentationStage()
    let modal = stage.makeModal()
    stage.root.present(modal, animated: true)
    stage.stage.advance(by: 0.1)
    let container = modal.presentationController?.containerView
    #expect(stage.stage.window.hitTest(CGPoint(x: 195, y: 10), with: nil) === container)
    #expect(stage.stage.window.hitTest(CGPoint(x: 195, y: 422), with: nil) === container)
    stage.stage.advance(by: 1)
    #expect(stage.stage.window.hitTest(CGPoint(x: 195, y: 422), with: nil) === modal.view)
    #expect(modal.view.next === modal)
    #expect(modal.next === stage.root)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .pageSheet, .custom])
  func `the responder chain of everything in the window ends while a transition runs`(_ style: UIModalPresentationStyle)
  {
    let stage = PresentationStage()
    let modal = stage.makeModal("modal", style)
    func check() {
      func visit(_ view: UIView) {
        var responder: UIResponder? = view
        var steps = 0
        while let current = responder, steps < 100 { (responder, steps) = (current.next, steps + 1) }
        #expect(responder == nil, "from \(view)")
        view.subviews.forEach(visit)
      }
      visit(stage.stage.window)
    }
    stage.root.present(modal, animated: true)
    stage.stage.advance(by: 0.1)
    check()
    #expect(modal.next === stage.root)
    stage.stage.advance(by: 1)
    check()
    modal.dismiss(animated: true)
    stage.stage.advance(by: 0.1)
    check()
  }

  /// Nothing lays the presented view out but its mask.
  @Test func `rotated on its way in, a modal with an animator alone fills the screen in the end`() {
    final class Vendor: NSObject, UIViewControllerTransitioningDelegate {
      let animator: LoggingAnimator
      init(_ animator: LoggingAnimator) { self.animator = animator }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
    let stage = PresentationStage()
    let vendor = Vendor(LoggingAnimator(log: stage.log))
    let modal = LoggingController("modal", log: stage.log)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = vendor
    stage.root.present(modal, animated: true)
    stage.stage.advance(by: 0.1)
    stage.stage.scene.rotate(to: .landscapeLeft)
    stage.stage.advance(by: 1)
    #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 844, height: 390))
  }
}
