/// Manages a view hierarchy: makes it, lays it out, and is told when it appears.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller>.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer, UITraitEnvironment {
  /// Where a controller is between being shown and being hidden.
  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  final var storedView: UIView?
  final var storedChildren: [UIViewController] = []
  final var storedKeyCommands: [UIKeyCommand] = []
  final unowned(unsafe) var storedParent: UIViewController?
  final weak var rootWindow: UIWindow?
  final var appearance: Appearance = .disappeared
  final var isAppearanceAnimated = false
  final var awaitsIsAppearing = false
  final var storedAdditionalSafeAreaInsets: UIEdgeInsets = .zero
  final var storedPreferredContentSize: CGSize = .zero
  final var storedOverrideStyle: UIUserInterfaceStyle = .unspecified
  final var storedRespectsMinimumMargins = true
  final var layoutSupports = ControllerLayoutGuides()
  final var childTraits: [ObjectIdentifier: UITraitCollection]?
  final var storedTraitOverrides = UITraitOverrides()
  final var traitChangeRegistry: TraitChangeRegistry?
  final var activeCoordinator: (any UIViewControllerTransitionCoordinator)?
  /// Whether a transition says when the controller appears and disappears, and not the place of its view.
  final var isAppearanceManaged = false
  /// How large constraints have made the view, where they alone place it.
  final var fittingSize: CGSize?
  final var isJoiningParent = false
  final var isLeavingParent = false
  final var modal: ModalState?
  /// What the controller knows of the Interface Builder file that it is from.
  final var nib: ControllerNib?
  /// What the nib file of the view has beside it.
  final var keptNibObjects: [NSObject] = []

  /// The nib file that the view comes from; nil looks for one that is named as the class is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname>.
  public final let nibName: String?
  /// The bundle that the nib file is in.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/nibbundle>.
  public final let nibBundle: Bundle?

  /// What navigation and tab bars call the controller.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/title>.
  open var title: String?

  /// A controller that makes its view in `loadView()`.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller whose view comes from a nib file.
  ///
  /// Without a name it is the file, if there is one, that is named as the class, with or without the ending
  /// `Controller`: `CardViewController` is shown by `CardView.xib` or `CardViewController.xib`.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)>.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller from an Interface Builder file, or from an archive, of which it reads what `encode(with:)` writes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)>.
  public required init?(coder: NSCoder) {
    nibName = coder.allowsKeyedCoding ? coder.decodeObject(forKey: "UINibName") as? String : nil
    nibBundle = (coder as? NibCoder)?.file.bundle
    super.init()
    if coder is NibCoder {
      decodeNib(coder, as: UIViewController.self)
    } else if coder.allowsKeyedCoding {
      title = coder.decodeObject(forKey: "UITitle") as? String
    }
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller>, which conforms to `NSCoding`.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else {
      raise("NSInvalidArgumentException", "\(type(of: self)) can only be encoded by a keyed archiver")
      return
    }
    if let nibName { coder.encode(nibName as NSString, forKey: "UINibName") }
    if let title { coder.encode(title as NSString, forKey: "UITitle") }
  }

  // Not `isolated deinit`: the compiler then refuses subclasses in files that it reads before this one.
  @MainActor deinit {
    modal?.presentationAbove?.losePresenter()
    storedView?.owningController = nil
    for child in storedChildren where child.storedParent === self { child.storedParent = nil }
  }

  // MARK: Keys

  /// The commands that `addKeyCommand(_:)` added.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/keycommands>.
  open override var keyCommands: [UIKeyCommand]? { storedKeyCommands.isEmpty ? nil : storedKeyCommands }

  final var adjustsScrollViewInsets = true {
    didSet { if adjustsScrollViewInsets != oldValue { storedView?.setNeedsLayout() } }
  }

  /// Whether a scroll view that is this controller's view, or the first in it, keeps clear of what a navigation controller shows
  /// above and below, also where it has nothing to scroll; true by default. Only while its own behaviour is automatic.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/automaticallyadjustsscrollviewinsets>.
  @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViewInsets }
    set { adjustsScrollViewInsets = newValue }
  }

  // MARK: View

  /// The view that the controller manages; made when it is first asked for.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/view>.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { setView(newValue) }
  }

  /// Makes the view; overrides set `view` and do not call super.
  ///
  /// The default takes it from the storyboard or the nib file; where there is none it is a plain view, as large as the
  /// screen. A nib file that cannot be found or read raises `NSInternalInconsistencyException`. Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>.
  open func loadView() {
    guard !loadViewFromNib() else { return }
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  /// The view was made.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()>.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// The view is about to be added to a view hierarchy that is shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)>.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the hierarchy and has its traits; its layout follows.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)>.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)>.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to be taken from the hierarchy.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)>.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view is not shown any longer.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)>.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children appear and disappear with this controller; where false, it tells them itself.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods>.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  /// Changes constraints in place of the view, when that asks for it and once when it comes into a tree. The default has
  /// the view do it; overrides call super last.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/updateviewconstraints()>.
  open func updateViewConstraints() {
    storedView?.updateConstraints()
  }

  /// The view is about to lay out its subviews.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()>.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()>.
  open func viewDidLayoutSubviews() {}

  /// The root view's safe area changed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewsafeareainsetsdidchange()>.
  open func viewSafeAreaInsetsDidChange() {}

  /// The root view's margins changed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewlayoutmarginsdidchange()>.
  open func viewLayoutMarginsDidChange() {}

  /// The size that the content would like, in points; zero by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsize>.
  open var preferredContentSize: CGSize {
    get { storedPreferredContentSize }
    set {
      guard newValue != storedPreferredContentSize else { return }
      storedPreferredContentSize = newValue
      if let storedParent {
        storedParent.preferredContentSizeDidChange(forChildContentContainer: self)
      } else {
        modal?.presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// A child would like another size. The default does nothing.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:)>.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Auto Layout has given the view of a child another size. The default does nothing.
  ///
  /// Called when the constraints of a view that they alone place have changed its size.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicontentcontainer/systemlayoutfittingsizedidchange(forchildcontentcontainer:)>.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size to give a child: the parent's, where the child's view fills this one's, else its present one.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicontentcontainer/size(forchildcontentcontainer:withparentcontainersize:)>.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded else { return parentSize }
    return child.bounds.size == own.bounds.size ? parentSize : child.bounds.size
  }

  /// The size is about to change. The default tells the children whose size changes; overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)>.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// The traits are about to change. The default tells the children; overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontentcontainer/willtransition(to:with:)>.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Traits

  /// The traits of the controller, which its view has too.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection>.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.effectiveTraits ?? traits(from: parent?.traitCollection ?? UITraitCollection.fallback)
  }

  /// The traits changed; the former ones are given.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)>.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Orientation

  /// The orientations that the controller supports: all on a pad, all but upside down on a phone.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations>.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { UIApplication.defaultOrientations }

  /// The orientation in which the controller is best presented over the whole screen: as the interface is, by default.
  ///
  /// The interface turns to it as the presentation begins; one that is not supported changes nothing. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredinterfaceorientationforpresentation>.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIApplication.shared.mainScene?.interfaceOrientation ?? .portrait
  }

  /// Whether the interface turns with the device; true by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautorotate>.
  open var shouldAutorotate: Bool { true }

  // MARK: Status bar

  /// The style of the status bar while the controller decides on it; the default one by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarstyle>.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden while the controller decides on it: by default where height is compact.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/prefersstatusbarhidden>.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

  /// The controller that decides on the bar's style in this one's place; nil by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarstyle>.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The controller that decides whether the bar is hidden in this one's place; nil by default.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarhidden>.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// How the bar should come and go; a fade by default. The bar is the device's: the application decides whether its own
  /// views move along.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarupdateanimation>.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether the controller decides on the status bar while it is presented without covering the screen; false by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance>.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { modal?.capturesStatusBar ?? false }
    set { ensuredModal.capturesStatusBar = newValue }
  }

  /// Whether the home indicator should hide while nobody touches the screen; false by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/prefershomeindicatorautohidden>.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The controller that decides on the home indicator in this one's place; nil by default.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/childforhomeindicatorautohidden>.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The edges of the screen at which the application's gestures go before the system's; none by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredscreenedgesdeferringsystemgestures>.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The controller that decides on those edges in this one's place; nil by default.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/childforscreenedgesdeferringsystemgestures>.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Memory is short. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/didreceivememorywarning()>.
  open func didReceiveMemoryWarning() {}

  // MARK: Containment

  /// Called before the controller gets another parent, or none. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)>.
  open func willMove(toParent parent: UIViewController?) {
    isJoiningParent = parent != nil
    isLeavingParent = parent == nil && storedParent != nil
  }

  /// Called after the controller got another parent, or none. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)>.
  open func didMove(toParent parent: UIViewController?) {}

  /// Makes a controller a child; it leaves its former parent first. The child's view is the caller's business, and so is
  /// `didMove(toParent:)`.
  ///
  /// A controller cannot be a child of itself or of one of its descendants: raises `NSInvalidArgumentException`.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)>.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Takes the controller from its parent and calls `didMove(toParent: nil)`. What is presented in its context goes, at once.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()>.
  open func removeFromParent() {
    if storedParent != nil { abandonPresentations() }
    leaveParent()
  }

  /// Replaces a child's view by that of another child, with an animation, and tells both of it.
  ///
  /// The coming view is added beside the other one where it has no superview; the leaving one is removed at the end. Both
  /// must be children of this controller, or it raises. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition(from:to:duration:options:animations:completion:)>.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Whether the controller is being added to its parent, while its view appears.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent>.
  open var isMovingToParent: Bool { isJoiningParent && (appearance == .appearing || appearance == .appeared) }

  /// Whether the controller is being removed from its parent, while its view disappears.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent>.
  open var isMovingFromParent: Bool {
    isLeavingParent && (appearance == .disappearing || appearance == .disappeared)
  }

  // MARK: Presentation

  /// How the controller is presented; `automatic` by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle>.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal?.presentationStyle ?? .automatic }
    set { ensuredModal.presentationStyle = newValue }
  }

  /// How the controller comes and goes, where its transitioning delegate does not say so.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/modaltransitionstyle>.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modal?.transitionStyle ?? .coverVertical }
    set { ensuredModal.transitionStyle = newValue }
  }

  /// Gives the objects that bring the controller in and take it away; not held.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioningdelegate>.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modal?.transitioningDelegate }
    set { ensuredModal.transitioningDelegate = newValue }
  }

  /// Whether controllers that cover the current context cover this one; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext>.
  open var definesPresentationContext: Bool {
    get { modal?.definesPresentationContext ?? false }
    set { ensuredModal.definesPresentationContext = newValue }
  }

  /// Whether the transition style of this controller is that of those which cover its context; false by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/providespresentationcontexttransitionstyle>.
  open var providesPresentationContextTransitionStyle: Bool {
    get { modal?.providesTransitionStyle ?? false }
    set { ensuredModal.providesTransitionStyle = newValue }
  }

  /// Whether only code dismisses the controller; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation>.
  open var isModalInPresentation: Bool {
    get { modal?.isModalInPresentation ?? false }
    set { ensuredModal.isModalInPresentation = newValue }
  }

  /// The controller that this one, or one around it, presents.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller>.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presents this one, or one around it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller>.
  open var presentingViewController: UIViewController? { nearestPresentation?.presenter }

  /// What manages the presentation of this controller, or of one around it. Asking before a presentation makes it, for the
  /// style that is set then.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller>.
  open var presentationController: UIPresentationController? { ensuredPresentationController() }

  /// Whether the controller is on its way in.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingpresented>.
  open var isBeingPresented: Bool { modal?.presentation?.transition?.kind == .presentation }

  /// Whether the controller is on its way out.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingdismissed>.
  open var isBeingDismissed: Bool { modal?.isBeingDismissed ?? false }

  /// Presents a controller over this one, or over the controller around it that the style asks for.
  ///
  /// The completion is called after `viewDidAppear(_:)`, and after a presentation that was cancelled. Where nothing can be
  /// presented now, that is reported, and no completion is called: this controller presents another one, or is on its way,
  /// or its view is in no window. A controller that cannot be presented at all raises `NSInvalidArgumentException`.
  /// Animated, the presentation begins in the next cycle.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentModally(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, with all that lies over it; where it presents nothing, the controller itself.
  ///
  /// Only the topmost view is animated. The completion is called after `viewDidDisappear(_:)`, after a dismissal that was
  /// cancelled, and at once where there is nothing to dismiss. While a presentation or dismissal is under way the call is
  /// reported and does nothing.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)>.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion: completion)
  }

  /// Shows a controller in a way that suits what is around this one: a navigation controller pushes it; where no parent
  /// has a way of its own, it is presented.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)>.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let storedParent else { return present(vc, animated: UIView.areAnimationsEnabled) }
    storedParent.show(vc, sender: sender)
  }

  /// Shows a controller beside others; where no parent has a way of its own, it is presented.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailviewcontroller(_:sender:)>.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let storedParent else { return present(vc, animated: UIView.areAnimationsEnabled) }
    storedParent.showDetailViewController(vc, sender: sender)
  }

  // MARK: Segues

  /// Performs the segue of an identifier from the storyboard that the controller is from; one that is not there raises
  /// `NSInvalidArgumentException`.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/performsegue(withidentifier:sender:)>.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNamedSegue(identifier, sender)
  }

  /// Whether a segue that a control, a gesture or a container view begins is to be performed; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldperformsegue(withidentifier:sender:)>.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// A segue is about to be performed: hands over to its destination. The default does nothing.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/prepare(for:sender:)>.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue may end here; by default where the controller has the method and is not the one that is left.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/canperformunwindsegueaction(_:from:sender:)>.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  {
    fromViewController !== self && responds(to: action)
  }

  /// The children in which the end of an unwind segue is looked for: all but the one that it comes from.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/allowedchildrenforunwinding(from:)>.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = childContaining(source)
    return storedChildren.filter { $0 !== origin }
  }

  /// A step of an unwind segue: the controller shows a child, in which the segue ends. The default does nothing.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/unwind(for:towards:)>.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Responder

  /// The controller that presents this one; else the superview of the root view, or the parent where there is none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/next>.
  open override var next: UIResponder? {
    modal?.presentation?.presenter ?? viewIfLoaded?.storedSuperview ?? storedParent
  }
}
