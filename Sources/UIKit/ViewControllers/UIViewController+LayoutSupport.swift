extension UIViewController {
  /// What bars cover at the top of the view: a layout guide from its top edge to its safe area. Newer code uses the view's
  /// `safeAreaLayoutGuide`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide>.
  public final var topLayoutGuide: any UILayoutSupport { layoutSupport(\.top, isTop: true) }

  /// What bars cover at the bottom of the view: a layout guide from its safe area to its bottom edge. Newer code uses the
  /// view's `safeAreaLayoutGuide`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/bottomlayoutguide>.
  public final var bottomLayoutGuide: any UILayoutSupport { layoutSupport(\.bottom, isTop: false) }

  private func layoutSupport(
    _ path: WritableKeyPath<ControllerLayoutGuides, ControllerLayoutGuide?>, isTop: Bool
  ) -> ControllerLayoutGuide {
    let guide = layoutSupports[keyPath: path] ?? ControllerLayoutGuide(isTop: isTop)
    layoutSupports[keyPath: path] = guide
    if let view { guide.attach(to: view) }
    return guide
  }
}

/// The guides of a controller, made when they are first asked for.
@MainActor
struct ControllerLayoutGuides {
  var top: ControllerLayoutGuide?
  var bottom: ControllerLayoutGuide?

  nonisolated init() {}
}
