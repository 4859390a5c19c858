import UIKit

/// Decides whether a modal goes, and hears that it does. Each method may be left out.
@MainActor
public protocol DismissalDelegate: AnyObject {
  /// Whether the modal may go, for a reason. The answer is given by calling `reply`, now or later; the first counts.
  ///
  /// Asked for every reason but `parentRemoval`, and not for UIKit's own `dismiss(animated:completion:)`, which asks nobody.
  /// Answers yes unless implemented.
  func dismissal(
    _ pipeline: DismissalPipeline, shouldDismissFor reason: DismissalReason,
    reply: @escaping (Bool) -> Void)

  /// The modal was to go, and may not.
  func dismissal(_ pipeline: DismissalPipeline, didAttemptFor reason: DismissalReason)

  /// The modal is about to go. Called once for each dismissal; one that is cancelled on its way is followed by another.
  func dismissal(_ pipeline: DismissalPipeline, willDismissFor reason: DismissalReason)

  /// The modal has gone.
  func dismissal(_ pipeline: DismissalPipeline, didDismissFor reason: DismissalReason)
}

extension DismissalDelegate {
  public func dismissal(
    _ pipeline: DismissalPipeline, shouldDismissFor reason: DismissalReason,
    reply: @escaping (Bool) -> Void
  ) {
    reply(true)
  }

  public func dismissal(_ pipeline: DismissalPipeline, didAttemptFor reason: DismissalReason) {}
  public func dismissal(_ pipeline: DismissalPipeline, willDismissFor reason: DismissalReason) {}
  public func dismissal(_ pipeline: DismissalPipeline, didDismissFor reason: DismissalReason) {}
}
