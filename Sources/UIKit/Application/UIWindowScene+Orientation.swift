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
    supportedOrientations(of: controllerForSystemAppearance)
  }

  private func supportedOrientations(of controller: UIViewController?) -> UIInterfaceOrientationMask {
    let application = UIApplication.shared.supportedInterfaceOrientations(for: windowForSystemAppearance)
    return application.intersection(controller?.supportedInterfaceOrientations ?? .all)
  }

  /// How the interface would be turned as the device is held; unknown of one that lies flat.
  private var held: UIInterfaceOrientation { UIInterfaceOrientation(UIDevice.current.orientation) }

  /// Turns the interface as the device is held, or to what is supported now, where that is not how it is turned.
  final func updateOrientation() {
    adoptOrientation(preferring: held, animated: true)
  }

  /// Turns the interface where those in front do not support it as it is, or one that comes prefers it otherwise.
  ///
  /// Returns whether it was turned.
  @discardableResult
  final func adoptOrientation(
    for controller: UIViewController? = nil, preferring wanted: UIInterfaceOrientation = .unknown,
    animated: Bool = false
  ) -> Bool {
    let supported = supportedOrientations(of: controller ?? controllerForSystemAppearance)
    guard let target = preferredOrientation(of: supported, first: wanted), target != interfaceOrientation else {
      return false
    }
    turnInterface(to: target, animated: animated)
    return true
  }

  /// Turns the interface at once as the device is held, where those in front support that, or else as they do.
  final func adoptOrientationOfDevice(for controller: UIViewController? = nil) {
    adoptOrientation(for: controller, preferring: held)
  }

  /// Of several orientations the one that is wanted, or the present one, or that of the device, or the first; nil of none.
  private func preferredOrientation(
    of mask: UIInterfaceOrientationMask, first wanted: UIInterfaceOrientation = .unknown
  ) -> UIInterfaceOrientation? {
    let candidates: [UIInterfaceOrientation] = [
      wanted, interfaceOrientation, held, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    return candidates.first { $0 != .unknown && mask.contains(UIInterfaceOrientationMask($0)) }
  }
}
