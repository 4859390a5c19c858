import Testing

@testable import UIKit

/// A root controller that presents, and everything that takes part, in one log.
@MainActor
final class PresentationStage {
  let log = LoggingView.Log()
  let root: LoggingController
  let stage: Stage
  let transitions: LoggingTransitions
  private let formerSink = Diagnostics.sink
  private let messages = Messages()

  final class Messages: @unchecked Sendable {
    var lines: [String] = []
  }

  init(device: String = "390x844@3") {
    let log = log
    root = LoggingController("root", log: log)
    transitions = LoggingTransitions(log: log)
    stage = Stage(device: device, controller: root)
    let messages = messages
    Diagnostics.sink = { messages.lines.append($0) }
    log.lines = []
  }

  isolated deinit {
    Diagnostics.sink = formerSink
  }

  /// What was reported.
  var reports: [String] { messages.lines }

  /// What was logged since the last time.
  func takeLines() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  /// A controller of the style, with logging objects around it where the style is custom.
  func makeModal(_ name: String = "modal", _ style: UIModalPresentationStyle = .custom) -> LoggingController {
    let controller = LoggingController(name, log: log)
    controller.modalPresentationStyle = style
    if style == .custom { controller.transitioningDelegate = transitions }
    return controller
  }

  /// Presents, to the end.
  @discardableResult
  func present(
    _ name: String = "modal", _ style: UIModalPresentationStyle = .custom, from source: UIViewController? = nil,
    animated: Bool = false
  ) -> LoggingController {
    let modal = makeModal(name, style)
    (source ?? root).present(modal, animated: animated)
    stage.advance(by: 1)
    log.lines = []
    return modal
  }

  func note(_ text: String) { log.lines.append(text) }
}

/// Vends logging objects.
final class LoggingTransitions: NSObject, UIViewControllerTransitioningDelegate {
  let log: LoggingView.Log
  var animator: LoggingAnimator
  var vendsAnimator = true
  var removesPresenter = false
  var isFullscreen = true

  init(log: LoggingView.Log) {
    self.log = log
    animator = LoggingAnimator(log: log)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { vendsAnimator ? animator : nil }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    vendsAnimator ? animator : nil
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = LoggingPresentationController(presentedViewController: presented, presenting: presenting)
    controller.log = log
    controller.removes = removesPresenter
    controller.isFullscreen = isFullscreen
    return controller
  }
}

final class LoggingPresentationController: UIPresentationController {
  var log: LoggingView.Log?
  var removes = false
  var isFullscreen = true
  let dimming = UIView()

  private func note(_ text: String) { log?.lines.append("presentation \(text)") }

  private func follow(_ name: String, alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate { [weak self] context in
      self?.note("alongside \(context.isAnimated)")
      self?.dimming.alpha = alpha
    } completion: { [weak self] context in
      self?.note("coordinator completion cancelled \(context.isCancelled)")
    }
  }

  override var shouldRemovePresentersView: Bool { removes }
  override var shouldPresentInFullscreen: Bool { isFullscreen }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return bounds.insetBy(dx: 30, dy: min(200, bounds.height / 4))
  }

  override func presentationTransitionWillBegin() {
    note("willBegin presented in window \(presentedViewController.viewIfLoaded?.window != nil)")
    dimming.frame = containerView?.bounds ?? .zero
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    follow("presentation", alpha: 0.7)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    note("didEnd \(completed)")
    if !completed { dimming.removeFromSuperview() }
  }
  override func dismissalTransitionWillBegin() {
    note("dismissal willBegin")
    follow("dismissal", alpha: 0)
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    note("dismissal didEnd \(completed)")
    if completed { dimming.removeFromSuperview() }
  }
  override func containerViewWillLayoutSubviews() {
    note("container willLayout")
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func containerViewDidLayoutSubviews() { note("container didLayout") }
}

/// Slides the coming view up, the leaving one down.
final class LoggingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum End {
    case completes
    case cancels
    case forgets
    case completesTwice
    case keepsContext
    case asContextSays
  }

  let log: LoggingView.Log
  var end = End.completes
  var kept: (any UIViewControllerContextTransitioning)?
  var seen: ((any UIViewControllerContextTransitioning) -> Void)?

  init(log: LoggingView.Log) {
    self.log = log
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.lines.append("animator animates")
    seen?(transitionContext)
    let container = transitionContext.containerView
    let coming = transitionContext.view(forKey: .to)
    let leaving = transitionContext.view(forKey: .from)
    if let coming, let controller = transitionContext.viewController(forKey: .to) {
      coming.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(coming)
      coming.transform = CGAffineTransform(translationX: 0, y: 844)
    }
    let end = end
    UIView.animate(withDuration: 0.25) {
      coming?.transform = .identity
      leaving?.transform = CGAffineTransform(translationX: 0, y: 844)
    } completion: { _ in
      switch end {
      case .completes: transitionContext.completeTransition(true)
      case .cancels: transitionContext.completeTransition(false)
      case .completesTwice:
        transitionContext.completeTransition(true)
        transitionContext.completeTransition(true)
      case .asContextSays: transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      case .forgets, .keepsContext: break
      }
      leaving?.transform = .identity
    }
    if end == .keepsContext { kept = transitionContext }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.lines.append("animator ended \(transitionCompleted)") }
}
