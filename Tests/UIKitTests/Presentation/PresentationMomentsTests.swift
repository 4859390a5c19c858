import Testing

@testable import UIKit

/// What may be presented and dismissed from the callbacks of a presentation.
@MainActor
@Suite struct PresentationMomentsTests {
  private let stage = PresentationStage()

  /// Does something once when it is told.
  private final class Acting: UIViewController {
    var whenAppeared: (() -> Void)?
    var whenDisappeared: (() -> Void)?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let action = whenAppeared
      whenAppeared = nil
      action?()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      let action = whenDisappeared
      whenDisappeared = nil
      action?()
    }
  }

  private func makeModal(_ style: UIModalPresentationStyle) -> Acting {
    let modal = Acting()
    modal.modalPresentationStyle = style
    return modal
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen], [true, false])
  func `a modal that has appeared may present at once`(style: UIModalPresentationStyle, animated: Bool) {
    let modal = makeModal(style)
    let next = makeModal(style)
    var ends: [String] = []
    modal.whenAppeared = { modal.present(next, animated: animated) { ends.append("next") } }
    stage.root.present(modal, animated: animated) { ends.append("modal") }
    stage.stage.advance(by: 2)
    #expect(modal.presentedViewController === next)
    #expect(next.appearance == .appeared)
    #expect(Set(ends) == ["modal", "next"])
    #expect(ends.count == 2)
    #expect(stage.reports.isEmpty)
    stage.root.dismiss(animated: animated)
    stage.stage.advance(by: 2)
    #expect(stage.root.appearance == .appeared)
    #expect(stage.stage.window.subviews == [stage.root.view])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen], [true, false])
  func `a modal that has appeared may be dismissed at once`(style: UIModalPresentationStyle, animated: Bool) {
    let modal = makeModal(style)
    var ends: [String] = []
    modal.whenAppeared = {
      modal.dismiss(animated: animated) { ends.append("dismissed") }
      #expect(!animated || modal.isBeingDismissed)
    }
    stage.root.present(modal, animated: animated) { ends.append("presented") }
    stage.stage.advance(by: 2)
    #expect(Set(ends) == ["presented", "dismissed"])
    #expect(ends.count == 2)
    #expect(stage.root.presentedViewController == nil)
    #expect(modal.appearance == .disappeared)
    #expect(stage.root.appearance == .appeared)
    #expect(stage.stage.window.subviews == [stage.root.view])
    #expect(stage.reports.isEmpty)
  }

  @Test func `the next modal may be presented when the last has disappeared`() {
    let modal = makeModal(.fullScreen)
    let next = makeModal(.fullScreen)
    modal.whenDisappeared = { stage.root.present(next, animated: true) }
    stage.root.present(modal, animated: false)
    stage.stage.advance(by: 1)
    modal.dismiss(animated: true)
    stage.stage.advance(by: 2)
    #expect(stage.root.presentedViewController === next)
    #expect(next.appearance == .appeared)
    #expect(stage.reports.isEmpty)
  }

  @Test func `a presenting controller that is back may present again`() {
    let page = Acting()
    page.modalPresentationStyle = .fullScreen
    stage.root.present(page, animated: false)
    stage.stage.advance(by: 1)
    let modal = makeModal(.fullScreen)
    page.present(modal, animated: false)
    stage.stage.advance(by: 1)
    let next = makeModal(.fullScreen)
    page.whenAppeared = { page.present(next, animated: true) }
    modal.dismiss(animated: true)
    stage.stage.advance(by: 2)
    #expect(page.presentedViewController === next)
    #expect(stage.reports.isEmpty)
  }

  @Test func `before the views are in place nothing else is presented`() {
    let modal = stage.makeModal()
    stage.root.present(modal, animated: true)
    stage.stage.advance(by: 0.1)
    modal.present(UIViewController(), animated: true)
    #expect(stage.reports.count == 1)
    #expect(stage.reports.allSatisfy { $0.hasSuffix("while a presentation is in progress.") })
  }

  /// Ends the transition in the call that begins it.
  private final class AtOnce: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
      transitionContext.completeTransition(true)
    }
  }

  private final class AtOnceTransitions: NSObject, UIViewControllerTransitioningDelegate {
    let log: LoggingView.Log
    init(log: LoggingView.Log) { self.log = log }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { AtOnce() }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let controller = LoggingPresentationController(presentedViewController: presented, presenting: presenting)
      controller.log = log
      return controller
    }
  }

  @Test func `what runs along with an animator that takes no time is done before its end`() {
    let transitions = AtOnceTransitions(log: stage.log)
    let modal = UIViewController()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = transitions
    stage.root.present(modal, animated: true)
    stage.stage.advance(by: 1)
    let controller = modal.presentationController as? LoggingPresentationController
    #expect(controller.map { abs($0.dimming.alpha - 0.7) < 1e-6 } == true)
    let lines = stage.log.lines.filter { $0.hasPrefix("presentation alongside") || $0.hasPrefix("presentation didEnd") }
    #expect(lines == ["presentation alongside true", "presentation didEnd true"])
  }

  private final class HandOnly: NSObject, UIViewControllerTransitioningDelegate {
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { UIPercentDrivenInteractiveTransition() }
  }

  @Test func `a hand is asked for only where the delegate gave the animator`() {
    let transitions = HandOnly()
    let modal = makeModal(.fullScreen)
    modal.transitioningDelegate = transitions
    stage.root.present(modal, animated: true)
    stage.stage.advance(by: 1)
    modal.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `after a rotation nobody has its coordinator, who left meanwhile neither`() {
    let modal = stage.present("modal", .overFullScreen)
    stage.stage.scene.rotate(to: .landscapeLeft)
    #expect(modal.transitionCoordinator != nil)
    modal.dismiss(animated: false)
    stage.stage.advance(by: 1)
    #expect(modal.transitionCoordinator == nil)
    #expect(stage.root.transitionCoordinator == nil)
  }

  @Test func `who leaves before the frame that shows the window again never appears`() {
    let lower = stage.present("lower", .overFullScreen)
    let upper = stage.present("upper", .overFullScreen, from: lower)
    stage.stage.window.isHidden = true
    stage.stage.frame()
    #expect([lower, upper].allSatisfy { $0.appearance == .disappeared })
    stage.log.lines = []
    stage.stage.window.isHidden = false
    stage.root.dismiss(animated: false)
    stage.stage.advance(by: 1)
    #expect([lower, upper].allSatisfy { $0.appearance == .disappeared })
    #expect(!stage.log.lines.contains("lower viewDidAppear"))
    #expect(!stage.log.lines.contains("upper viewDidAppear"))
    #expect(stage.root.appearance == .appeared)
  }
}
