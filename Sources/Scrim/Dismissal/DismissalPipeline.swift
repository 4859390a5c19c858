import UIKit

/// The one way out of a modal: whatever dismisses it has a reason, may be refused, and is reported once.
///
/// `OverlayPresentationController` and `DimmingPresentationController` have one, and send taps, drags and the escape key
/// through it; send your own reasons through it too.
///
/// ```swift
/// overlay.dismissal.delegate = self
/// overlay.dismissal.dismiss(after: 3)
/// ```
///
/// What comes while a dismissal is decided or under way joins it. What comes while the modal is on its way in waits until
/// it has arrived.
@MainActor
public final class DismissalPipeline {
  private enum Stage {
    case idle
    case asking
    case waiting
    case dismissing
    case over
  }

  /// Who decides, and who is told; not held.
  public weak var delegate: (any DismissalDelegate)?
  /// The controller that goes; nil when it is gone.
  public private(set) weak var controller: UIViewController?
  /// Why the modal goes, from the request to the end; nil while nothing asks for it.
  public private(set) var reason: DismissalReason?
  private var stage = Stage.idle
  private var isAnimated = true
  private let waiting = DismissalCompletions()
  private var timer: DelayedAction?
  /// Turns a presentation that is on its way in back, while somebody offers that.
  private var turnBack: (() -> Void)?

  /// A pipeline for a controller that is, or will be, presented.
  public init(for controller: UIViewController) {
    self.controller = controller
  }

  deinit {
    // The modal has gone before its presentation began: whoever waits hears of that.
    let waiting = waiting
    MainActor.runAtEnd { waiting.finish(true) }
  }

  // MARK: Requests

  /// Asks for the dismissal, for a reason.
  ///
  /// The completion is called once, with whether the modal has gone: when it has, or when that was refused or cancelled, or
  /// at once where it had gone before or was never presented. A controller that is modal in its presentation refuses taps,
  /// drags and the escape key without asking the delegate, which hears of the attempt.
  public func dismiss(
    for reason: DismissalReason = .code, animated: Bool = true, completion: ((Bool) -> Void)? = nil
  ) {
    guard stage != .over, controller?.presentingViewController != nil else {
      completion?(true)
      return
    }
    if reason.isByPerson, controller?.isModalInPresentation ?? false {
      refuse(reason)
      completion?(false)
      return
    }
    if let completion { waiting.add(completion) }
    guard stage == .idle else { return }
    self.reason = reason
    isAnimated = animated
    stage = .asking
    guard let delegate else { return decide(true) }
    var isAnswered = false
    delegate.dismissal(self, shouldDismissFor: reason) { [weak self] isAllowed in
      guard !isAnswered else { return }
      isAnswered = true
      self?.decide(isAllowed)
    }
  }

  /// Asks for the dismissal of a modal that is on its way in. Where that is granted at once the presentation is turned
  /// back, and its end is the dismissal's; where it is granted later, the modal arrives first. One that was turned back
  /// before, and caught again, is turned back again.
  func dismissOnTheWayIn(for reason: DismissalReason, turnBack: @escaping () -> Void) {
    if stage == .dismissing { return turnBack() }
    self.turnBack = turnBack
    dismiss(for: reason)
    self.turnBack = nil
  }

  /// Asks for the dismissal when a number of seconds has passed; a later call takes the place of an earlier one, and the
  /// modal's end takes the wait away.
  public func dismiss(after delay: TimeInterval, animated: Bool = true) {
    timer = DelayedAction(after: delay) { [weak self] in
      self?.timer = nil
      self?.dismiss(for: .timer, animated: animated)
    }
  }

  /// Takes back a dismissal that waits for its time.
  public func cancelTimer() {
    timer = nil
  }

  /// Reports an attempt that is refused without asking anybody.
  func refuse(_ reason: DismissalReason) {
    guard stage == .idle else { return }
    delegate?.dismissal(self, didAttemptFor: reason)
  }

  private func decide(_ isAllowed: Bool) {
    guard stage == .asking, let reason else { return }
    if isAllowed { return perform() }
    stage = .idle
    self.reason = nil
    delegate?.dismissal(self, didAttemptFor: reason)
    waiting.finish(false)
  }

  private func perform() {
    guard stage == .asking || stage == .waiting else { return }
    guard let controller, let presenting = controller.presentingViewController else {
      return transitionDidEnd(true)
    }
    if stage == .asking, let turnBack {
      begin(for: reason ?? .code)
      report(reason ?? .code)
      return turnBack()
    }
    if let coordinator = Self.transitionInTheWay(of: presenting) {
      stage = .waiting
      let isQueued = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.perform()
      }
      if isQueued { return }
    }
    begin(for: reason ?? .code)
    presenting.dismiss(animated: isAnimated) { [weak self] in self?.wasDismissed() }
    // UIKit may refuse, and then nobody will tell of an end.
    let hasBegun =
      controller.presentingViewController == nil || controller.isBeingDismissed
      || controller.transitionCoordinator != nil
    if stage == .dismissing, !hasBegun { end(false) }
  }

  /// The transition of the modal, or of one that lies over it: UIKit dismisses nothing below one that is under way.
  private static func transitionInTheWay(
    of presenting: UIViewController
  ) -> (any UIViewControllerTransitionCoordinator)? {
    var next = presenting.presentedViewController
    while let current = next {
      if current.isBeingPresented || current.isBeingDismissed { return current.transitionCoordinator }
      next = current.presentedViewController
    }
    return nil
  }

  /// The controller was presented in a style that another presentation controller adapted it to, which tells nothing.
  private func wasDismissed() {
    guard stage == .dismissing, controller?.presentingViewController == nil else { return }
    report(reason ?? .code)
    end(true)
  }

  // MARK: What the presentation controller tells

  private var isReported = false

  /// The dismissal begins, whoever asked for it.
  func transitionWillBegin(becauseOf parentRemoval: Bool) {
    guard stage != .over else { return }
    if stage != .dismissing { begin(for: parentRemoval ? .parentRemoval : .code) }
    report(reason ?? .code)
  }

  /// The modal goes; nobody has been told.
  private func begin(for reason: DismissalReason) {
    self.reason = reason
    stage = .dismissing
    isReported = false
  }

  private func report(_ reason: DismissalReason) {
    guard !isReported else { return }
    isReported = true
    delegate?.dismissal(self, willDismissFor: reason)
  }

  /// The dismissal has ended.
  func transitionDidEnd(_ completed: Bool) {
    guard stage != .over else { return }
    // Who hears of it may present at once, so that the controllers must know nothing of each other any more.
    let isAwaited = controller?.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { _ in self.end(completed) })
    if isAwaited != true { end(completed) }
  }

  private func end(_ completed: Bool) {
    guard stage != .over else { return }
    let ended = reason ?? .code
    stage = completed ? .over : .idle
    reason = nil
    if completed {
      timer = nil
      delegate?.dismissal(self, didDismissFor: ended)
    }
    waiting.finish(completed)
  }

  /// The modal has arrived: a dismissal that had turned it back, and was itself turned back, is off.
  func presentationWasCompleted() {
    if stage == .dismissing { transitionDidEnd(false) }
  }

  /// The presentation has come to nothing: the end of a dismissal that turned it back.
  func presentationWasCancelled() {
    if stage == .dismissing { transitionDidEnd(true) }
  }

  /// The modal has left the window without a dismissal.
  func didLoseWindow() {
    guard stage != .over, stage != .dismissing else { return }
    begin(for: .parentRemoval)
    report(.parentRemoval)
    transitionDidEnd(true)
  }
}
