extension UIView {
  /// Leads from what a view shows to what it shows after a block's changes, by the transition among the options.
  ///
  /// The changes are immediate, and while the transition lasts the view shows a picture of before and one of after; with
  /// `allowAnimatedContent` the view itself is shown in place of the second, and its changes are animated. Without a
  /// transition among the options this is `animate`. The duration is in seconds.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)>.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration: duration, delay: 0, timing: .curve(options.curve), options: options,
      completion: completion,
      isHosted: options.transitionEffect == nil)
    animation.run {
      guard let effect = options.transitionEffect else {
        animations?()
        return
      }
      let isAnimatingContent = options.contains(.allowAnimatedContent)
      if animation.isAnimated {
        animation.addTransition(effect, to: view, showsChanges: isAnimatingContent)
      }
      guard let animations else { return }
      if isAnimatingContent { animations() } else { performWithoutAnimation(animations) }
    }
  }

  /// Leads from one view to another, by the transition among the options, in the superview of the first.
  ///
  /// The first view is taken out of its superview and the second put in its place; with `showHideTransitionViews` the first
  /// is hidden and the second shown, and both must be in place. A first view without superview changes nothing.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiview/transition(from:to:duration:options:completion:)>.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      ViewAnimation(
        duration: 0, delay: 0, timing: .curve(options.curve), options: options,
        completion: completion
      ).run {}
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        performWithoutAnimation {
          if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
          } else if fromView !== toView {
            container.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
          }
        }
      }, completion: completion)
  }
}
