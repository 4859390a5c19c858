import Scrim
import UIKit
import UIKitTesting

/// An app whose page presents, and what it hears of dismissals.
@MainActor
final class ModalPage {
  let app: TestApplication
  let page = UIViewController()

  init(device: String = "iphone-15") {
    let page = page
    app = TestApplication(device: TestDevice(device)!, rootViewController: page)
  }

  func present(_ modal: UIViewController, animated: Bool = true) {
    page.present(modal, animated: animated) { self.app.record("presented") }
    app.advance(by: 1)
  }

  var events: [String] { app.trace.events.map(\.event) }
}

/// Decides and notes what it is asked.
@MainActor
final class DismissalRecorder: DismissalDelegate {
  var lines: [String] = []
  /// Nil keeps the reply for later.
  var answer: Bool? = true
  var reply: ((Bool) -> Void)?

  func dismissal(
    _ pipeline: DismissalPipeline, shouldDismissFor reason: DismissalReason,
    reply: @escaping (Bool) -> Void
  ) {
    lines.append("should \(reason)")
    if let answer { reply(answer) } else { self.reply = reply }
  }

  func dismissal(_ pipeline: DismissalPipeline, didAttemptFor reason: DismissalReason) {
    lines.append("attempt \(reason)")
  }
  func dismissal(_ pipeline: DismissalPipeline, willDismissFor reason: DismissalReason) {
    lines.append("will \(reason)")
  }
  func dismissal(_ pipeline: DismissalPipeline, didDismissFor reason: DismissalReason) {
    lines.append("did \(reason)")
  }
}

/// A card that `OverlayPresentationController` presents.
final class OverlayCard: UIViewController, UIViewControllerTransitioningDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?

  convenience init() {
    self.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    OverlayPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  var overlay: OverlayPresentationController? {
    presentationController as? OverlayPresentationController
  }
}

/// Gives up half-way.
final class CancellingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    UIView.animate(
      withDuration: 0.2, animations: { view.alpha = 0 },
      completion: { _ in transitionContext.completeTransition(false) })
  }
}

/// A view that takes keys.
final class KeyView: UIView {
  var keys = 0
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
}
