/// How a scene is made: who its delegate is.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uisceneconfiguration>.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
  /// The name of the configuration; nil for none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisceneconfiguration/name>.
  public final let name: String?

  /// Specified by <https://developer.apple.com/documentation/uikit/uisceneconfiguration/role>.
  public final let role: UISceneSession.Role

  /// The class of the scene's delegate, which is made with `init()`; without one the application's delegate is told of
  /// the application's life. It must inherit from `NSObject` and conform to `UISceneDelegate`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisceneconfiguration/delegateclass>.
  open var delegateClass: AnyClass?

  /// A configuration without a delegate.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisceneconfiguration/init(name:sessionrole:)>.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    unsafeAssumeMainActor {
      let copy = UISceneConfiguration(name: name, sessionRole: role)
      copy.delegateClass = delegateClass
      return copy
    }
  }
}
