/// The coordinator of a change of a scene's size, by rotation or otherwise.
///
/// Order: the controllers are told; then, in one animation, the windows take their size and lay out, and the alongside
/// blocks run in the order in which they were given; at its end the completions, in the same order.
final class SizeTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage {
    case collecting
    case animating
    case over
  }

  private var stage = Stage.collecting
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  /// Weak: the controllers of the window hold the coordinator.
  private weak var container: UIView?

  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform

  init(duration: TimeInterval, targetTransform: CGAffineTransform) {
    transitionDuration = duration
    self.targetTransform = targetTransform
  }

  /// Controllers of a window are told next.
  func begin(in window: UIWindow) {
    container = window
  }

  /// Animates a change and what was given to run along, then completes.
  func run(_ change: @escaping () -> Void, completion: @escaping () -> Void) {
    stage = .animating
    let all = {
      change()
      for animation in self.animations { animation(self) }
    }
    let end = {
      self.stage = .over
      completion()
      let completions = self.completions
      self.animations = []
      self.completions = []
      for completion in completions { completion(self) }
    }
    // A rotation is never inherited from a block that happens to be running.
    UIView.animate(
      withDuration: transitionDuration, delay: 0,
      options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions, .allowUserInteraction],
      animations: all, completion: { _ in end() })
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { stage == .over ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { container ?? UIView() }
  var presentationStyle: UIModalPresentationStyle { .none }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard stage != .over else { return false }
    if let animation {
      // What comes while the animation is set up still runs in it.
      if stage == .animating { animation(self) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    // A change of size is never interactive, so that there is never a change to report.
  }
}
