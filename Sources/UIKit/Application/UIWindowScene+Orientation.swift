extension UIWindowScene {
  /// The geometry of the scene at this moment.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscene/effectivegeometry>.
  public final var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// Asks for another geometry: one of the orientations that are given and supported, the device's own first.
  ///
  /// Where none is supported, nothing changes and the handler gets a `UISceneError` with `geometryRequestDenied`; where
  /// the preferences are of another platform, with `geometryRequestUnsupported`. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)>.
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let preferences = geometryPreferences as? GeometryPreferences.iOS else {
      errorHandler?(UISceneError(.geometryRequestUnsupported))
      return
    }
    let wanted = preferences.interfaceOrientations.intersection(supportedOrientations)
    guard let orientation = preferredOrientation(of: wanted) else {
      errorHandler?(UISceneError(.geometryRequestDenied))
      return
    }
    turnInterface(to: orientation, animated: true)
  }

  /// The orientations that both the application and the controller in front support.
  final var supportedOrientations: UIInterfaceOrientationMask {
    let application = UIApplication.shared.supportedInterfaceOrientations(for: windowForSystemAppearance)
    return application.intersection(controllerForSystemAppearance?.supportedInterfaceOrientations ?? .all)
  }

  /// Turns the interface as the device is held, or to what is supported now, where that is not how it is turned.
  final func updateOrientation() {
    let supported = supportedOrientations
    let held = UIInterfaceOrientation(UIDevice.current.orientation)
    if held != .unknown, held != interfaceOrientation, supported.contains(UIInterfaceOrientationMask(held)) {
      turnInterface(to: held, animated: true)
    } else if let orientation = preferredOrientation(of: supported) {
      turnInterface(to: orientation, animated: true)
    }
  }

  /// Turns the interface at once where those in front do not support it as it is, or one that comes prefers it otherwise.
  ///
  /// Returns whether it was turned.
  @discardableResult
  final func adoptOrientation(for controller: UIViewController? = nil, preferring wanted: UIInterfaceOrientation? = nil)
    -> Bool
  {
    let decides = controller ?? controllerForSystemAppearance
    let supported = UIApplication.shared.supportedInterfaceOrientations(for: windowForSystemAppearance)
      .intersection(decides?.supportedInterfaceOrientations ?? .all)
    let isWanted = wanted.map { supported.contains(UIInterfaceOrientationMask($0)) } ?? false
    guard let target = isWanted ? wanted : preferredOrientation(of: supported), target != interfaceOrientation else {
      return false
    }
    turnInterface(to: target, animated: false)
    return true
  }

  /// Turns the interface at once as the device is held, where those in front support that, or else as they do.
  final func adoptOrientationOfDevice(for controller: UIViewController? = nil) {
    adoptOrientation(for: controller, preferring: UIInterfaceOrientation(UIDevice.current.orientation))
  }

  /// Of several orientations the present one, or that of the device, or the first; nil of none.
  private func preferredOrientation(of mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
    let held = UIInterfaceOrientation(UIDevice.current.orientation)
    let candidates: [UIInterfaceOrientation] = [
      interfaceOrientation, held, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    return candidates.first { $0 != .unknown && mask.contains(UIInterfaceOrientationMask($0)) }
  }
}
