// What Apple's functions with a completion are where Swift can wait. Each answers what the completion would be told.
extension UIView {
  /// Animates the changes that a block makes, and waits for the end.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)>.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(withDuration: duration, delay: delay, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Animates the changes that a block makes, and waits for the end.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)>.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(withDuration: duration, animations: animations) { continuation.resume(returning: $0) }
    }
  }

  /// Animates the changes on a spring, and waits for the end.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:usingspringwithdamping:initialspringvelocity:options:animations:completion:)>.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity,
        options: options, animations: animations
      ) { continuation.resume(returning: $0) }
    }
  }

  /// Animates keyframes, and waits for the end.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:)>.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations
      ) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Leads from what a view shows to what it shows after a block's changes, and waits for the end.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)>.
  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      transition(with: view, duration: duration, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Leads from one view to another, and waits for the end.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiview/transition(from:to:duration:options:completion:)>.
  @discardableResult
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = []
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      transition(from: fromView, to: toView, duration: duration, options: options) {
        continuation.resume(returning: $0)
      }
    }
  }
}
