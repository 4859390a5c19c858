extension UIViewPropertyAnimator {
  /// An animator of this class that runs. The changes are made at once; options of transitions and of direction say nothing.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/runningpropertyanimator(withduration:delay:options:animations:completion:)>.
  /// As with `UIView.animate`, views that move take touches only where the options allow it.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = makeInstance(running: duration, on: options.curve)
    animator.adopt(options)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The position at which the animation ends, once it has.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addcompletion(_:)>. An animator
  /// that is stopped for good never ends, and whoever waits for it waits for good: as on Apple's platforms, ask for the
  /// end only of animators that come to one.
  public final func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }

  @usableFromInline
  convenience init(running duration: TimeInterval, on curve: UIView.AnimationCurve) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
  }

  // An animator of the class that was asked: see CALayer+Metatype.swift.
  @_silgen_name("$s5UIKit22UIViewPropertyAnimatorC7running2onACSd_AA0B0C14AnimationCurveOtcfC")
  static func makeInstance(running duration: TimeInterval, on curve: UIView.AnimationCurve) -> Self
}
