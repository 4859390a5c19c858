extension UIWindowScene {
  /// Asks the controllers again what they want of the home indicator and of the system's gestures.
  final func updateSystemGestures() {
    guard let root = controllerForSystemAppearance else { return }
    systemGestures = SystemGesturePreferences(
      hidesHomeIndicator: root.following(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden,
      deferringEdges: root.following(\.childForScreenEdgesDeferringSystemGestures)
        .preferredScreenEdgesDeferringSystemGestures)
  }
}

extension UIViewController {
  /// What the controller prefers of the home indicator has changed: the scene asks again.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofhomeindicatorautohidden()>.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    shownScene?.updateSystemGestures()
  }

  /// What the controller prefers of the system's gestures has changed: the scene asks again.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofscreenedgesdeferringsystemgestures()>.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    shownScene?.updateSystemGestures()
  }
}
