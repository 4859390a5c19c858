import UIKit

/// Runs the animations with which a dimmed modal comes and goes. Most of it may be left out.
///
/// The transition ends with the animations that `executePresentationAnimation()` or `executeDismissalAnimation()` start, or,
/// where they start none, after the declared duration.
@MainActor
public protocol DimmingTransitioningDelegate: AnyObject {
  /// How long the dimming takes to come, in seconds; 0.25 unless implemented.
  var presentationAnimationDuration: TimeInterval { get }
  /// How long the dimming takes to go, in seconds; 0.25 unless implemented.
  var dismissalAnimationDuration: TimeInterval { get }

  /// Starts the animation with which the modal comes.
  func executePresentationAnimation()
  /// Starts the animation with which the modal goes.
  func executeDismissalAnimation()

  /// Whether a tap on the dimmed background dismisses the modal; true unless implemented.
  var allowTapDimmingViewToDismiss: Bool { get }
  /// The dimmed background was tapped, whether that dismisses the modal or not.
  func dimmingViewTapped()
}

extension DimmingTransitioningDelegate {
  public var presentationAnimationDuration: TimeInterval { 0.25 }
  public var dismissalAnimationDuration: TimeInterval { 0.25 }
  public var allowTapDimmingViewToDismiss: Bool { true }
  public func dimmingViewTapped() {}
}
