/// What is told of the life of a scene with windows. Everything is optional.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate>.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene, which the delegate keeps.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/window>.
  var window: UIWindow? { get set }

  /// The scene has another size, orientation or traits; the former ones are given.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdate:interfaceorientation:traitcollection:)>.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// Nil: a delegate that keeps its window elsewhere has none here, and what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
