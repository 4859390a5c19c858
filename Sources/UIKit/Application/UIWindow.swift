/// The root of a view hierarchy on a scene, and where its events come in.
///
/// A window is hidden until it is shown, and lives as long as somebody holds it.
/// Specified by <https://developer.apple.com/documentation/uikit/uiwindow>.
@preconcurrency @MainActor
open class UIWindow: UIView {
  final weak var firstResponder: UIResponder?
  private weak var storedScene: UIWindowScene?
  private var storedRootViewController: UIViewController?
  private var storedLevel: Level = .normal

  /// A window that covers the scene that is connected, or the screen where there is none.
  ///
  /// Apple documents that a window without a frame covers the screen since iOS 9.
  public convenience init() {
    let size = UIApplication.shared.mainScene?.size ?? UIScreen.main.bounds.size
    self.init(frame: CGRect(origin: .zero, size: size))
  }

  /// A window on the scene that is connected; the window joins it when it is shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(scene: UIApplication.shared.mainScene)
  }

  /// A window of the size of a scene.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)>.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.size))
    setUp(scene: windowScene)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(scene: UIApplication.shared.mainScene)
    decodeNib(coder, as: UIWindow.self)
  }

  // Not `isolated deinit`, as in UIViewController.
  @MainActor deinit {
    // The presentations end in a tree that knows this window no longer, whose callbacks may do anything.
    let root = storedRootViewController
    for child in storedSubviews {
      child.forgetWindow()
      child.storedSuperview = nil
    }
    storedLayer.removeFromSuperlayer()
    root?.abandonPresentations()
  }

  private func setUp(scene: UIWindowScene?) {
    storedLayer.isHidden = true
    storedWindow = self
    storedScene = scene
    scene?.adopt(self)
    refreshTraits()
    updateSafeAreaInsets()
  }

  // MARK: Scene

  /// The scene that shows the window.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/windowscene>.
  open var windowScene: UIWindowScene? {
    get { storedScene }
    set {
      guard newValue !== storedScene else { return }
      if isKeyWindow { UIApplication.shared.setKeyWindow(nil) }
      storedScene?.release(self)
      storedScene = newValue
      newValue?.adopt(self)
      refreshTraits()
      updateSafeAreaInsets(boundsDidChange: true)
    }
  }

  /// The screen that shows the window.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/screen>.
  open var screen: UIScreen { storedScene?.screen ?? UIScreen.main }

  /// In front of which windows this one is; `normal` by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/windowlevel>.
  open var windowLevel: Level {
    get { storedLevel }
    set {
      guard newValue != storedLevel else { return }
      storedLevel = newValue
      storedScene?.reorder(self)
    }
  }

  /// What the device's shape reaches into a window: all of it where the window covers the scene.
  final var deviceSafeAreaInsets: UIEdgeInsets {
    guard let storedScene else { return .zero }
    return storedScene.deviceSafeAreaInsets.reaching(into: frame, of: CGRect(origin: .zero, size: storedScene.size))
  }

  // MARK: Root controller

  /// The controller whose view fills the window; it appears when the window is shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller>.
  open var rootViewController: UIViewController? {
    get { storedRootViewController }
    set {
      guard newValue !== storedRootViewController else { return }
      let former = storedRootViewController
      storedRootViewController = newValue
      if let former {
        former.abandonPresentations()
        former.viewIfLoaded?.removeFromSuperview()
        former.rootWindow = nil
      }
      newValue?.rootWindow = self
      if !isHidden {
        storedScene?.adoptOrientation()
        installRootView()
        storedScene?.updateStatusBar()
      }
    }
  }

  private func installRootView() {
    guard let controller = storedRootViewController, let view = controller.view, view.superview !== self,
      !controller.isViewTakenByPresentation
    else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// The root controller and those that are presented in front of it, lowest first.
  final var controllersInFront: [UIViewController] {
    let all = storedRootViewController?.presentationTree ?? []
    // Contexts make it a tree, in which what was presented last is in front.
    guard all.contains(where: { $0.modal?.presentation?.controller.shouldPresentInFullscreen == false }) else {
      return all
    }
    let places = all.map(place(of:))
    return all.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { all[$0] }
  }

  /// How far in front a presentation's container is, among what lies in the window: the root is behind all, then come those
  /// that are away with what they are in, and one that is to come is in front of all.
  private func place(of controller: UIViewController) -> Int {
    guard let presentation = controller.modal?.presentation else { return .min }
    guard let container = presentation.controller.container else { return .max }
    var view: UIView? = container
    while let current = view, current.storedSuperview !== self { view = current.storedSuperview }
    return storedSubviews.firstIndex { $0 === view } ?? -1
  }

  // MARK: Visibility and key state

  /// Shows the window in front of others of its level and lets keys go to it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()>.
  open func makeKeyAndVisible() {
    storedScene?.reorder(self)
    isHidden = false
    makeKey()
  }

  /// Lets keys go to the window.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/makekey()>.
  open func makeKey() {
    guard canBecomeKey else { return }
    UIApplication.shared.setKeyWindow(self)
  }

  /// Whether keys go to the window.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/iskeywindow>.
  open var isKeyWindow: Bool { UIApplication.shared.storedKeyWindow === self }

  /// Whether the window may be the key window; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/canbecomekey>.
  open var canBecomeKey: Bool { true }

  /// Called when the window has become the key window. Never called by applications.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/becomekey()>.
  open func becomeKey() {}

  /// Called when the window is the key window no longer. Never called by applications.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/resignkey()>.
  open func resignKey() {}

  final func visibilityDidChange() {
    if isHidden {
      for controller in controllersInFront { controller.windowVisibilityDidChange(isVisible: false) }
      if isKeyWindow { UIApplication.shared.setKeyWindow(storedScene?.nextKeyWindow) }
      storedScene?.cancelTouches(in: self)
      storedScene?.adoptOrientation()
      storedScene?.updateStatusBar()
      GestureArbiter.shared.viewDidLeaveWindow(self)
      NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    } else {
      storedScene?.show(self)
      storedScene?.adoptOrientation()
      installRootView()
      storedScene?.updateStatusBar()
      for controller in controllersInFront where controller.viewIfLoaded?.storedWindow === self {
        controller.windowVisibilityDidChange(isVisible: true)
      }
      NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }
  }

  // MARK: Events

  /// Gives an event to the views, or to the first responder, of this window.
  ///
  /// Called by the application. Specified by <https://developer.apple.com/documentation/uikit/uiwindow/sendevent(_:)>.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      deliver(event)
    } else if let event = event as? MotionEvent {
      event.deliver(to: keyResponder)
    } else {
      GestureArbiter.shared.deliver(event, in: self)
    }
  }

  private func deliver(_ event: UIPressesEvent) {
    let changed = event.storedPresses.filter { $0.storedWindow === self && $0.storedPhase != .stationary }
    for press in changed {
      let responder = press.storedResponder ?? self
      if press.storedPhase == .began { press.isCommand = KeyCommandDelivery.take(press, of: event, from: responder) }
      if press.isCommand { continue }
      PressDelivery.deliver(press, of: event, from: responder)
      switch press.storedPhase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }

  /// Who gets keys first: the first responder, or the view of the controller in front, or the window.
  final var keyResponder: UIResponder {
    firstResponder ?? controllersInFront.last?.viewIfLoaded ?? self
  }

  /// A view left the window: it keeps no touches and is not the first responder.
  final func viewDidLeave(_ view: UIView) {
    if let responder = firstResponder,
      responder === view || (responder as? UIViewController)?.viewIfLoaded === view
    {
      if !responder.resignFirstResponder() || firstResponder === responder { firstResponder = nil }
    }
    AccessibilityFocus.shared.viewDidLeave(view)
    storedScene?.cancelTouches(in: view)
    GestureArbiter.shared.viewDidLeaveWindow(view)
  }

  /// The scene.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/next>.
  open override var next: UIResponder? {
    storedScene ?? UIApplication.shared
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      storedRootViewController?.windowMetricsDidChange()
    }
  }
}

extension UIWindow {
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/didbecomevisiblenotification>.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/didbecomehiddennotification>.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/didbecomekeynotification>.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/didresignkeynotification>.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
