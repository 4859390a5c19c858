extension UIApplication {
  /// Where the status bar is, in points of the screen; zero where it is hidden.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/statusbarframe>.
  public final var statusBarFrame: CGRect { mainScene?.storedStatusBarManager.statusBarFrame ?? .zero }

  /// Whether there is no status bar. Setting it does nothing unless the `Info.plist` says with
  /// `UIViewControllerBasedStatusBarAppearance` that the bar is the application's, not the view controllers'.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/isstatusbarhidden>.
  public final var isStatusBarHidden: Bool {
    get { mainScene?.storedStatusBarManager.isStatusBarHidden ?? false }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  /// The style of the status bar. Setting it does nothing unless the `Info.plist` says with
  /// `UIViewControllerBasedStatusBarAppearance` that the bar is the application's, not the view controllers'.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/statusbarstyle>.
  public final var statusBarStyle: UIStatusBarStyle {
    get { mainScene?.storedStatusBarManager.statusBarStyle ?? .default }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Shows or hides the status bar, where it is the application's.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/setstatusbarhidden(_:with:)>.
  public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    statusBarChoice.isHidden = hidden
    statusBarChoice.animation = animation
    mainScene?.updateStatusBar()
  }

  /// Changes the style of the status bar, where it is the application's.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/setstatusbarstyle(_:animated:)>.
  public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    statusBarChoice.style = statusBarStyle
    statusBarChoice.animation = animated ? .fade : .none
    mainScene?.updateStatusBar()
  }

  /// How the interface is turned.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/statusbarorientation>.
  public final var statusBarOrientation: UIInterfaceOrientation {
    mainScene?.interfaceOrientation ?? UIScreen.main.interfaceOrientation
  }

  /// The interface is about to turn; `userInfo` has the raw value of the new orientation.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiapplication/willchangestatusbarorientationnotification>.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The interface has turned; `userInfo` has the raw value of the former orientation.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiapplication/didchangestatusbarorientationnotification>.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The status bar is about to have another frame; `userInfo` has the new one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/willchangestatusbarframenotification>.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The status bar has another frame; `userInfo` has the former one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/didchangestatusbarframenotification>.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The key of an orientation's raw value.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/statusbarorientationuserinfokey>.
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of a frame, an `NSValue` with a `CGRect`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/statusbarframeuserinfokey>.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
