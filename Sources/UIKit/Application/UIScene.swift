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

  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.property>.
  open internal(set) var activationState: ActivationState = .unattached

  /// What the system calls the scene; empty by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/title>.
  open var title: String! = ""

  /// The application.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/next>.
  open override var next: UIResponder? { UIApplication.shared }

  final func enter(_ state: ActivationState, posting name: Notification.Name?) {
    activationState = state
    if let name { NotificationCenter.default.post(name: name, object: self) }
  }
}

extension UIScene {
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
