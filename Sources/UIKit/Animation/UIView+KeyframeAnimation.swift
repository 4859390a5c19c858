extension UIView {
  /// Animates changes that a block places in time with `addKeyframe`.
  ///
  /// What it changes outside keyframes takes the whole duration. The whole runs on the curve `easeInOut`, as on iOS; a
  /// curve of `AnimationOptions` among the options is taken instead. Duration and delay are in seconds.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:)>.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let shared = AnimationOptions(rawValue: options.rawValue & ~(0x7 << 10))
    let animation = ViewAnimation(
      duration: duration, delay: delay, timing: .curve(shared.curve), options: shared, completion: completion)
    animation.keyframes = KeyframeRecorder(calculationMode: options.calculationMode)
    animation.run(animations)
  }

  /// Makes changes in a part of the animation of keyframes around it; both numbers are fractions of its duration.
  ///
  /// Outside such an animation the changes are immediate.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiview/addkeyframe(withrelativestarttime:relativeduration:animations:)>.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    if let keyframes = ViewAnimation.innermost?.keyframes {
      keyframes.keyframe(start: frameStartTime, duration: frameDuration, animations)
    } else {
      performWithoutAnimation(animations)
    }
  }
}
