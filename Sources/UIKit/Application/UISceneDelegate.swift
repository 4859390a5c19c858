/// What is told of a scene's life. Every method is optional.
///
/// Where a scene has a delegate, it is told of coming to the front and going to the back, and the application's delegate
/// is not. Specified by <https://developer.apple.com/documentation/uikit/uiscenedelegate>.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is connected: the moment to make its window.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)>.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)>.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidbecomeactive(_:)>.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillresignactive(_:)>.
  func sceneWillResignActive(_ scene: UIScene)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillenterforeground(_:)>.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidenterbackground(_:)>.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
