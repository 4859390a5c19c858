import UIKit

/// The walk's own presentation controller, animator and hand, for one controller.
final class WalkTransitions: NSObject, UIViewControllerTransitioningDelegate {
  private let tag: WalkTag
  private let modal: WalkStep.Modal
  /// The hand that has, or had last, a transition.
  private(set) var hand: UIPercentDrivenInteractiveTransition?
  /// What the hand has said last of its transition: true for the end, which is also that of one that no hand has taken.
  private(set) var verdict = true
  /// Contexts that an animator keeps until it is told to complete.
  var kept: (any UIViewControllerContextTransitioning)?

  init(_ tag: WalkTag, _ modal: WalkStep.Modal) {
    self.tag = tag
    self.modal = modal
    super.init()
  }

  /// The hand lets go of the transition, to its end or back to its beginning. That counts only where it has it, or is to
  /// have it from its beginning.
  func end(finishing: Bool) {
    guard let hand else { return }
    let hasBegun = hand.duration > 0
    let isHeld = tag.walk.controller(tag.name)?.transitionCoordinator?.isInteractive ?? false
    if hasBegun ? isHeld : hand.wantsInteractiveStart { verdict = finishing }
    if finishing { hand.finish() } else { hand.cancel() }
  }

  /// What an animator keeps is completed; answers whether there was anything.
  func completeKept() -> Bool {
    guard let kept else { return false }
    self.kept = nil
    kept.completeTransition(true)
    return true
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let made = WalkPresentationController(presentedViewController: presented, presenting: presenting)
    made.manner = modal.manner
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(isPresentation: true) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator(isPresentation: false)
  }

  private func makeAnimator(isPresentation: Bool) -> any UIViewControllerAnimatedTransitioning {
    let isInterruptible = modal.animator == .interruptible || modal.animator == .interactiveInterruptible
    let made: any UIViewControllerAnimatedTransitioning =
      isInterruptible
      ? WalkInterruptibleAnimator(isPresentation: isPresentation)
      : WalkAnimator(modal.animator, isPresentation: isPresentation, self)
    tag.walk.journal.track(made, of: tag.name, "animator")
    return made
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeHand() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeHand() }

  private func makeHand() -> UIPercentDrivenInteractiveTransition? {
    guard modal.animator.hasHand else { return nil }
    if modal.animator == .oneHand, let hand {
      verdict = true
      return hand
    }
    let made = UIPercentDrivenInteractiveTransition()
    made.wantsInteractiveStart = modal.animator != .grabbable
    hand = made
    verdict = true
    tag.walk.journal.track(made, of: tag.name, "interaction controller")
    return made
  }
}

final class WalkPresentationController: UIPresentationController {
  var manner = PresentationModel.Manner()

  override var shouldRemovePresentersView: Bool { manner.removesPresenter }
  override var shouldPresentInFullscreen: Bool { !manner.isContextual }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // An animator may have given the view a transform.
    let frame = frameOfPresentedViewInContainerView
    presentedView?.bounds.size = frame.size
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
