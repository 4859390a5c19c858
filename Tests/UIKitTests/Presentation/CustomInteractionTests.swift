import Testing

@testable import UIKit

/// An interaction controller that is none of UIKit's, and moves a property animator of its own.
@MainActor
@Suite struct CustomInteractionTests {
  private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
    var wantsInteractiveStart: Bool
    let animator: Driven

    init(startsInteractive: Bool, _ animator: Driven) {
      wantsInteractiveStart = startsInteractive
      self.animator = animator
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      _ = animator.interruptibleAnimator(using: transitionContext)
    }
  }

  private final class Driven: NSObject, UIViewControllerAnimatedTransitioning {
    var made: UIViewPropertyAnimator?
    var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let made { return made }
      context = transitionContext
      let view = transitionContext.view(forKey: .to)!
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
      animator.addCompletion { [weak self] _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        // Each keeps the other while the transition lasts.
        self?.made = nil
        self?.context = nil
      }
      made = animator
      return animator
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Driven()
    let hand: Hand

    init(startsInteractive: Bool) { hand = Hand(startsInteractive: startsInteractive, animator) }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
  }

  private let stage = PresentationStage()

  private func begin(_ delegate: Delegate) -> LoggingController {
    let modal = LoggingController("modal", log: stage.log)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    stage.root.present(modal, animated: true)
    return modal
  }

  @Test(arguments: [true, false]) func `it takes a running transition over and cancels it`(startsInteractive: Bool)
    throws
  {
    let delegate = Delegate(startsInteractive: startsInteractive)
    let modal = begin(delegate)
    let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.view.addSubview(beside)
    var told: [Bool] = []
    modal.transitionCoordinator?.animate(alongsideTransition: { _ in beside.frame.origin.x = 100 })
    modal.transitionCoordinator?.notifyWhenInteractionChanges { told.append($0.isInteractive) }
    stage.stage.frame()
    let animator = try #require(delegate.animator.made)
    let context = try #require(delegate.animator.context)
    if startsInteractive {
      context.finishInteractiveTransition()
      animator.startAnimation()
    }
    stage.stage.advance(by: 0.5)
    animator.pauseAnimation()
    context.pauseInteractiveTransition()
    #expect(context.isInteractive)
    let caught = beside.layer.presentation()?.frame.minX ?? 0
    #expect(caught > 10 && caught < 90)
    stage.stage.advance(by: 0.5)
    #expect(beside.layer.presentation()?.frame.minX == caught, "What runs along stands still")
    context.updateInteractiveTransition(0.25)
    context.cancelInteractiveTransition()
    animator.isReversed = true
    animator.startAnimation()
    stage.stage.advance(by: 1.5)
    #expect(stage.root.presentedViewController == nil)
    #expect(modal.appearance == .disappeared)
    #expect(beside.frame.minX == 0)
    #expect(told == (startsInteractive ? [false, true, false] : [true, false]))
  }

  @Test func `let go of, it lets touches reach the presented view, which may catch it`() throws {
    let delegate = Delegate(startsInteractive: true)
    let modal = begin(delegate)
    stage.stage.frame()
    let point = CGPoint(x: 195, y: 400)
    delegate.animator.made?.fractionComplete = 0.5
    let container = modal.presentationController?.containerView
    #expect(stage.stage.window.hitTest(point, with: nil) === container)
    delegate.animator.context?.finishInteractiveTransition()
    delegate.animator.made?.startAnimation()
    stage.stage.advance(by: 0.1)
    #expect(stage.stage.window.hitTest(point, with: nil) === modal.view)
    stage.stage.advance(by: 1)
    #expect(modal.appearance == .appeared)
    #expect(delegate.animator.made == nil)
  }
}
