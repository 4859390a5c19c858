/// Runs the animation of a transition that can be taken over, and is moved by hand.
@MainActor
protocol TransitionDriving: AnyObject {
  /// Makes changes along with the transition's own.
  func runAlongside(_ changes: @escaping () -> Void)
  /// Stops where the animation is; answers how far that is, from 0 to 1.
  func pause() -> CGFloat
}
