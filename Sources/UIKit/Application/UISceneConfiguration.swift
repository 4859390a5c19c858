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

  /// The storyboard that the scene begins with: its initial controller is shown by a window that the delegate gets.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisceneconfiguration/storyboard>.
  open var storyboard: UIStoryboard?

  /// A configuration as the program's `Info.plist` describes it under the name, or an empty one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisceneconfiguration/init(name:sessionrole:)>.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    adopt(.main)
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    unsafeAssumeMainActor {
      let copy = UISceneConfiguration(name: name, sessionRole: role)
      copy.delegateClass = delegateClass
      copy.storyboard = storyboard
      return copy
    }
  }
}
