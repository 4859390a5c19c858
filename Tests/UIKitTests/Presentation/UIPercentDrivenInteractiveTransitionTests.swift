import Testing

@testable import UIKit

@MainActor
@Suite struct UIPercentDrivenInteractiveTransitionTests {
  /// Logging transitions that a hand drives.
  private final class DrivenTransitions: NSObject, UIViewControllerTransitioningDelegate {
    let base: LoggingTransitions
    var hand: UIPercentDrivenInteractiveTransition?

    init(_ base: LoggingTransitions) {
      self.base = base
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { base.animator }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      base.animator
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      base.presentationController(forPresented: presented, presenting: presenting, source: source)
    }
  }

  private let stage = PresentationStage()
  private let driven: DrivenTransitions
  private let modal: LoggingController
  private let hand = UIPercentDrivenInteractiveTransition()

  init() {
    driven = DrivenTransitions(stage.transitions)
    modal = stage.makeModal()
    modal.transitioningDelegate = driven
    stage.transitions.animator.end = .asContextSays
  }

  private var offset: CGFloat { modal.view.layer.presentation()?.affineTransform().ty ?? -1 }
  private var dimming: Float {
    (modal.presentationController as? LoggingPresentationController)?.dimming.layer.presentation()?.opacity ?? -1
  }

  private func presentAndGrab() {
    stage.root.present(modal, animated: false)
    driven.hand = hand
    modal.dismiss(animated: true) { [weak stage] in stage?.note("completion") }
    stage.stage.frame()
    stage.log.lines = []
  }

  @Test func `a hand moves the animation and what runs alongside`() {
    presentAndGrab()
    #expect(modal.transitionCoordinator?.isInteractive == true)
    #expect(modal.transitionCoordinator?.initiallyInteractive == true)
    #expect(hand.duration == 0.25)
    stage.stage.advance(by: 1)
    #expect(abs(offset) < 1e-6)
    hand.update(0.5)
    #expect(abs(offset - 422) < 1e-6)
    #expect(abs(dimming - 0.35) < 1e-5)
    #expect(modal.transitionCoordinator?.percentComplete == 0.5)
    hand.update(0.25)
    stage.stage.advance(by: 1)
    #expect(abs(offset - 211) < 1e-6)
    #expect(stage.log.lines.isEmpty)
  }

  @Test func `let go, the transition runs on from where it is`() {
    presentAndGrab()
    var changes: [Bool] = []
    modal.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    hand.update(0.4)
    hand.completionCurve = .linear
    hand.finish()
    #expect(changes == [false])
    stage.stage.advance(by: 0.075)
    #expect(abs(offset - 844 * 0.7) < 1)
    stage.stage.advance(by: 0.075)
    #expect(
      stage.log.lines == [
        "animator ended true", "presentation dismissal didEnd true", "modal viewDidDisappear",
        "presentation coordinator completion cancelled false", "completion",
      ])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `cancelled, everything is as it was`() {
    presentAndGrab()
    hand.update(0.6)
    hand.completionSpeed = 2
    hand.cancel()
    stage.stage.advance(by: 0.06)
    #expect(offset > 0)
    #expect(modal.transitionCoordinator?.isCancelled == true)
    stage.stage.advance(by: 0.03)
    #expect(
      stage.log.lines == [
        "modal viewWillAppear", "animator ended false", "presentation dismissal didEnd false",
        "modal viewIsAppearing", "modal viewDidAppear", "presentation coordinator completion cancelled true",
        "completion",
      ])
    #expect(modal.view.transform == .identity)
    #expect(abs(dimming - 0.7) < 1e-6)
    #expect(stage.root.presentedViewController === modal)
  }

  @Test func `grabbed again in flight, it follows the hand again`() {
    presentAndGrab()
    hand.update(0.2)
    hand.completionCurve = .linear
    hand.finish()
    stage.stage.advance(by: 0.1)
    hand.pause()
    #expect(abs(hand.percentComplete - 0.6) < 1e-6)
    let grabbed = offset
    stage.stage.advance(by: 1)
    #expect(offset == grabbed)
    hand.update(0.1)
    #expect(abs(offset - 84.4) < 1e-6)
    hand.cancel()
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController === modal)
    #expect(stage.log.lines.filter { $0 == "completion" }.count == 1)
  }

  @Test func `a presentation that is cancelled by hand leaves nothing`() {
    driven.hand = hand
    stage.root.present(modal, animated: true)
    stage.stage.frame()
    #expect(abs(offset - 844) < 1e-6)
    hand.update(0.25)
    #expect(abs(offset - 633) < 1e-6)
    hand.cancel()
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.stage.window.subviews == [stage.root.view])
  }

  @Test func `what the hand asked for before the beginning counts`() {
    stage.root.present(modal, animated: false)
    driven.hand = hand
    modal.dismiss(animated: true)
    hand.update(0.5)
    hand.finish()
    stage.stage.frame()
    #expect(abs(offset - 422) < 1)
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `what a hand did when its transition was refused does not count for the next`() {
    stage.root.present(modal, animated: false)
    driven.hand = hand
    let other = stage.makeModal("other", .overFullScreen)
    stage.root.present(other, animated: true)
    #expect(stage.reports.count == 1)
    hand.update(0.4)
    hand.cancel()
    #expect(hand.percentComplete == 0)
    modal.dismiss(animated: true)
    stage.stage.frame()
    #expect(abs(offset) < 1e-6)
    hand.update(0.5)
    stage.stage.window.rootViewController = UIViewController()
    #expect(hand.percentComplete == 0)
    hand.finish()
    stage.stage.advance(by: 1)
    #expect(modal.presentingViewController == nil)
  }

  @Test func `a transition that begins in its own time can be taken over`() {
    stage.root.present(modal, animated: false)
    hand.wantsInteractiveStart = false
    driven.hand = hand
    modal.dismiss(animated: true)
    stage.stage.advance(by: 0.1)
    #expect(modal.transitionCoordinator?.isInteractive == false)
    #expect(offset > 0)
    hand.pause()
    #expect(modal.transitionCoordinator?.isInteractive == true)
    hand.update(0)
    #expect(abs(offset) < 1e-6)
    hand.cancel()
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController === modal)
    #expect(modal.view.transform == .identity)
  }

  @Test func `an interruptible animator is the one that is moved`() {
    final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
      var animator: UIViewPropertyAnimator?
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
      }
      func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let view = transitionContext.view(forKey: .from)
        let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.alpha = 0 }
        made.addCompletion { position in transitionContext.completeTransition(position == .end) }
        animator = made
        return made
      }
      func animationEnded(_ transitionCompleted: Bool) { animator = nil }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      let animator = Interruptible()
      let hand: UIPercentDrivenInteractiveTransition
      init(_ hand: UIPercentDrivenInteractiveTransition) { self.hand = hand }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    }
    let delegate = Delegate(hand)
    modal.transitioningDelegate = delegate
    stage.root.present(modal, animated: false)
    modal.dismiss(animated: true)
    stage.stage.frame()
    hand.update(0.5)
    #expect(delegate.animator.animator?.fractionComplete == 0.5)
    #expect(modal.view.layer.presentation()?.opacity == 0.5)
    hand.cancel()
    stage.stage.advance(by: 1)
    #expect(modal.view.alpha == 1)
    #expect(stage.root.presentedViewController === modal)
  }

  @Test func `another root controller takes the transition out of the hand`() {
    presentAndGrab()
    hand.update(0.5)
    let raised = exceptions {
      stage.stage.window.rootViewController = UIViewController()
      stage.stage.advance(by: 1)
    }
    #expect(raised.isEmpty)
    #expect(modal.view.window == nil)
    #expect(modal.view.transform == .identity)
    #expect(stage.takeLines().filter { $0 == "completion" }.count == 1)
    hand.update(0.2)
    hand.finish()
    #expect(stage.reports.isEmpty)
  }

  @Test func `a transition that ends under the hand is freed`() {
    stage.root.present(modal, animated: false)
    driven.hand = hand
    var other: LoggingController? = stage.makeModal("other")
    weak var freed: LoggingController?
    freed = other
    other?.transitioningDelegate = driven
    modal.present(other!, animated: true)
    other = nil
    stage.stage.frame()
    hand.update(0.5)
    stage.stage.window.rootViewController = UIViewController()
    stage.stage.advance(by: 1)
    #expect(freed == nil)
  }
}
