extension UIApplication {
  /// Starts the application on a device: a new scene on it, active, in place of the former one.
  ///
  /// Pictures go to `display`, where there is one. The delegate is asked and told as at a launch on iOS.
  @discardableResult
  package static func launch(
    device: DeviceProfile = .standard, display: (any DisplayTarget)? = nil,
    delegate: (any UIApplicationDelegate)? = nil
  ) -> UIWindowScene {
    let application = shared
    UIScreen.main.become(device)
    UIDevice.current.turn(to: UIDeviceOrientation(UIScreen.main.interfaceOrientation))
    let scene = UIWindowScene(screen: UIScreen.main)
    scene.display = display
    application.connect(scene)
    application.delegate = delegate
    application.setState(.inactive)
    scene.enter(.foregroundInactive, posting: nil)
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: didFinishLaunchingNotification, object: application)
    application.becomeActive()
    return scene
  }

  /// Goes to the background: touches are cancelled, running animations are removed, nothing is drawn.
  ///
  /// That animations do not survive is how iOS is known to behave; no page says so.
  package func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    setState(.background)
    delegate?.applicationDidEnterBackground(self)
    NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    mainScene?.enter(.background, posting: UIScene.didEnterBackgroundNotification)
    for window in windows { window.removeAnimationsInTree() }
  }

  /// Comes back from the background.
  package func enterForeground() {
    guard applicationState == .background else { return }
    delegate?.applicationWillEnterForeground(self)
    NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
    setState(.inactive)
    mainScene?.enter(.foregroundInactive, posting: UIScene.willEnterForegroundNotification)
    becomeActive()
  }

  /// Is interrupted, as by a call: touches and presses are cancelled.
  package func resignActive() {
    guard applicationState == .active else { return }
    let time = CACurrentMediaTime()
    mainScene?.touchTracker.cancelAll(timestamp: time)
    mainScene?.pressTracker.cancelAll(timestamp: time)
    delegate?.applicationWillResignActive(self)
    NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
    setState(.inactive)
    mainScene?.enter(.foregroundInactive, posting: UIScene.willDeactivateNotification)
  }

  /// Takes events again.
  package func becomeActive() {
    guard applicationState == .inactive else { return }
    setState(.active)
    mainScene?.enter(.foregroundActive, posting: UIScene.didActivateNotification)
    delegate?.applicationDidBecomeActive(self)
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
  }

  /// Is about to end.
  package func terminate() {
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    connect(nil)
  }
}
