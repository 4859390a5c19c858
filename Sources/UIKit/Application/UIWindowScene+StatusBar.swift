extension UIWindowScene {
  /// What the status bar is like.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscene/statusbarmanager>.
  public final var statusBarManager: UIStatusBarManager? { storedStatusBarManager }

  /// The controller that decides on the status bar and the orientation: in the frontmost window that is shown and covers
  /// the scene, the frontmost that covers the screen.
  final var controllerForSystemAppearance: UIViewController? {
    windowForSystemAppearance?.controllersInFront.last { $0.coversScreen }
  }

  /// The controller that decides on the status bar: as for the rest, or one in front of it that takes the bar over.
  final var controllerForStatusBar: UIViewController? {
    windowForSystemAppearance?.controllersInFront.last {
      $0.coversScreen || $0.modalPresentationCapturesStatusBarAppearance
    }
  }

  final var windowForSystemAppearance: UIWindow? {
    let all = CGRect(origin: .zero, size: size)
    let shown = windows.filter { !$0.isHidden && $0.rootViewController != nil }
    return shown.last { $0.frame.contains(all) } ?? shown.last
  }

  /// Asks the controllers for the status bar's looks again; where the bar comes or goes, safe areas follow.
  final func updateStatusBar() {
    updateSystemGestures()
    let former = storedStatusBarManager.statusBarFrame
    guard storedStatusBarManager.update() else { return }
    let frame = storedStatusBarManager.statusBarFrame
    postStatusBarFrame(UIApplication.willChangeStatusBarFrameNotification, frame, ifNot: former)
    for window in windows { window.updateSafeAreaInsets(boundsDidChange: true) }
    postStatusBarFrame(UIApplication.didChangeStatusBarFrameNotification, former, ifNot: frame)
  }

  /// Posts the frame that the bar will have, or had, where it is another one than now.
  final func postStatusBarFrame(_ name: Notification.Name, _ frame: CGRect, ifNot present: CGRect) {
    guard frame != present else { return }
    NotificationCenter.default.post(
      name: name, object: UIApplication.shared,
      userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
  }
}
