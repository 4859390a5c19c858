/// Presents a sheet: attached to the bottom edge at one of several heights, or, where there is room, centred.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  let dimmingView = SheetDimmingView()
  private(set) lazy var sheetView = SheetView(frame: .zero)
  private lazy var drag = SheetDrag(for: self)
  private var storedDetents: [Detent] = [.large()]
  private var storedSelection: Detent.Identifier?

  /// Where the sheet can rest, smallest first; the large one alone by default. An empty array raises
  /// `NSInvalidArgumentException`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detents>.
  open var detents: [Detent] {
    get { storedDetents }
    set {
      guard !newValue.isEmpty else {
        raise("NSInvalidArgumentException", "A sheet must have at least one detent")
        return
      }
      storedDetents = newValue
      invalidateDetents()
    }
  }

  /// Where the sheet rests; nil, or a detent that it does not have, is the smallest.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier>.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { storedSelection }
    set {
      guard newValue != storedSelection else { return }
      storedSelection = newValue
      sheetDidChange()
    }
  }

  /// The largest detent at which what is behind the sheet is neither dimmed nor out of reach; nil for none.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/largestundimmeddetentidentifier>.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { sheetDidChange() } }
  }

  /// Whether the sheet is attached to the bottom where the height is compact, and does not cover the screen; false by
  /// default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersedgeattachedincompactheight>.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { sheetDidChange() } }
  }

  /// Whether an attached sheet in compact height is as wide as its content prefers; false by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/widthfollowspreferredcontentsizewhenedgeattached>.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { sheetDidChange() } }
  }

  /// Whether a grabber is shown at the top of the sheet; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersgrabbervisible>.
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { sheetDidChange() } }
  }

  /// The radius of the sheet's corners, in points; nil for the system's.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/preferredcornerradius>.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { sheetDidChange() } }
  }

  /// Whether a drag in a scroll view of the content makes the sheet higher, where it is not at its greatest height and the
  /// content is at its upper edge; true by default. A drag downwards from there moves the sheet in any case.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersscrollingexpandswhenscrolledtoedge>.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether a drag in a scroll view of the content is one of the sheet.
  func takesDrag(of scrollView: UIScrollView, upwards: Bool) -> Bool {
    guard placement == .attached, scrollView.isAtTop, presentedViewController.modal?.presentation?.transition == nil
    else { return false }
    let isTaken: Bool
    if upwards {
      let highest = activeDetents(maximum: maximumDetentValue).map(\.value).max() ?? 0
      isTaken = prefersScrollingExpandsWhenScrolledToEdge && selectedDetent.value < highest
    } else {
      isTaken = true
    }
    if isTaken { drag.scrollView = scrollView }
    return isTaken
  }

  /// Animates changes of the sheet's properties.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/animatechanges(_:)>.
  open func animateChanges(_ changes: () -> Void) {
    container?.layoutIfNeeded()
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(
        withDuration: Self.settleDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: {
          changes()
          self.container?.layoutIfNeeded()
        })
    }
  }

  /// Finds the heights of custom detents again.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/invalidatedetents()>.
  open func invalidateDetents() {
    sheetDidChange()
  }

  /// Half a second: the time in which a spring of the frequency that others have measured settles.
  static let settleDuration: TimeInterval = 0.5

  func sheetDidChange() {
    container?.setNeedsLayout()
  }

  /// The person has brought the sheet to another detent.
  func select(_ identifier: Detent.Identifier) {
    guard identifier != selectedDetent.identifier || storedSelection == nil else { return }
    storedSelection = identifier
    sheetDidChange()
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  // MARK: The presentation

  /// The sheet around the presented controller's view: its corners, and its grabber.
  open override var presentedView: UIView? {
    // A content that a presentation over the sheet has taken away comes back with the end of that.
    if let content = presentedViewController.view, content.superview !== sheetView,
      !presentedViewController.isViewTakenByPresentation
    {
      sheetView.show(content)
    }
    return sheetView
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    return frame(in: container.bounds.size, safeArea: container.safeAreaInsets)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    frame(in: parentSize, safeArea: self.container?.safeAreaInsets ?? .zero).size
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    sheetDidChange()
  }

  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    dimmingView.onTap = { [weak self] in self?.dismissByPerson() }
    sheetView.sheet = self
    dimmingView.frame = container.bounds
    dimmingView.alpha = 0
    container.insertSubview(dimmingView, at: 0)
    sheetView.addGestureRecognizer(drag.recognizer)
    applyStyle()
    presentedViewController.transitionCoordinator?.animate { [weak self] _ in
      guard let self else { return }
      self.dimmingView.alpha = self.dimming
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { putAway() }
  }

  open override func dismissalTransitionWillBegin() {
    // A finger that drags the sheet out moves the dimming too; one that only has it loses it.
    guard !drag.isDismissing else { return }
    drag.abandon()
    presentedViewController.transitionCoordinator?.animate { [weak self] _ in self?.dimmingView.alpha = 0 }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { putAway() } else { dimmingView.alpha = dimming }
  }

  open override func containerViewWillLayoutSubviews() {
    guard let container else { return }
    dimmingView.frame = container.bounds
    applyStyle()
    guard presentedViewController.modal?.presentation?.transition == nil, !drag.isActive else { return }
    settle()
  }

  /// Brings the sheet and the dimming to where the selected detent has them.
  func settle() {
    dimmingView.alpha = dimming
    sheetView.frame = frameOfPresentedViewInContainerView
    sheetView.layoutIfNeeded()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    sheetDidChange()
  }

  override func didSettle() {
    settle()
  }

  override func viewInFlight(at point: CGPoint) -> UIView? {
    guard drag.isCatchable, let shown = sheetView.layer.presentation(), shown.frame.contains(point) else { return nil }
    return sheetView
  }

  override var coversWhatIsBehind: Bool { dimming > 0 }

  override func escape() -> Bool {
    dismissByPerson()
    return true
  }

  /// Dismisses the sheet where the person may, unless it is on its way or has another in front of it.
  func dismissByPerson() {
    let modal = presentedViewController.modal
    guard modal?.presentation?.transition == nil, modal?.presented == nil, mayBeDismissedByPerson() else { return }
    presentedViewController.dismissModally(animated: true, isByPerson: true, completion: nil)
  }

  override func traits(from around: UITraitCollection) -> UITraitCollection {
    let narrows = storedStyle == .formSheet && around.horizontalSizeClass == .regular
    return super.traits(
      from: around.modifyingTraits { traits in
        traits.userInterfaceLevel = .elevated
        if narrows { traits.horizontalSizeClass = .compact }
      })
  }

  /// Lets go of the content, which keeps no trace of the sheet.
  private func putAway() {
    dimmingView.removeFromSuperview()
    sheetView.removeContent()
  }
}

extension UIViewController {
  /// The sheet that presents this controller, or one around it, or that will with the style that is set; nil for another
  /// style.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/sheetpresentationcontroller>.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
