/// Shows two controllers beside each other, or one where there is room for one.
///
/// There is room for one where the width is compact. Specified by
/// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The greatest width that the primary controller has by itself; Apple publishes no figure.
  private static let standardWidth: CGFloat = 320

  private var controllers: [UIViewController] = []
  /// What a primary navigation controller has pushed of the secondary controller.
  private var collapsed: (secondary: UIViewController, parts: [UIViewController])?
  private var storedIsCollapsed: Bool?
  private var shownMode: DisplayMode?
  /// Whether the person has put an overlaid primary controller away.
  private var isOverlayHidden = false
  private lazy var outside = OutsideOfPrimaryView(self)

  /// A split view controller without content.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/delegate>.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Content

  /// The primary and the secondary controller; where there is room for one, that one. Others after them raise
  /// `NSInvalidArgumentException`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontrollers>.
  open var viewControllers: [UIViewController] {
    get { controllers }
    set {
      guard newValue.count <= 2 else {
        raise(
          "NSInvalidArgumentException",
          "UISplitViewController has two view controllers, and was given \(newValue.count)")
        return
      }
      collapsed = nil
      take(newValue)
      if storedIsCollapsed == true { collapse() }
    }
  }

  /// Whether there is room for one controller only.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/iscollapsed>.
  open var isCollapsed: Bool { storedIsCollapsed ?? (traitCollection.horizontalSizeClass == .compact) }

  private func take(_ new: [UIViewController]) {
    for controller in controllers where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.leavePlace()
      controller.removeFromParent()
    }
    controllers = new
    for controller in new where controller.storedParent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if isViewLoaded { view.setNeedsLayout() }
  }

  // MARK: One or two

  private func collapse() {
    guard controllers.count == 2 else { return }
    let secondary = controllers[1]
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? controllers[0]
    guard primary !== secondary else { return take([primary]) }
    let isDone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    take([primary])
    guard !isDone, let navigation = primary as? UINavigationController else { return }
    // A navigation controller can not be pushed: what it has is.
    let inner = secondary as? UINavigationController
    let parts = inner?.viewControllers ?? [secondary]
    inner?.setViewControllers([], animated: false)
    collapsed = (secondary, parts)
    navigation.setViewControllers(navigation.viewControllers + parts, animated: false)
  }

  private func expand() {
    guard let left = controllers.first, controllers.count == 1 else { return }
    let primary = delegate?.primaryViewController(forExpanding: self) ?? left
    if let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary) {
      collapsed = nil
      return take([primary, secondary])
    }
    guard let former = collapsed, let navigation = primary as? UINavigationController else { return take([primary]) }
    collapsed = nil
    // What lies on the first part goes with it; what was popped is gone.
    let stack = navigation.viewControllers
    guard let first = stack.firstIndex(where: { $0 === former.parts.first }) else { return take([primary]) }
    let parts = Array(stack[first...])
    navigation.setViewControllers(Array(stack[..<first]), animated: false)
    if let inner = former.secondary as? UINavigationController { inner.setViewControllers(parts, animated: false) }
    take([primary, former.secondary])
  }

  // MARK: Display modes

  /// The mode that is wanted where there is room for two.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferreddisplaymode>.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      isOverlayHidden = false
      if isViewLoaded { view.setNeedsLayout() }
    }
  }

  /// The mode that is shown; never `automatic`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.property>.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    switch preferredDisplayMode {
    case .automatic: return bounds.width > bounds.height ? .oneBesideSecondary : .secondaryOnly
    case .oneOverSecondary where isOverlayHidden: return .secondaryOnly
    default: return preferredDisplayMode
    }
  }

  private var bounds: CGRect { isViewLoaded ? view.bounds : UIScreen.main.bounds }

  fileprivate func hideOverlay() {
    isOverlayHidden = true
    UIView.animate(withDuration: 0.3) { self.place() }
  }

  // MARK: Widths

  /// The width of the primary controller as a part of the whole; `automaticDimension` by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferredprimarycolumnwidthfraction>.
  open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension {
    didSet { if isViewLoaded { view.setNeedsLayout() } }
  }

  /// The least width of the primary controller in points; `automaticDimension`, the default, for none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/minimumprimarycolumnwidth>.
  open var minimumPrimaryColumnWidth: CGFloat = automaticDimension {
    didSet { if isViewLoaded { view.setNeedsLayout() } }
  }

  /// The greatest width of the primary controller in points; `automaticDimension`, the default, for 320.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/maximumprimarycolumnwidth>.
  open var maximumPrimaryColumnWidth: CGFloat = automaticDimension {
    didSet { if isViewLoaded { view.setNeedsLayout() } }
  }

  /// The width of the primary controller in points; all of it where there is room for one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/primarycolumnwidth>.
  open var primaryColumnWidth: CGFloat {
    let width = bounds.width
    guard !isCollapsed else { return width }
    let fraction = preferredPrimaryColumnWidthFraction
    let least = minimumPrimaryColumnWidth >= 0 ? minimumPrimaryColumnWidth : 0
    let greatest = maximumPrimaryColumnWidth >= 0 ? maximumPrimaryColumnWidth : Self.standardWidth
    return min(max((fraction >= 0 ? fraction : 0.4) * width, least), max(greatest, least), width)
  }

  // MARK: Showing

  /// Shows a controller as the primary one: a navigation controller there pushes it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show(_:sender:)>.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    if let navigation = controllers.first as? UINavigationController { return navigation.show(vc, sender: sender) }
    take([vc] + controllers.dropFirst())
  }

  /// Shows a controller as the secondary one. Where there is room for one, a primary navigation controller pushes it;
  /// without one it is presented.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showdetailviewcontroller(_:sender:)>.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    guard let primary = controllers.first else { return take([vc]) }
    guard isCollapsed else { return take([primary, vc]) }
    guard let navigation = primary as? UINavigationController else {
      return present(vc, animated: UIView.areAnimationsEnabled)
    }
    let inner = vc as? UINavigationController
    let parts = inner?.viewControllers ?? [vc]
    inner?.setViewControllers([], animated: false)
    if collapsed == nil { collapsed = (vc, parts) }
    navigation.setViewControllers(navigation.viewControllers + parts, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Layout

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    if storedIsCollapsed != isNarrow {
      storedIsCollapsed = isNarrow
      if isNarrow { collapse() } else { expand() }
    }
    place()
  }

  private func place() {
    let mode = displayMode
    if let shownMode, shownMode != mode { delegate?.splitViewController(self, willChangeTo: mode) }
    shownMode = mode
    guard let primary = controllers.first else { return }
    guard !isCollapsed, controllers.count == 2 else {
      outside.removeFromSuperview()
      return put(primary, view.bounds)
    }
    let secondary = controllers[1]
    let (bounds, width) = (view.bounds, primaryColumnWidth)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let column = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    let rest = CGRect(x: isMirrored ? 0 : width, y: 0, width: bounds.width - width, height: bounds.height)
    switch mode {
    case .oneBesideSecondary:
      outside.removeFromSuperview()
      put(secondary, rest)
      put(primary, column)
    case .oneOverSecondary:
      put(secondary, bounds)
      outside.frame = bounds
      if outside.superview !== view { view.addSubview(outside) }
      put(primary, column)
    case .secondaryOnly, .automatic:
      outside.removeFromSuperview()
      put(secondary, bounds)
      primary.leavePlace()
    }
  }

  private func put(_ controller: UIViewController, _ frame: CGRect) {
    let content = controller.viewInPlace
    if content.superview !== view { view.addSubview(content) }
    if content.frame != frame { content.frame = frame }
  }
}

extension UIViewController {
  /// The split view controller around this one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/splitviewcontroller>.
  public final var splitViewController: UISplitViewController? {
    storedParent?.nearest { $0 is UISplitViewController } as? UISplitViewController
  }
}

/// What lies beside a primary controller that is over the secondary one: a touch puts that away.
private final class OutsideOfPrimaryView: UIView {
  private weak var controller: UISplitViewController?

  init(_ controller: UISplitViewController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    controller?.hideOverlay()
  }
}
