import UIKit

/// What the base classes of dimmed modals have in common: the transitions, the way out, and the drag.
///
/// Use one of its subclasses, one for each place that a modal comes from.
open class DimmingBaseViewController: UIViewController, DimmingTransitioningDelegate,
  DismissalDelegate
{
  private var dimmingTransitioning: DimmingTransitioning?
  /// The transition that brings the panel in or takes it out; nil while none runs that a finger may take over.
  weak var transition: PanelTransition?
  private var collector: UIViewPropertyAnimator?
  private var hasCollected = false
  /// Where the panel was when a drag took it: how far on its way out, in points.
  private var dragStart: CGFloat = 0
  /// How much of a transition was done when a drag took it over; nil where it took a panel that rested.
  private var grabbedFraction: CGFloat?

  /// A controller that presents itself with the style `custom` and transitions of its own.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// A controller from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    dimmingTransitioning = DimmingTransitioning(delegate: self)
    transitioningDelegate = dimmingTransitioning
    modalPresentationStyle = .custom
  }

  /// How long the modal takes to come, in seconds; 0.25 unless overridden.
  open var presentationAnimationDuration: TimeInterval { 0.25 }
  /// How long the modal takes to go, in seconds; 0.25 unless overridden.
  open var dismissalAnimationDuration: TimeInterval { 0.25 }
  /// Whether a tap on the dimmed background dismisses the modal; true unless overridden.
  open var allowTapDimmingViewToDismiss: Bool { true }
  /// Whether a drag along the way that the modal came dismisses it; true unless overridden.
  open var allowDragToDismiss: Bool { true }
  /// The dimmed background was tapped. Does nothing unless overridden.
  open func dimmingViewTapped() {}

  /// The one way out of the modal; nil unless it is presented.
  public var dismissal: DismissalPipeline? { dimmingController?.dismissal }

  private var dimmingController: DimmingPresentationController? {
    presentingViewController == nil ? nil : presentationController as? DimmingPresentationController
  }

  // MARK: Who decides, and who is told

  /// Whether the modal may go; yes unless overridden. The answer may come later.
  open func dismissal(
    _ pipeline: DismissalPipeline, shouldDismissFor reason: DismissalReason,
    reply: @escaping (Bool) -> Void
  ) {
    reply(true)
  }

  /// The modal was to go, and may not. Does nothing unless overridden.
  open func dismissal(_ pipeline: DismissalPipeline, didAttemptFor reason: DismissalReason) {}
  /// The modal is about to go. Does nothing unless overridden.
  open func dismissal(_ pipeline: DismissalPipeline, willDismissFor reason: DismissalReason) {}
  /// The modal has gone. Does nothing unless overridden.
  open func dismissal(_ pipeline: DismissalPipeline, didDismissFor reason: DismissalReason) {}

  /// Leaving, for those who have the interface read out, is a reason like the escape key.
  open override func accessibilityPerformEscape() -> Bool {
    guard let dismissal else { return super.accessibilityPerformEscape() }
    dismissal.dismiss(for: .escape)
    return true
  }

  // MARK: Animations

  /// Brings the panel in; where motion is to be reduced, fades it in at its place.
  open func executePresentationAnimation() {
    let isFade = fadesInstead
    setOffset(isFade ? 0 : extent)
    view.alpha = isFade ? 0 : 1
    view.layoutIfNeeded()
    animate(presentationAnimationDuration) {
      self.view.alpha = 1
      self.setOffset(0)
      self.view.layoutIfNeeded()
    }
  }

  /// Takes the panel out from where it is; where motion is to be reduced, fades it out.
  open func executeDismissalAnimation() {
    let isFade = fadesInstead
    animate(dismissalAnimationDuration) {
      if isFade { self.view.alpha = 0 } else { self.setOffset(self.extent) }
      self.view.layoutIfNeeded()
    }
  }

  /// The way out is turned back. The animator has brought the views back; what was set for its end goes back as well, or
  /// the next layout would take the panel out.
  func isTurnedBack(to offset: CGFloat) {
    view.alpha = 1
    setOffset(offset)
    view.layoutIfNeeded()
  }

  /// The way out was turned back: a panel that had been dragged some way when it began goes back in.
  func wasTurnedBack() {
    guard offset != 0, let dimmingController else { return }
    settle(dimmingController)
  }

  /// Whether motion is to be reduced.
  var fadesInstead: Bool { UIAccessibility.isReduceMotionEnabled }

  /// Lets what is animated meanwhile be part of an animator; answers whether anything was.
  func collect(into animator: UIViewPropertyAnimator, _ body: () -> Void) -> Bool {
    collector = animator
    hasCollected = false
    body()
    collector = nil
    return hasCollected
  }

  /// Animates changes with what every presentation and dismissal here has in common.
  func animate(_ duration: TimeInterval, _ changes: @escaping () -> Void) {
    if let collector {
      hasCollected = true
      return collector.addAnimations(changes)
    }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [.allowUserInteraction, .overrideInheritedDuration],
      animations: changes, completion: nil)
  }

  // MARK: What subclasses of this package say

  /// How far the panel travels, in points.
  var extent: CGFloat { 0 }
  /// Which way is out.
  var wayOut: CGVector { CGVector(dx: 0, dy: 1) }
  /// The view that travels.
  var panelView: UIView? { nil }
  /// Puts the panel a number of points on its way out.
  func setOffset(_ offset: CGFloat) {}
  /// How far on its way out the panel is by what is set, in points.
  var offset: CGFloat { 0 }

  // MARK: Dragging

  /// Whether a movement goes along the panel's way rather than across it.
  func isAlongWay(_ movement: CGVector) -> Bool {
    let along = movement.dx * wayOut.dx + movement.dy * wayOut.dy
    let across = movement.dx * wayOut.dy - movement.dy * wayOut.dx
    return abs(along) > abs(across)
  }

  func drag(_ pan: UIPanGestureRecognizer, in controller: DimmingPresentationController) {
    let translation = pan.translation(in: view)
    let velocity = pan.velocity(in: view)
    let moved = translation.x * wayOut.dx + translation.y * wayOut.dy
    let speed = velocity.x * wayOut.dx + velocity.y * wayOut.dy
    if pan.state == .began {
      grabbedFraction = nil
      if let transition, transition.canBeGrabbed {
        transition.grab()
        grabbedFraction = transition.fraction
      } else {
        grab()
      }
    }
    if let start = grabbedFraction {
      drag(pan.state, transitionAt: start, moved, speed, controller)
    } else {
      dragPanel(pan.state, moved, speed, controller)
    }
  }

  /// The finger has a panel that rested, or was on its way back to its place.
  private func dragPanel(
    _ state: UIGestureRecognizer.State, _ moved: CGFloat, _ speed: CGFloat,
    _ controller: DimmingPresentationController
  ) {
    // A way out that began under the finger, from code or a timer, has the panel from then on.
    guard !isBeingDismissed else { return }
    switch state {
    case .began, .changed: follow(dragStart + moved, controller)
    case .ended:
      guard isOut(offset, speed) else { return settle(controller) }
      controller.dismissal.dismiss(for: .drag) { [weak self] isDismissed in
        if !isDismissed { self?.settle(controller) }
      }
    case .cancelled, .failed: settle(controller)
    default: break
    }
  }

  /// The finger has the transition, on the way in or out.
  private func drag(
    _ state: UIGestureRecognizer.State, transitionAt start: CGFloat, _ moved: CGFloat, _ speed: CGFloat,
    _ controller: DimmingPresentationController
  ) {
    guard let transition else { return }
    let isComing = transition.way == .presentation
    let length = max(extent - transition.startOffset, 1)
    let fraction = start + (isComing ? -moved : moved) / (isComing ? max(extent, 1) : length)
    switch state {
    case .began, .changed: transition.move(to: fraction)
    case .ended:
      // The finger counts, also where the panel could not follow it.
      let offset = isComing ? extent * (1 - fraction) : transition.startOffset + length * fraction
      switch (isComing, isOut(offset, speed)) {
      case (true, true): leaveOnTheWayIn(transition, controller)
      case (true, false), (false, true): transition.finish()
      case (false, false): transition.turnBack()
      }
    case .cancelled, .failed: transition.finish()
    default: break
    }
  }

  /// The panel turns back before it has arrived, if it may; where that is decided later, it arrives first.
  private func leaveOnTheWayIn(
    _ transition: PanelTransition, _ controller: DimmingPresentationController
  ) {
    var isTurnedBack = false
    controller.dismissal.dismissOnTheWayIn(for: .drag) {
      isTurnedBack = true
      transition.turnBack()
    }
    if !isTurnedBack { transition.finish() }
  }

  /// Half the way, or a fling outwards; a fling inwards brings the panel back from anywhere.
  private func isOut(_ offset: CGFloat, _ speed: CGFloat) -> Bool {
    speed > Self.flingSpeed || speed > -Self.flingSpeed && offset > extent / 2
  }

  /// Points a second, as a sheet takes for a fling.
  private static let flingSpeed: CGFloat = 1000

  /// Takes the panel where it is shown, in flight too.
  private func grab() {
    dragStart = offset
    guard let panelView, let shown = panelView.layer.presentation(),
      panelView.layer.animationKeys() != nil
    else { return }
    let ahead = CGVector(
      dx: shown.position.x - panelView.layer.position.x,
      dy: shown.position.y - panelView.layer.position.y)
    dragStart += ahead.dx * wayOut.dx + ahead.dy * wayOut.dy + shownShift(shown)
    panelView.layer.removeAllAnimations()
  }

  /// How far a transform that is shown is ahead of the one that is set.
  private func shownShift(_ shown: CALayer) -> CGFloat {
    guard let panelView else { return 0 }
    let shift = shown.affineTransform()
    let own = panelView.transform
    return (shift.tx - own.tx) * wayOut.dx + (shift.ty - own.ty) * wayOut.dy
  }

  private func follow(_ offset: CGFloat, _ controller: DimmingPresentationController) {
    let clamped = min(max(offset, 0), extent)
    setOffset(clamped)
    view.layoutIfNeeded()
    if extent > 0 { controller.dimmingView.alpha = 1 - clamped / extent }
  }

  /// Brings the panel back in.
  private func settle(_ controller: DimmingPresentationController) {
    animate(presentationAnimationDuration) {
      self.setOffset(0)
      controller.dimmingView.alpha = 1
      self.view.layoutIfNeeded()
    }
  }
}
