extension UIViewController {
  /// What the controller prefers of the status bar has changed: the scene asks again.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()>.
  public final func setNeedsStatusBarAppearanceUpdate() {
    shownScene?.updateStatusBar()
  }

  /// What the controller supports of orientations has changed: the interface turns if it must, or can as the device is.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()>.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {
    shownScene?.updateOrientation()
  }

  /// Turns the interface as the device is held, where that is supported now.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/attemptrotationtodeviceorientation()>.
  public class func attemptRotationToDeviceOrientation() {
    UIApplication.shared.mainScene?.updateOrientation()
  }

  final var shownScene: UIWindowScene? {
    storedView?.storedWindow?.windowScene ?? storedParent?.shownScene
  }

  /// Tells the controller and those below it that memory is short.
  final func passOnMemoryWarning() {
    didReceiveMemoryWarning()
    for child in storedChildren { child.passOnMemoryWarning() }
  }
}
