/// Presents a popover: a balloon whose arrow points at what it belongs to. Where the width is compact it becomes a sheet.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private let dimmingView = PopoverDimmingView()
  private(set) lazy var popoverView = PopoverView(frame: .zero)
  private var isDismissedByPerson = false
  private var storedArrowDirection: UIPopoverArrowDirection = .unknown
  private lazy var storedSheet: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    sheet.storedStyle = .pageSheet
    return sheet
  }()

  /// A presentation controller for a presented and a presenting controller.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/init(presentedviewcontroller:presenting:)>.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    storedStyle = .popover
  }

  // MARK: What it points at

  /// The view that the popover points at, or at a part of it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceview>.
  open weak var sourceView: UIView? {
    didSet { placeDidChange() }
  }

  /// The part of the source view that the popover points at, in its coordinates; null, as by default, for all of it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourcerect>.
  open var sourceRect: CGRect = .null {
    didSet { placeDidChange() }
  }

  /// What the popover points at; a view is the source view too.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceitem>.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet {
      if let view = sourceItem as? UIView { sourceView = view }
      placeDidChange()
    }
  }

  /// Whether the popover may lie over what it points at, where room is scarce; false by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/canoverlapsourceviewrect>.
  open var canOverlapSourceViewRect = false {
    didSet { placeDidChange() }
  }

  /// Where the arrow may point; anywhere by default. Nowhere is a popover without an arrow.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/permittedarrowdirections>.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { placeDidChange() }
  }

  /// Where the arrow points; unknown before the popover is shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/arrowdirection>.
  open var arrowDirection: UIPopoverArrowDirection { storedArrowDirection }

  /// What the popover keeps from the edges of the safe area, in points; 10 by default, which Apple leaves open.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/popoverlayoutmargins>.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { placeDidChange() }
  }

  /// The colour of the balloon and its arrow; nil for the system's.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/backgroundcolor>.
  open var backgroundColor: UIColor? {
    didSet { popoverView.color = backgroundColor ?? .systemBackground }
  }

  /// The class of the view that draws the balloon and its arrow, a subclass of `UIPopoverBackgroundView`; nil for the
  /// system's balloon. A class of another kind raises `NSInvalidArgumentException`, and is not kept.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/popoverbackgroundviewclass>.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    get { popoverView.background.map { type(of: $0) } }
    set {
      let type = newValue as? UIPopoverBackgroundView.Type
      if let newValue, type == nil {
        raise("NSInvalidArgumentException", "\(newValue) is no subclass of UIPopoverBackgroundView")
        return
      }
      popoverView.background = type?.makeInstance()
      placeDidChange()
    }
  }

  /// Views beside the popover that stay in reach: a touch on them is theirs and does not dismiss it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/passthroughviews>.
  open var passthroughViews: [UIView]?

  /// The sheet that the popover becomes where the width is compact.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/adaptivesheetpresentationcontroller>.
  open var adaptiveSheetPresentationController: UISheetPresentationController { storedSheet }

  // MARK: The presentation

  /// The balloon around the presented controller's view.
  open override var presentedView: UIView? {
    if let content = presentedViewController.view, !popoverView.holdsContent || popoverView.content !== content,
      !presentedViewController.isViewTakenByPresentation
    {
      popoverView.show(content)
    }
    return popoverView
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    return placement(in: container).frame
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { contentSize }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    placeDidChange()
  }

  open override func presentationTransitionWillBegin() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard let container else { return }
    if sourceView == nil, sourceItem == nil {
      raise("NSGenericException", missingSourceReason)
    }
    dimmingView.popover = self
    dimmingView.onTap = { [weak self] in self?.dismissByPerson() }
    dimmingView.frame = container.bounds
    container.insertSubview(dimmingView, at: 0)
    point()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { putAway() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    let wasDismissedByPerson = isDismissedByPerson
    isDismissedByPerson = false
    guard completed else { return }
    putAway()
    if wasDismissedByPerson {
      (delegate as? any UIPopoverPresentationControllerDelegate)?.popoverPresentationControllerDidDismissPopover(self)
    }
  }

  open override func containerViewWillLayoutSubviews() {
    guard let container else { return }
    dimmingView.frame = container.bounds
    point()
    placePresentedView()
  }

  override func didSettle() {
    point()
    placePresentedView()
  }

  override func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  override func adaptiveController(
    for style: UIModalPresentationStyle, of presented: UIViewController
  ) -> UIPresentationController? {
    style == .pageSheet && presented === presentedViewController ? storedSheet : nil
  }

  override func traits(from around: UITraitCollection) -> UITraitCollection {
    super.traits(
      from: around.modifyingTraits { traits in
        traits.userInterfaceLevel = .elevated
        traits.horizontalSizeClass = .compact
      })
  }

  override var coversWhatIsBehind: Bool { passthroughViews?.isEmpty ?? true }

  override func escape() -> Bool {
    dismissByPerson()
    return true
  }

  /// Dismisses the popover where the person may, unless it is on its way or has another in front of it.
  func dismissByPerson() {
    let modal = presentedViewController.modal
    guard modal?.presentation?.transition == nil, modal?.presented == nil else { return }
    if let delegate = delegate as? any UIPopoverPresentationControllerDelegate,
      !delegate.popoverPresentationControllerShouldDismissPopover(self)
    {
      return
    }
    guard mayBeDismissedByPerson() else { return }
    isDismissedByPerson = true
    presentedViewController.dismissModally(animated: true, isByPerson: true, completion: completionOfDismissalByPerson)
  }

  /// What is done when a person has dismissed the popover.
  var completionOfDismissalByPerson: (() -> Void)? { nil }

  /// The exception's text where the popover has nothing to point at.
  var missingSourceReason: String {
    "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the "
      + "presentation occurs."
  }

  private func placeDidChange() {
    container?.setNeedsLayout()
  }

  /// Turns the arrow to where it has to point.
  private func point() {
    guard let container else { return }
    let placement = placement(in: container)
    storedArrowDirection = placement.direction
    popoverView.arrowDirection = placement.direction
    popoverView.arrowPosition = placement.arrowPosition
  }

  /// Lets go of the content, which keeps no trace of the popover.
  private func putAway() {
    dimmingView.removeFromSuperview()
    popoverView.removeContent()
  }
}

extension UIViewController {
  /// The popover that presents this controller, or one around it, or that will with the style that is set; nil for another
  /// style.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller>.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
