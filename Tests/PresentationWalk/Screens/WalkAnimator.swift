import UIKit

/// What the walk's animators have in common: the presented view slides.
@MainActor
private struct WalkSlide {
  let run: () -> Void
  /// At the end, whichever it is: a view that leaves keeps no trace.
  let tidy: () -> Void

  /// Puts the views where the animation begins.
  init(_ context: any UIViewControllerContextTransitioning, isPresentation: Bool) {
    let container = context.containerView
    let away = CGAffineTransform(translationX: 0, y: container.bounds.height)
    if let coming = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      coming.frame = context.finalFrame(for: controller)
      if isPresentation { container.addSubview(coming) } else { container.insertSubview(coming, at: 0) }
    }
    guard let view = context.view(forKey: isPresentation ? .to : .from) else {
      (run, tidy) = ({}, {})
      return
    }
    if isPresentation { view.transform = away }
    run = { view.transform = isPresentation ? .identity : away }
    tidy = { view.transform = .identity }
  }
}

/// Ends as it is told, well or badly.
final class WalkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let behaviour: WalkStep.Modal.Animator
  private let isPresentation: Bool
  private weak var transitions: WalkTransitions?

  init(_ behaviour: WalkStep.Modal.Animator, isPresentation: Bool, _ transitions: WalkTransitions) {
    self.behaviour = behaviour
    self.isPresentation = isPresentation
    self.transitions = transitions
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let slide = WalkSlide(transitionContext, isPresentation: isPresentation)
    let behaviour = behaviour
    if behaviour == .keeps { transitions?.kept = transitionContext }
    if behaviour == .takesNoTime {
      slide.run()
      slide.tidy()
      return transitionContext.completeTransition(true)
    }
    UIView.animate(withDuration: 0.25, animations: slide.run) { _ in
      slide.tidy()
      switch behaviour {
      case .declines: transitionContext.completeTransition(false)
      case .completesTwice:
        transitionContext.completeTransition(true)
        transitionContext.completeTransition(true)
      case .forgets, .keeps: break
      default: transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}

/// Has a property animator that can be stopped and turned.
final class WalkInterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool
  private var running: UIViewPropertyAnimator?

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    let slide = WalkSlide(transitionContext, isPresentation: isPresentation)
    let made = UIViewPropertyAnimator(duration: 0.25, curve: .linear, animations: slide.run)
    made.addCompletion { [weak self] position in
      slide.tidy()
      self?.running = nil
      transitionContext.completeTransition(position == .end)
    }
    running = made
    return made
  }
}
