/// Hears of an animation's beginning and end.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/caanimationdelegate>.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended: with true when its time ran out, with false when it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
