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
  final unowned(unsafe) var storedParent: UIViewController?
  final weak var rootWindow: UIWindow?
  final var appearance: Appearance = .disappeared
  final var isAppearanceAnimated = false
  final var awaitsIsAppearing = false
  final var storedAdditionalSafeAreaInsets: UIEdgeInsets = .zero
  final var storedPreferredContentSize: CGSize = .zero
  final var storedOverrideStyle: UIUserInterfaceStyle = .unspecified
  final var storedRespectsMinimumMargins = true
  final var childTraits: [ObjectIdentifier: UITraitCollection]?
  final var activeCoordinator: (any UIViewControllerTransitionCoordinator)?

  /// The nib file that the view comes from; nil here makes a plain view.
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

  /// A controller whose view comes from a nib file, or, without one, from `loadView()`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)>.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller from an archive. Reads what `encode(with:)` writes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)>.
  public required init?(coder: NSCoder) {
    nibName = coder.allowsKeyedCoding ? coder.decodeObject(forKey: "UINibName") as? String : nil
    nibBundle = nil
    super.init()
    if coder.allowsKeyedCoding { title = coder.decodeObject(forKey: "UITitle") as? String }
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

  isolated deinit {
    storedView?.owningController = nil
    for child in storedChildren where child.storedParent === self { child.storedParent = nil }
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
  /// The default is a plain view, as large as the screen. A nib file that cannot be found raises
  /// `NSInternalInconsistencyException`. Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>.
  open func loadView() {
    if let nibName {
      raise(
        "NSInternalInconsistencyException",
        "Could not load NIB in bundle: '\((nibBundle ?? Bundle.main).bundlePath)' with name '\(nibName)'")
    }
    view = UIView(frame: UIScreen.main.bounds)
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
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// A child would like another size. The default does nothing.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:)>.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

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

  // MARK: Containment

  /// Called before the controller gets another parent, or none. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)>.
  open func willMove(toParent parent: UIViewController?) {}

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

  /// Takes the controller from its parent and calls `didMove(toParent: nil)`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()>.
  open func removeFromParent() {
    leaveParent()
  }

  // MARK: Responder

  /// The superview of the root view, or the parent where there is none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/next>.
  open override var next: UIResponder? {
    viewIfLoaded?.storedSuperview ?? storedParent
  }
}
