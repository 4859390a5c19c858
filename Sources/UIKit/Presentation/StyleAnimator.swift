/// The animation of a transition style, there and back.
///
/// Apple gives no figures. The slide takes half a second on a spring that does not swing, as others have measured; the fade
/// and the turn take what they have long been known to take; the curl's time is ours.
final class StyleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  let isPresentation: Bool
  /// Whether a hand moves the animation, which then goes evenly.
  private var isDriven = false

  init(_ style: UIModalTransitionStyle, isPresentation: Bool) {
    self.style = style
    self.isPresentation = isPresentation
    super.init()
  }

  static func make(for presentation: ModalPresentation, isPresentation: Bool) -> StyleAnimator {
    let presenter = presentation.presenter
    let isContextual = !presentation.controller.shouldPresentInFullscreen
    let usesPresenters =
      isContextual && presenter.definesPresentationContext && presenter.providesPresentationContextTransitionStyle
    let style = (usesPresenters ? presenter : presentation.presented).modalTransitionStyle
    // A popover comes from nowhere, whatever style its controller would come in.
    let isPopover = presentation.controller is UIPopoverPresentationController
    // What was rolled up is rolled down, and nothing else, whatever the style is by now.
    let shown: UIModalTransitionStyle =
      if isPopover {
        .crossDissolve
      } else if isPresentation {
        style
      } else if presentation.isCurled {
        .partialCurl
      } else {
        style == .partialCurl ? .coverVertical : style
      }
    return StyleAnimator(shown, isPresentation: isPresentation)
  }

  var duration: TimeInterval {
    switch style {
    case .coverVertical: 0.5
    case .crossDissolve: 0.4
    case .flipHorizontal, .partialCurl: 0.75
    }
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    isDriven = transitionContext.isInteractive
    let container = transitionContext.containerView
    let coming = transitionContext.view(forKey: .to)
    if style == .partialCurl, let container = container as? PresentationContainerView {
      return curl(in: container, transitionContext)
    }
    if let coming, let controller = transitionContext.viewController(forKey: .to) {
      coming.frame = transitionContext.finalFrame(for: controller)
      if isPresentation { container.addSubview(coming) } else { container.insertSubview(coming, at: 0) }
    }
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
    let complete: (Bool) -> Void = { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    guard let view = isPresentation ? coming : transitionContext.view(forKey: .from) else { return complete(true) }
    switch style {
    case .coverVertical: slide(view, in: container, complete)
    case .crossDissolve, .partialCurl: fade(view, complete)
    case .flipHorizontal: turn(view, isPresentation ? transitionContext.view(forKey: .from) : coming, complete)
    }
  }

  /// Animates as the style does.
  func run(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    if isDriven {
      return UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: changes, completion: completion)
    }
    switch style {
    case .coverVertical:
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: Self.options, animations: changes, completion: completion)
    case .crossDissolve, .flipHorizontal, .partialCurl:
      UIView.animate(
        withDuration: duration, delay: 0, options: Self.options, animations: changes, completion: completion)
    }
  }

  private static let options: UIView.AnimationOptions = [
    .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
  ]

  private func slide(_ view: UIView, in container: UIView, _ completion: @escaping (Bool) -> Void) {
    let shown = view.center
    let hidden = CGPoint(x: shown.x, y: shown.y + container.bounds.maxY - view.frame.minY)
    if isPresentation { UIView.performWithoutAnimation { view.center = hidden } }
    run({ view.center = self.isPresentation ? shown : hidden }, completion: completion)
  }

  private func fade(_ view: UIView, _ completion: @escaping (Bool) -> Void) {
    let alpha = view.alpha
    if isPresentation { UIView.performWithoutAnimation { view.alpha = 0 } }
    run(
      { view.alpha = self.isPresentation ? alpha : 0 },
      completion: { finished in
        // A view that has gone keeps its own alpha for the next time.
        view.alpha = alpha
        completion(finished)
      })
  }

  /// Turns one view edge-on and then the other one round, as seen from afar.
  private func turn(_ presented: UIView, _ presenter: UIView?, _ completion: @escaping (Bool) -> Void) {
    let edgeOn = CGAffineTransform(scaleX: 0.001, y: 1)
    let (leaving, coming) = isPresentation ? (presenter, presented) : (presented, presenter)
    let former = (leaving: leaving?.transform ?? .identity, coming: coming?.transform ?? .identity)
    UIView.performWithoutAnimation { coming?.transform = edgeOn }
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: [],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { leaving?.transform = edgeOn }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { coming?.transform = former.coming }
      },
      completion: { finished in
        leaving?.transform = former.leaving
        coming?.transform = former.coming
        completion(finished)
      })
  }
}
