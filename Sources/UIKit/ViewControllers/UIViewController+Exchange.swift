extension UIViewController {
  /// Replaces the view of one child by that of another.
  final func exchange(
    _ leaving: UIViewController, _ coming: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard leaving.storedParent === self, coming.storedParent === self else {
      raise(
        "NSInvalidArgumentException",
        "Children view controllers \(leaving) and \(coming) must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
      return
    }
    guard leaving !== coming else {
      completion?(true)
      return
    }
    let isShown = leaving.appearance == .appeared || leaving.appearance == .appearing
    let isAnimated = duration > 0
    for child in [leaving, coming] { child.isAppearanceManaged = true }
    if isShown {
      leaving.beginAppearanceTransition(false, animated: isAnimated)
      coming.beginAppearanceTransition(true, animated: isAnimated)
    }
    if coming.view.superview == nil { leaving.view.superview?.addSubview(coming.view) }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { finished in
        leaving.viewIfLoaded?.removeFromSuperview()
        for child in [leaving, coming] { child.isAppearanceManaged = false }
        if isShown {
          coming.endAppearanceInPlace()
          leaving.endAppearanceTransition()
        } else {
          // What is around has appeared meanwhile, with both in it.
          leaving.beginAppearanceTransition(false, animated: isAnimated)
          leaving.endAppearanceTransition()
        }
        completion?(finished)
      })
  }
}
