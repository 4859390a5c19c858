/// One instance of the application's interface.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiscene>.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What a scene is doing.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum>.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  private let storedSession: UISceneSession

  override init() {
    storedSession = UISceneSession(
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    super.init()
    storedSession.storedScene = self
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.property>.
  open internal(set) var activationState: ActivationState = .unattached

  /// What lasts of the scene beyond its connection.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/session>.
  open var session: UISceneSession { storedSession }

  /// Who is told of the scene's life; the scene keeps it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/delegate>.
  open var delegate: (any UISceneDelegate)?

  /// What the system calls the scene; empty by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/title>.
  open var title: String! = ""

  /// The application.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/next>.
  open override var next: UIResponder? { UIApplication.shared }

  /// Takes a state, tells the delegate and then posts the notification, where there is one.
  final func enter(
    _ state: ActivationState, posting name: Notification.Name?, telling tell: ((any UISceneDelegate) -> Void)? = nil
  ) {
    activationState = state
    if let delegate, let tell { tell(delegate) }
    if let name { NotificationCenter.default.post(name: name, object: self) }
  }

  /// Makes the delegate that a configuration names, and tells it that the scene is connected.
  final func connect(as configuration: UISceneConfiguration) {
    if let type = configuration.delegateClass {
      guard let type = type as? NSObject.Type, let made = type.makeObject() as? any UISceneDelegate else {
        raise("NSInvalidArgumentException", "The delegate class \(type) of a scene is no NSObject with UISceneDelegate")
        return
      }
      delegate = made
    }
    let window = configuration.storyboard.flatMap { (self as? UIWindowScene)?.makeWindow($0) }
    delegate?.scene(self, willConnectTo: session, options: ConnectionOptions())
    window?.makeKeyAndVisible()
    NotificationCenter.default.post(name: Self.willConnectNotification, object: self)
  }
}

extension UIScene {
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/willconnectnotification>.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/didactivatenotification>.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/willdeactivatenotification>.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification>.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/willenterforegroundnotification>.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/diddisconnectnotification>.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}
