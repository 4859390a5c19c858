/// Shows two controllers beside each other, or one where there is room for one.
///
/// There is room for one where the width is compact. Specified by
/// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The greatest width that the primary controller has by itself; Apple publishes no figure.
  private static let standardWidth: CGFloat = 320

  private var controllers: [UIViewController] = []
  /// What a primary navigation controller has pushed of secondary controllers, from the bottom.
  private var collapsed: [(secondary: UIViewController, parts: [UIViewController])] = []
  private var storedIsCollapsed: Bool?
  private var shownMode: DisplayMode?
  /// The mode that the person has brought about, until another one is preferred or the view is turned.
  private var chosenMode: DisplayMode?
  private var placedSize: CGSize?
  private lazy var outside = OutsideOfPrimaryView(self)
  private lazy var edgePan = PrimaryEdgePan(self)

  /// A split view controller without content.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A split view controller from an Interface Builder file, or from an archive.
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
      collapsed = []
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
    push(secondary, onto: navigation, animated: false)
  }

  /// A navigation controller can not be pushed: what it has is.
  private func push(_ secondary: UIViewController, onto navigation: UINavigationController, animated: Bool) {
    let inner = secondary as? UINavigationController
    let parts = inner?.viewControllers ?? [secondary]
    inner?.setViewControllers([], animated: false)
    collapsed.append((secondary, parts))
    navigation.setViewControllers(navigation.viewControllers + parts, animated: animated)
  }

  private func expand() {
    guard let left = controllers.first, controllers.count == 1 else { return }
    let primary = delegate?.primaryViewController(forExpanding: self) ?? left
    if let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary) {
      collapsed = []
      return take([primary, secondary])
    }
    guard let navigation = primary as? UINavigationController else { return take([primary]) }
    let details = collapsed
    collapsed = []
    // What lies on the first of them goes with it; what was popped is gone.
    let stack = navigation.viewControllers
    func detail(of controller: UIViewController) -> UIViewController? {
      details.first { $0.parts.contains { $0 === controller } }?.secondary
    }
    guard let first = stack.firstIndex(where: { detail(of: $0) != nil }), let bottom = detail(of: stack[first]) else {
      return take([primary])
    }
    let parts = Array(stack[first...])
    navigation.setViewControllers(Array(stack[..<first]), animated: false)
    if let inner = bottom as? UINavigationController {
      inner.setViewControllers(parts, animated: false)
    } else if parts.count > 1 {
      // Apple does not say what becomes of what lies on a controller that can not push; here it gets one that can.
      let inner = UINavigationController()
      inner.setViewControllers(parts, animated: false)
      return take([primary, inner])
    }
    take([primary, bottom])
  }

  // MARK: Display modes

  /// The mode that is wanted where there is room for two.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferreddisplaymode>.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      chosenMode = nil
      if isViewLoaded { view.setNeedsLayout() }
    }
  }

  /// Whether a drag from the edge brings a primary controller that is not seen, over the secondary one; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/presentswithgesture>.
  open var presentsWithGesture = true {
    didSet { if isViewLoaded { edgePan.isEnabled = presentsWithGesture } }
  }

  /// The mode that is shown; never `automatic`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.property>.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if let chosenMode { return chosenMode }
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    return bounds.width > bounds.height ? .oneBesideSecondary : .secondaryOnly
  }

  private var bounds: CGRect { isViewLoaded ? view.bounds : UIScreen.main.bounds }

  /// How long a primary controller slides in and out, in seconds; Apple publishes no figure.
  private static let slideDuration = 0.3

  fileprivate func hideOverlay() {
    guard displayMode == .oneOverSecondary, let content = controllers.first?.viewInPlace else { return }
    chosenMode = .secondaryOnly
    noteMode()
    UIView.animate(withDuration: Self.slideDuration) {
      content.frame = self.outsideFrame(of: content)
    } completion: { _ in
      self.view.setNeedsLayout()
    }
  }

  fileprivate func showOverlay() {
    guard isViewLoaded, !isCollapsed, controllers.count == 2, displayMode == .secondaryOnly else { return }
    chosenMode = .oneOverSecondary
    let content = controllers[0].viewInPlace
    UIView.performWithoutAnimation {
      place()
      view.layoutIfNeeded()
      content.frame = outsideFrame(of: content)
    }
    UIView.animate(withDuration: Self.slideDuration) { self.place() }
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where a primary controller's view lies before it slides in.
  private func outsideFrame(of content: UIView) -> CGRect {
    var frame = content.frame
    frame.origin.x = isMirrored ? view.bounds.maxX : view.bounds.minX - frame.width
    return frame
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
    push(vc, onto: navigation, animated: UIView.areAnimationsEnabled)
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
    let size = view.bounds.size
    if let placedSize, (placedSize.width > placedSize.height) != (size.width > size.height) { chosenMode = nil }
    placedSize = size
    noteMode()
    let mode = displayMode
    if edgePan.view == nil {
      edgePan.isEnabled = presentsWithGesture
      view.addGestureRecognizer(edgePan)
    }
    guard let primary = controllers.first else { return }
    guard !isCollapsed, controllers.count == 2 else {
      outside.removeFromSuperview()
      return put(primary, view.bounds)
    }
    let secondary = controllers[1]
    let (bounds, width) = (view.bounds, primaryColumnWidth)
    let isMirrored = isMirrored
    edgePan.edges = isMirrored ? .right : .left
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

  /// Tells the delegate of another mode.
  private func noteMode() {
    let mode = displayMode
    if let shownMode, shownMode != mode { delegate?.splitViewController(self, willChangeTo: mode) }
    shownMode = mode
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

/// Brings a primary controller that is not seen.
private final class PrimaryEdgePan: UIScreenEdgePanGestureRecognizer {
  private weak var controller: UISplitViewController?

  init(_ controller: UISplitViewController) {
    self.controller = controller
    super.init(target: nil, action: nil)
    edges = .left
  }

  override func sendActions() {
    super.sendActions()
    if state == .began { controller?.showOverlay() }
  }
}
