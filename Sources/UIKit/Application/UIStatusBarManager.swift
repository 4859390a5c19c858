/// What the status bar of a scene is like.
///
/// The bar itself is the device's, and no picture of an application shows it; its place is kept free by the safe area.
/// Specified by <https://developer.apple.com/documentation/uikit/uistatusbarmanager>.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private unowned let scene: UIWindowScene
  private var storedStyle = UIStatusBarStyle.default
  private var storedIsHidden = false

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  /// The style that the frontmost window's controllers prefer.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistatusbarmanager/statusbarstyle>.
  open var statusBarStyle: UIStatusBarStyle { storedStyle }

  /// Whether the frontmost window's controllers prefer no bar.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistatusbarmanager/isstatusbarhidden>.
  open var isStatusBarHidden: Bool { storedIsHidden }

  /// Where the bar is in the scene, in points; zero where it is hidden.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistatusbarmanager/statusbarframe>.
  open var statusBarFrame: CGRect {
    let height = storedIsHidden ? 0 : scene.screen.device.statusBarHeight(in: scene.interfaceOrientation)
    return height == 0 ? .zero : CGRect(x: 0, y: 0, width: scene.size.width, height: height)
  }

  /// How the change that was last asked for should look.
  package final private(set) var updateAnimation = UIStatusBarAnimation.none

  /// Asks the controllers again; returns whether the bar has come or gone.
  final func update() -> Bool {
    guard LaunchInformation.main.isStatusBarTheControllers else {
      return adopt(UIApplication.shared.statusBarChoice)
    }
    guard let root = scene.controllerForStatusBar else { return false }
    let (forStyle, forHiding) = (
      root.following(\.childForStatusBarStyle), root.following(\.childForStatusBarHidden)
    )
    let (former, formerStyle) = (storedIsHidden, storedStyle)
    storedStyle = forStyle.preferredStatusBarStyle
    storedIsHidden = forHiding.prefersStatusBarHidden
    if storedIsHidden != former {
      updateAnimation = forHiding.preferredStatusBarUpdateAnimation
    } else if storedStyle != formerStyle {
      updateAnimation = forStyle.preferredStatusBarUpdateAnimation
    }
    return storedIsHidden != former
  }

  private func adopt(_ choice: StatusBarChoice) -> Bool {
    let former = storedIsHidden
    storedStyle = choice.style
    storedIsHidden = choice.isHidden
    updateAnimation = choice.animation
    return storedIsHidden != former
  }
}

extension UIViewController {
  /// The last of the controllers that each name the next.
  final func following(_ path: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var seen: [UIViewController] = []
    var current = self
    while let next = current[keyPath: path], !seen.contains(where: { $0 === next }) {
      seen.append(current)
      current = next
    }
    return current
  }
}
