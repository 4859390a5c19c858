extension UIView {
  /// Animates the changes that a block makes, on the curve `easeInOut` unless the options name another.
  ///
  /// Durations and delays are in seconds; without a duration the changes are immediate. The completion is called once:
  /// with true when every animation has run to its end, or, where nothing moves, at the beginning of the next cycle;
  /// with false when one was removed or replaced before its end. Within another block duration, curve and options are
  /// inherited, unless the options say otherwise.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)>.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(
      duration: duration, delay: delay, timing: .curve(options.curve), options: options, completion: completion
    ).run(animations)
  }

  /// Animates the changes that a block makes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)>.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that a block makes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)>.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes on a spring that comes to rest within the duration.
  ///
  /// A damping ratio of 1 does not swing; the velocity is in whole distances a second. Apple gives no formula: the
  /// spring is the one whose amplitude has fallen to a thousandth at the end, as others have measured.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:usingspringwithdamping:initialspringvelocity:options:animations:completion:)>.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let isPlausible = duration > 0 && duration.isFinite && dampingRatio.isFinite && velocity.isFinite
    let timing: ViewAnimation.Timing =
      isPlausible
      ? .spring(Spring(settlingIn: duration, dampingRatio: dampingRatio, initialVelocity: velocity))
      : .curve(options.curve)
    ViewAnimation(duration: duration, delay: delay, timing: timing, options: options, completion: completion)
      .run(animations)
  }

  /// Animates the changes on a spring that is described by its perceived duration and its bounce.
  ///
  /// A bounce of 0 does not swing, 1 would never end, below 0 is slower than critical. It runs until it has settled,
  /// which is later than the perceived duration.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiview/animate(springduration:bounce:initialspringvelocity:delay:options:animations:completion:)>.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0, duration.isFinite, bounce > -1, bounce < 1, initialSpringVelocity.isFinite else {
      ViewAnimation(duration: 0, delay: delay, timing: .curve(options.curve), options: options, completion: completion)
        .run(animations)
      return
    }
    let spring = Spring(duration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    ViewAnimation(
      duration: spring.settlingDuration(), delay: delay, timing: .spring(spring), options: options,
      completion: completion
    ).run(animations)
  }

  /// Plays the animations of the changes that a block makes a number of times, there and back where asked.
  ///
  /// To be called within an animation block, whose other changes are played once; elsewhere the changes are immediate. A
  /// count that is not above 0 plays them once. Within an animator's block it says nothing, as an animator cannot repeat.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiview/modifyanimations(withrepeatcount:autoreverses:animations:)>.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let former = ViewAnimation.repetition
    let plausible =
      count.isNaN || count <= 0 ? 1 : Float(min(count, CGFloat(Float.greatestFiniteMagnitude)))
    ViewAnimation.repetition = (plausible, autoreverses)
    animations()
    ViewAnimation.repetition = former
  }

  /// Makes changes without an animation, within an animation block too.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)>.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let former = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.isEnabled = former
  }

  /// Whether blocks animate.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled>.
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// Lets blocks animate, or makes their changes immediate.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:)>.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimation.isEnabled = enabled
  }

  /// The duration, in seconds, of the block that is being run; 0 outside a block.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/inheritedanimationduration>.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current?.duration ?? 0
  }

  private static let noAction: any CAAction = NSNull()

  final func viewAction(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard let animation = ViewAnimation.current, layer === storedLayer else { return Self.noAction }
    return ViewAnimationAction(animation: animation, view: self, key: key) ?? Self.noAction
  }

  /// Removes the animations of the view and of everything below.
  final func removeAnimationsInTree() {
    storedLayer.removeAllAnimations()
    for child in storedSubviews { child.removeAnimationsInTree() }
  }
}
