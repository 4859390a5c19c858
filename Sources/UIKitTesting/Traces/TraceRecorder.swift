/// Reads from a scene what a trace tells of it.
@MainActor
enum TraceRecorder {
  /// The scene as it is seen now.
  static func frame(
    of scene: UIWindowScene, at time: TimeInterval, events: [String], namesEveryView: Bool = false
  ) -> TraceFrame {
    var frame = TraceFrame(time: time, events: events)
    var constraints: Set<String> = []
    for window in scene.windows where !window.isHidden {
      visit(window) { view in
        if let id = view.accessibilityIdentifier ?? (namesEveryView ? place(of: view) : nil) {
          frame.views.append(
            TraceFrame.View(id: id, frame: PresentationGeometry.frame(of: view), alpha: presentationAlpha(of: view)))
        }
        for constraint in view.constraints where constraint.isActive {
          if let identifier = constraint.identifier { constraints.insert(identifier) }
        }
      }
    }
    frame.constraints = constraints.sorted()
    return frame
  }

  /// The views of the visible windows that have an accessibility identifier: a superview before its subviews.
  static func identifiedViews(in scene: UIWindowScene) -> [UIView] {
    var views: [UIView] = []
    for window in scene.windows where !window.isHidden {
      visit(window) { if $0.accessibilityIdentifier != nil { views.append($0) } }
    }
    return views
  }

  /// The names of the views whose layers are animated.
  static func animatedViews(in scene: UIWindowScene) -> [String] {
    var names: [String] = []
    for window in scene.windows where !window.isHidden {
      visit(window) { if $0.layer.animationKeys()?.isEmpty == false { names.append(name(of: $0)) } }
    }
    return names
  }

  /// A view's class and its place in the tree, from the window down: `UIView[0.2.1]`.
  private static func place(of view: UIView) -> String {
    var path: [String] = []
    var current = view
    while let parent = current.superview {
      path.insert(String(parent.subviews.firstIndex { $0 === current } ?? 0), at: 0)
      current = parent
    }
    return "\(Swift.type(of: view))[\(path.joined(separator: "."))]"
  }

  /// What an error message calls a view.
  static func name(of view: UIView) -> String {
    let type = String(describing: Swift.type(of: view))
    return view.accessibilityIdentifier.map { "\(type) '\($0)'" } ?? "a \(type) at \(view.frame)"
  }

  private static func presentationAlpha(of view: UIView) -> CGFloat {
    view.isHidden ? 0 : CGFloat(view.layer.presentedGeometry(at: CACurrentMediaTime()).opacity)
  }

  /// Each view of the tree, a superview before its subviews.
  private static func visit(_ view: UIView, _ body: (UIView) -> Void) {
    body(view)
    for child in view.subviews { visit(child, body) }
  }
}
