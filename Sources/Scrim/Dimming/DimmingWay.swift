import UIKit

/// In or out: what of a delegate is meant.
@MainActor
enum DimmingWay {
  case presentation
  case dismissal

  func duration(_ delegate: any DimmingTransitioningDelegate) -> TimeInterval {
    switch self {
    case .presentation: delegate.presentationAnimationDuration
    case .dismissal: delegate.dismissalAnimationDuration
    }
  }

  func execute(_ delegate: any DimmingTransitioningDelegate) {
    switch self {
    case .presentation: delegate.executePresentationAnimation()
    case .dismissal: delegate.executeDismissalAnimation()
    }
  }

  /// Puts the view that comes where it belongs; one that goes is there.
  func install(_ context: any UIViewControllerContextTransitioning) {
    guard self == .presentation, let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return }
    view.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
  }
}
