/// Drives a transition's animation by a part of its way, as a hand gives it, and lets it run on or back at the end.
///
/// What an animator's `UIView` blocks change is moved, and after a cancellation has its former values again; the pace of a
/// block that has none of its own is that of the hand. An animator with an interruptible animator is moved by that.
/// Specified by <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition>.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: TransitionContext?
  /// Held while a hand has the transition.
  private var heldContext: TransitionContext?
  /// Whether a transition is to begin that this drives: an animated one does in the next cycle.
  private var isAwaited = false
  /// What was asked for until then.
  private var isToEnd: Bool?

  /// A controller that waits for its transition.
  public override init() {
    super.init()
  }

  /// How long the animation takes, in seconds; 0 before the transition begins.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/duration>.
  open var duration: CGFloat { context?.transition.duration ?? 0 }

  /// How far the hand has brought the transition, from 0 to 1.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/percentcomplete>.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest runs, 1 being the animation's own pace. A speed that is not above 0 counts as 1.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/completionspeed>.
  open var completionSpeed: CGFloat = 1

  /// The pace of the rest, where `timingCurve` gives none; `easeInOut` by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/completioncurve>.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// The pace of the rest; nil for `completionCurve`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/timingcurve>.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the hand has the transition from the start; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/wantsinteractivestart>.
  open var wantsInteractiveStart = true

  /// Begins the transition, standing at its beginning. Overrides call super.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/startinteractivetransition(_:)>.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    isAwaited = false
    self.context = context
    heldContext = context
    context.transition.startDriving(context)
    move(to: percentComplete)
    guard let isToEnd else { return }
    self.isToEnd = nil
    end(cancelling: !isToEnd)
  }

  /// A transition has been asked for that this is to drive: what an earlier one left, or one that was refused, is forgotten.
  func expectTransition() {
    isAwaited = true
    context = nil
    isToEnd = nil
    percentComplete = 0
  }

  /// The transition begins in its own time; it may be taken over later.
  func adopt(_ context: TransitionContext) {
    isAwaited = false
    self.context = context
    percentComplete = 0
    isToEnd = nil
  }

  /// Takes the running transition over, where it is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/pause()>.
  open func pause() {
    guard let context, !context.isInteractive else { return }
    context.pauseInteractiveTransition()
    guard context.isInteractive else { return }
    heldContext = context
    percentComplete = context.transition.percentComplete
  }

  /// Moves the transition to a part, from 0 to 1, of its way.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/update(_:)>.
  open func update(_ percentComplete: CGFloat) {
    let percent = min(max(percentComplete.isNaN ? 0 : percentComplete, 0), 1)
    guard context.map(\.isInteractive) ?? isAwaited else { return }
    self.percentComplete = percent
    move(to: percent)
  }

  /// Lets the transition run back to its beginning.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/cancel()>.
  open func cancel() {
    end(cancelling: true)
  }

  /// Lets the transition run on to its end.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/finish()>.
  open func finish() {
    end(cancelling: false)
  }

  /// The transition is over, whoever ended it.
  func letGo() {
    heldContext = nil
    context = nil
    isAwaited = false
    isToEnd = nil
    percentComplete = 0
  }

  private func move(to percent: CGFloat) {
    guard let context else { return }
    context.transition.driver?.move(to: percent)
    context.updateInteractiveTransition(percent)
  }

  private func end(cancelling: Bool) {
    guard let context else {
      if isAwaited { isToEnd = !cancelling }
      return
    }
    guard context.isInteractive else { return }
    if cancelling {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    let speed = completionSpeed > 0 && completionSpeed.isFinite ? completionSpeed : 1
    context.transition.driver?.run(
      backwards: cancelling,
      on: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve), speed: speed)
    // Whoever is to complete the transition has the context now.
    heldContext = nil
    percentComplete = 0
  }
}
