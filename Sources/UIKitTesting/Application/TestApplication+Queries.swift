extension TestApplication {
  /// The view with an accessibility identifier, in any window of the scene: the first from the back.
  ///
  /// Throws `MissingViewError`, which lists the identifiers that there are.
  public func find(_ identifier: String) throws(MissingViewError) -> UIView {
    requireOpen()
    var known: [String] = []
    for view in TraceRecorder.identifiedViews(in: scene) {
      let found = view.accessibilityIdentifier ?? ""
      if found == identifier { return view }
      known.append(found)
    }
    throw MissingViewError(identifier: identifier, known: known)
  }

  /// Where a view is seen now (from the presentation layers), in the window's points.
  public func frame(of view: UIView) -> CGRect {
    requireOpen()
    return PresentationGeometry.frame(of: view)
  }

  /// Where the view with an identifier is seen now (from the presentation layers), in the window's points.
  public func frame(of identifier: String) throws(MissingViewError) -> CGRect {
    frame(of: try find(identifier))
  }

  /// What a trace's line would say now.
  public func currentFrame() -> TraceFrame {
    requireOpen()
    return TraceRecorder.frame(of: scene, at: time, events: [])
  }

  /// Whether the frontmost controller has the home indicator hide while nobody touches the screen.
  public var hidesHomeIndicator: Bool { scene.systemGestures.hidesHomeIndicator }

  /// The edges of the screen at which the application's gestures go before the system's.
  public var edgesDeferringSystemGestures: UIRectEdge { scene.systemGestures.deferringEdges }

  /// How the last change of the status bar should look; `none` before the first.
  public var statusBarUpdateAnimation: UIStatusBarAnimation { scene.statusBarManager?.updateAnimation ?? .none }
}
