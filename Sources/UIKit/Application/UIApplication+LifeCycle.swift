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
    application.delegate = delegate
    let scene = UIWindowScene(screen: UIScreen.main)
    scene.display = display
    application.connect(scene)
    application.setState(.inactive)
    scene.enter(.foregroundInactive, posting: nil)
    if delegate != nil { LaunchInformation.main.registerFonts(in: Bundle.main.bundlePath) }
    let window = application.makeMainWindow()
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    window?.makeKeyAndVisible()
    NotificationCenter.default.post(name: didFinishLaunchingNotification, object: application)
    let configuration = delegate?.application(
      application, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
    scene.connect(as: configuration ?? scene.session.configuration)
    scene.enter(.foregroundInactive, posting: UIScene.willEnterForegroundNotification) {
      $0.sceneWillEnterForeground(scene)
    }
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
    ownLifeDelegate?.applicationDidEnterBackground(self)
    NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    if let scene = mainScene {
      scene.enter(.background, posting: UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground(scene) }
    }
    for window in windows { window.removeAnimationsInTree() }
  }

  /// Comes back from the background.
  package func enterForeground() {
    guard applicationState == .background else { return }
    ownLifeDelegate?.applicationWillEnterForeground(self)
    NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
    setState(.inactive)
    if let scene = mainScene {
      scene.enter(.foregroundInactive, posting: UIScene.willEnterForegroundNotification) {
        $0.sceneWillEnterForeground(scene)
      }
    }
    becomeActive()
  }

  /// Is interrupted, as by a call: touches and presses are cancelled.
  package func resignActive() {
    guard applicationState == .active else { return }
    let time = CACurrentMediaTime()
    mainScene?.touchTracker.cancelAll(timestamp: time)
    mainScene?.pressTracker.cancelAll(timestamp: time)
    ownLifeDelegate?.applicationWillResignActive(self)
    NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
    setState(.inactive)
    if let scene = mainScene {
      scene.enter(.foregroundInactive, posting: UIScene.willDeactivateNotification) { $0.sceneWillResignActive(scene) }
    }
  }

  /// Takes events again.
  package func becomeActive() {
    guard applicationState == .inactive else { return }
    setState(.active)
    if let scene = mainScene {
      scene.enter(.foregroundActive, posting: UIScene.didActivateNotification) { $0.sceneDidBecomeActive(scene) }
    }
    ownLifeDelegate?.applicationDidBecomeActive(self)
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
  }

  /// The application's delegate, where the scene has none that is told in its place.
  private var ownLifeDelegate: (any UIApplicationDelegate)? {
    mainScene?.delegate == nil ? delegate : nil
  }

  /// Tells everybody that memory is short: the delegate, the listeners and every controller of a window.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    for window in windows { window.rootViewController?.passOnMemoryWarning() }
  }

  /// Is about to end.
  package func terminate() {
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    connect(nil)
  }
}
