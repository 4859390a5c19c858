/// The application: its state, its scenes, and where events come in.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiapplication>.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the application is in front, and takes events.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/state>.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// Why the application was launched.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey>.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private static let application = UIApplication()

  /// The one application.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/shared>.
  open class var shared: UIApplication { application }

  final private(set) var mainScene: UIWindowScene?
  final private(set) weak var storedKeyWindow: UIWindow?
  /// What would be called before the time of background tasks runs out, by the tasks' numbers.
  final var backgroundTasks: [Int: @MainActor @Sendable () -> Void] = [:]
  final var lastBackgroundTask = 0
  private var ignoringCount = 0
  /// Used where the status bar is not the view controllers'.
  final lazy var statusBarChoice = LaunchInformation.main.statusBarChoice

  /// Whether the screen stays on while nobody touches it; false by default. The owner of the display is told.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/isidletimerdisabled>.
  open var isIdleTimerDisabled = false {
    didSet { if isIdleTimerDisabled != oldValue { host?.setKeepsScreenOn(isIdleTimerDisabled) } }
  }

  /// Who is told of the application's life; held strongly, as the application's launch does with it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/delegate>.
  open var delegate: (any UIApplicationDelegate)?

  /// Inactive until the application is launched.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/applicationstate>.
  open private(set) var applicationState: State = .inactive

  /// The scenes of the application.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/connectedscenes>.
  open var connectedScenes: Set<UIScene> { mainScene.map { [$0] } ?? [] }

  /// The sessions of the application's scenes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/opensessions>.
  open var openSessions: Set<UISceneSession> { mainScene.map { [$0.session] } ?? [] }

  /// Always false: an application has one scene here.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/supportsmultiplescenes>.
  open var supportsMultipleScenes: Bool { false }

  /// Every window, hidden ones included, lowest first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/windows>.
  open var windows: [UIWindow] { mainScene?.windows ?? [] }

  /// The window that keys go to.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/keywindow>.
  open var keyWindow: UIWindow? { storedKeyWindow }

  /// The direction of the application's language.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/userinterfacelayoutdirection>.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that the person chose.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/preferredcontentsizecategory>.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The orientations that the application supports in a window, as its delegate says.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/supportedinterfaceorientations(for:)>.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? Self.defaultOrientations
  }

  /// All of them on a pad, all but upside down on a phone.
  static var defaultOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Gives an event to the windows it belongs to.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/sendevent(_:)>.
  open func sendEvent(_ event: UIEvent) {
    if event is MotionEvent { keyWindow?.sendEvent(event) }
    var targets: [UIWindow] = []
    let windows =
      (event as? UIPressesEvent)?.storedPresses.compactMap(\.storedWindow)
      ?? event.storedTouches.compactMap(\.storedWindow)
    for window in windows where !targets.contains(where: { $0 === window }) { targets.append(window) }
    for window in targets { window.sendEvent(event) }
  }

  /// Sends an action; its method may take the sender, and the event after it. Returns whether there was somebody to take
  /// it.
  ///
  /// Without a target the responder chain is searched from the key window's first responder, or from the sender where
  /// there is none. A target without the method raises `NSInvalidArgumentException`.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)>.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let receiver: AnyObject
    if let target {
      receiver = _SelectorRuntime.receiver(target)
    } else if let found = responder(to: action, from: sender) {
      receiver = _SelectorRuntime.receiver(found)
    } else {
      return false
    }
    _SelectorRuntime.sendAction(action, to: receiver, from: sender, for: event)
    return true
  }

  private func responder(to action: Selector, from sender: Any?) -> Any? {
    let first = storedKeyWindow?.firstResponder ?? sender as? UIResponder ?? self
    return first.target(forAction: action, withSender: sender)
  }

  /// Keys that nobody took: the first responder gets what they type, where it takes text. Else the tabulator key moves the keyboard's focus, within a modal where there is one; space and
  /// return use what has it; escape leaves a modal that the person may dismiss.
  ///
  /// Apple has them do so where full keyboard access is switched on; here it is. The arrow keys adjust.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { !KeyTyping.take($0) && !AccessibilityActions.press($0) }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  /// A key that is held types again.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { !KeyTyping.take($0) }
    if !left.isEmpty { super.pressesChanged(left, with: event) }
  }

  /// Takes no touches and keys until `endIgnoringInteractionEvents()` has been called as often; those that are there are
  /// cancelled.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiapplication/beginignoringinteractionevents()>.
  open func beginIgnoringInteractionEvents() {
    ignoringCount += 1
    guard ignoringCount == 1, let scene = mainScene else { return }
    let time = CACurrentMediaTime()
    scene.touchTracker.cancelAll(timestamp: time)
    scene.pressTracker.cancelAll(timestamp: time)
  }

  /// Takes touches and keys again; one call for each beginning.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiapplication/endignoringinteractionevents()>.
  open func endIgnoringInteractionEvents() {
    ignoringCount = max(0, ignoringCount - 1)
  }

  /// Whether touches and keys are not taken.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/isignoringinteractionevents>.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// The delegate, where it is a responder.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/next>.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self else { return nil }
    return responder
  }

  final func setKeyWindow(_ window: UIWindow?) {
    guard window !== storedKeyWindow else { return }
    if let former = storedKeyWindow {
      storedKeyWindow = nil
      former.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: former)
    }
    guard let window else { return }
    storedKeyWindow = window
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  final func setState(_ state: State) {
    applicationState = state
  }

  /// Replaces the scene; the former one's windows lose theirs.
  final func connect(_ scene: UIWindowScene?) {
    if let former = mainScene {
      setKeyWindow(nil)
      for window in former.windows { window.windowScene = nil }
      former.enter(.unattached, posting: UIScene.didDisconnectNotification) { $0.sceneDidDisconnect(former) }
      former.delegate = nil
    }
    mainScene = scene
    AccessibilityFocus.shared.reset()
    ignoringCount = 0
    isIdleTimerDisabled = false
  }
}

extension UIApplication {
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/didfinishlaunchingnotification>.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/didbecomeactivenotification>.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/willresignactivenotification>.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification>.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification>.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/didreceivememorywarningnotification>.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/willterminatenotification>.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
}
