import UIKit

/// Runs an animation that somebody else starts, and finds its end.
@MainActor
enum DelegateAnimation {
  /// The completion comes when the animations that `changes` starts have ended; where it starts none, after a duration;
  /// and not at all where it answers false, because somebody else knows the end.
  static func run(
    in container: UIView, atLeast duration: TimeInterval, changes: () -> Bool,
    completion: @escaping () -> Void
  ) {
    var isMeant = true
    let start = CACurrentMediaTime()
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      guard isMeant else { return }
      // An end that comes with the beginning is none: nothing was started.
      if CACurrentMediaTime() - start > 1e-3 || duration <= 0 { return completion() }
      wait(duration, in: container, completion)
    }
    isMeant = changes()
    CATransaction.commit()
  }

  /// An animation that nobody sees measures the time: it is on the clock that all others are on, and ends where they do.
  private static func wait(
    _ duration: TimeInterval, in container: UIView, _ completion: @escaping () -> Void
  ) {
    let marker = UIView()
    marker.isUserInteractionEnabled = false
    container.addSubview(marker)
    UIView.animate(withDuration: duration, delay: 0, options: [.overrideInheritedDuration]) {
      marker.alpha = 0
    } completion: { _ in
      marker.removeFromSuperview()
      completion()
    }
  }
}
