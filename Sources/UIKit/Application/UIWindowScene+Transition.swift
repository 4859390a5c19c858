extension UIWindowScene {
  /// How long a rotation takes, in seconds. Apple documents no figure; this is what devices are known to take.
  package static let rotationDuration: TimeInterval = 0.3
  /// The longest side of a scene, in points.
  package static let maximumSide: CGFloat = 16_384

  /// Turns the interface, with the callbacks and the animation of a device that is turned.
  ///
  /// Returns false, and only turns the device, where the application or the root controller does not support it.
  @discardableResult
  package func rotate(to orientation: UIInterfaceOrientation, animated: Bool = true) -> Bool {
    guard orientation != .unknown else { return false }
    UIDevice.current.turn(to: UIDeviceOrientation(orientation))
    guard orientation != interfaceOrientation else { return true }
    guard controllerForSystemAppearance?.shouldAutorotate ?? true,
      supportedOrientations.contains(UIInterfaceOrientationMask(orientation))
    else { return false }
    turnInterface(to: orientation, animated: animated)
    return true
  }

  /// Turns the interface, whatever is supported.
  final func turnInterface(to orientation: UIInterfaceOrientation, animated: Bool) {
    guard orientation != interfaceOrientation else { return }
    let angle = Self.angle(of: interfaceOrientation) - Self.angle(of: orientation)
    screen.interfaceOrientation = orientation
    transition(
      to: screen.device.size(in: orientation), orientation: orientation, animated: animated,
      targetTransform: CGAffineTransform(rotationAngle: angle))
  }

  /// Gives the scene another size in points, as when the person resizes it; the screen stays as it is.
  ///
  /// A side that is not above 0 and at most `maximumSide` raises `NSInvalidArgumentException`.
  package func resize(to size: CGSize, animated: Bool = true) {
    guard size.width > 0, size.height > 0, size.width <= Self.maximumSide, size.height <= Self.maximumSide else {
      raise("NSInvalidArgumentException", "A scene cannot be \(size.width) x \(size.height) points")
      return
    }
    guard size != self.size else { return }
    transition(to: size, orientation: interfaceOrientation, animated: animated, targetTransform: .identity)
  }

  private func transition(
    to size: CGSize, orientation: UIInterfaceOrientation, animated: Bool, targetTransform: CGAffineTransform
  ) {
    let coordinator = SizeTransitionCoordinator(
      duration: animated ? Self.rotationDuration : 0, targetTransform: targetTransform)
    let former = CGRect(origin: .zero, size: self.size)
    let filling = windows.filter { $0.frame == former }
    let formerOrientation = interfaceOrientation
    let formerTraits = traitCollection
    let formerBar = storedStatusBarManager.statusBarFrame
    postOrientation(UIApplication.willChangeStatusBarOrientationNotification, orientation, ifNot: formerOrientation)
    let traits = screen.device.traits(size: size, settings: screen.settings)
    var told: [ModalPresentation.Weak] = []
    for window in filling {
      guard let controller = window.rootViewController, controller.isViewLoaded else { continue }
      coordinator.begin(in: window)
      let all = window.controllersInFront
      for controller in all {
        controller.activeCoordinator = coordinator
        told.append(ModalPresentation.Weak(controller: controller))
      }
      if traits != traitCollection { controller.willTransition(to: traits, with: coordinator) }
      controller.viewWillTransition(to: size, with: coordinator)
      for controller in all.dropFirst() {
        guard let presentation = controller.modal?.presentation, presentation.controller.container != nil else {
          continue
        }
        if traits != traitCollection { presentation.controller.willTransition(to: traits, with: coordinator) }
        presentation.controller.viewWillTransition(to: presentation.containerSize(in: size), with: coordinator)
      }
    }
    setGeometry(size: size, orientation: orientation)
    let change = {
      self.screen.updateTraits(traits)
      self.updateTraits(traits)
      _ = self.storedStatusBarManager.update()
      for window in filling {
        window.frame = CGRect(origin: .zero, size: size)
        window.updateSafeAreaInsets(boundsDidChange: true)
        window.layoutIfNeeded()
      }
    }
    coordinator.run(change) { [told] in
      for case let controller? in told.map(\.controller) where controller.activeCoordinator === coordinator {
        controller.activeCoordinator = nil
      }
    }
    postOrientation(UIApplication.didChangeStatusBarOrientationNotification, formerOrientation, ifNot: orientation)
    postStatusBarFrame(
      UIApplication.didChangeStatusBarFrameNotification, formerBar, ifNot: storedStatusBarManager.statusBarFrame)
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self, didUpdate: coordinateSpace, interfaceOrientation: formerOrientation, traitCollection: formerTraits)
  }

  private func postOrientation(
    _ name: Notification.Name, _ orientation: UIInterfaceOrientation, ifNot present: UIInterfaceOrientation
  ) {
    guard orientation != present else { return }
    NotificationCenter.default.post(
      name: name, object: UIApplication.shared,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
  }

  private static func angle(of orientation: UIInterfaceOrientation) -> CGFloat {
    switch orientation {
    case .unknown, .portrait: 0
    case .portraitUpsideDown: .pi
    case .landscapeLeft: -.pi / 2
    case .landscapeRight: .pi / 2
    }
  }
}
