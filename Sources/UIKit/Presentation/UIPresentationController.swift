/// Manages how a presented controller lies over the others: its place, what surrounds it, and how that comes and goes.
///
/// Subclasses override what they change. Presented controllers hold it from the presentation to the end of the dismissal.
/// Specified by <https://developer.apple.com/documentation/uikit/uipresentationcontroller>.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  /// Held once the presentation begins; until then the presented controller, which makes and holds this one, is not.
  private var heldPresented: UIViewController?
  private weak var weakPresented: UIViewController?
  private weak var storedPresenting: UIViewController?
  final var container: PresentationContainerView?
  final var storedStyle: UIModalPresentationStyle = .custom
  final var storedTraitOverrides = UITraitOverrides()
  final var traitChangeRegistry: TraitChangeRegistry?

  /// A presentation controller for a presented and a presenting controller.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/init(presentedviewcontroller:presenting:)>.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    weakPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentedviewcontroller>.
  ///
  /// Before a presentation this does not keep it alive; asked for a controller that is gone, it answers an empty one.
  open var presentedViewController: UIViewController { heldPresented ?? weakPresented ?? UIViewController() }

  /// The controller whose content the presented one covers; before the presentation begins, the presented one itself where
  /// none is known.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentingviewcontroller>.
  open var presentingViewController: UIViewController { storedPresenting ?? presentedViewController }

  /// The view that holds the presented view and whatever this controller adds to it; nil unless presented.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipresentationcontroller/containerview>.
  open var containerView: UIView? { container }

  /// The view that animators move: the presented controller's, or one around it in an override.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentedview>.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view lies when the presentation has ended; the container's bounds by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/frameofpresentedviewincontainerview>.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the screen, or else the controller that defines the context; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipresentationcontroller/shouldpresentinfullscreen>.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting view leaves the window while the presented one is there; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipresentationcontroller/shouldremovepresentersview>.
  open var shouldRemovePresentersView: Bool { false }

  /// The style that this controller presents in.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentationstyle>.
  open var presentationStyle: UIModalPresentationStyle { storedStyle }

  /// The style in an environment of compact width; `none` for no other. The default asks for the present traits.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/adaptivepresentationstyle>.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

  /// The style in an environment of certain traits; `none` for no other. The default asks the delegate.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/adaptivepresentationstyle(for:)>.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? defaultAdaptiveStyle(for: traitCollection)
  }

  /// Who says how the presentation adapts, and hears of its dismissal.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipresentationcontroller/delegate>.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Traits that the presented controller has whatever is around it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipresentationcontroller/overridetraitcollection>.
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      guard overrideTraitCollection !== oldValue else { return }
      presentedViewController.storedView?.refreshTraits()
    }
  }

  // MARK: What happens

  /// The presentation is about to begin: the container is in the window, the presented view is not. Does nothing.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentationtransitionwillbegin()>.
  open func presentationTransitionWillBegin() {}

  /// The presentation has ended; false if it was cancelled. Does nothing.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentationtransitiondidend(_:)>.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal is about to begin. Does nothing.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/dismissaltransitionwillbegin()>.
  open func dismissalTransitionWillBegin() {}

  /// The dismissal has ended; false if it was cancelled. Does nothing.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/dismissaltransitiondidend(_:)>.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The container is about to lay out its subviews. Does nothing.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/containerviewwilllayoutsubviews()>.
  open func containerViewWillLayoutSubviews() {}

  /// The container has laid out its subviews. Does nothing.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/containerviewdidlayoutsubviews()>.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Content

  /// The size that the presented controller would like, in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsize>.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The presented controller would like another size. Does nothing.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:)>.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Auto Layout has given the view of the presented controller another size. The default does nothing.
  ///
  /// Called when the constraints of a view that they alone place have changed its size.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicontentcontainer/systemlayoutfittingsizedidchange(forchildcontentcontainer:)>.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of the presented controller in a container of a size; the whole of it by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicontentcontainer/size(forchildcontentcontainer:withparentcontainersize:)>.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The container's size is about to change. The default tells the presented controller, and brings its view to its new
  /// place along with the change; overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)>.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let presented = presentedViewController
    let childSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    coordinator.animate { [weak self] _ in self?.placePresentedView() }
    guard childSize != presented.viewIfLoaded?.bounds.size else { return }
    presented.viewWillTransition(to: childSize, with: coordinator)
  }

  /// The traits are about to change. The default tells the presented controller; overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontentcontainer/willtransition(to:with:)>.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Traits

  /// The traits of the container, or, without one, of the presenting controller, with this controller's `traitOverrides`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection>.
  open var traitCollection: UITraitCollection {
    overridden(container?.effectiveTraits ?? storedPresenting?.traitCollection ?? UIScreen.main.traitCollection)
  }

  /// The container's traits changed; the former ones are given.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)>.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Ours

  /// What a style adapts to where nobody says anything else.
  func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The controller that takes over where this one adapts to a style; nil for one that is made then.
  func adaptiveController(
    for style: UIModalPresentationStyle, of presented: UIViewController
  ) -> UIPresentationController? { nil }

  /// The traits that the presentation gives its content, before its `traitOverrides`.
  func traits(from around: UITraitCollection) -> UITraitCollection {
    guard let overrideTraitCollection else { return around }
    return UITraitCollection(traitsFrom: [around, overrideTraitCollection])
  }

  /// Whether what is behind the presentation is out of reach: touches beside it are its own.
  var coversWhatIsBehind: Bool { true }

  /// The person wants to leave, and nothing in the presented controller took that: whether it was this presentation's
  /// affair.
  ///
  /// Apple leaves this open. What the presentation controller has put beside the presented view is asked, from the front:
  /// a dimming view that a tap takes away may do the same here.
  func escape() -> Bool {
    let presented = presentedView
    return container?.storedSubviews.reversed().contains { $0 !== presented && $0.accessibilityPerformEscape() }
      ?? false
  }

  /// Brings a presented view that no transition moves, and no constraints hold, to its place.
  final func placePresentedView() {
    guard let container, let view = presentedView, view.superview === container,
      view.translatesAutoresizingMaskIntoConstraints, presentedViewController.modal?.presentation?.transition == nil
    else { return }
    view.frame = frameOfPresentedViewInContainerView
    view.layoutIfNeeded()
  }

  /// A view that is shown at a point of the container on its way elsewhere, and may be caught there; nil for none.
  func viewInFlight(at point: CGPoint) -> UIView? { nil }

  /// The container and the presented view are in place, at the end of a presentation or of a cancelled dismissal.
  func didSettle() {}

  /// What brings the presented view in or takes it away, where no transitioning delegate says so and the transition style
  /// does not count; nil leaves it to that.
  func ownAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// From now on the presented controller is held, and the presenting one is known.
  final func hold(presenting: UIViewController) {
    heldPresented = weakPresented
    storedPresenting = presenting
  }

  /// Whether the person may dismiss the presentation now; tells the delegate of the attempt where not.
  final func mayBeDismissedByPerson() -> Bool {
    if !presentedViewController.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true {
      return true
    }
    delegate?.presentationControllerDidAttemptToDismiss(self)
    return false
  }
}
