/// A scene that shows windows on a screen.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscene>.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable, TraitChangeRegistering {
  /// The layer whose sublayers are the windows that are shown, lowest first.
  package let rootLayer = CALayer()
  /// Where the scene's pictures go; nil where nobody looks.
  package final var display: (any DisplayTarget)? {
    didSet { compositor = nil }
  }
  final var compositor: Compositor?
  final private(set) var size: CGSize
  private let storedScreen: UIScreen
  private let storedSpace: SceneCoordinateSpace
  private var windowReferences: [WindowReference] = []
  private(set) lazy var touchTracker = TouchTracker(scene: self)
  private(set) lazy var pressTracker = PressTracker(scene: self)
  private var traits: UITraitCollection
  /// The traits without what the scene overrides.
  private var baseTraits: UITraitCollection
  private var storedTraitOverrides = UITraitOverrides()
  final var traitChangeRegistry: TraitChangeRegistry?
  private(set) lazy var storedStatusBarManager = UIStatusBarManager(scene: self)
  package final var systemGestures = SystemGesturePreferences()

  private struct WindowReference {
    weak var window: UIWindow?
  }

  init(screen: UIScreen) {
    storedScreen = screen
    size = screen.bounds.size
    baseTraits = screen.traitCollection
    traits = baseTraits
    interfaceOrientation = screen.interfaceOrientation
    storedSpace = SceneCoordinateSpace(layer: rootLayer)
    super.init()
    rootLayer.anchorPoint = .zero
    rootLayer.bounds = CGRect(origin: .zero, size: size)
    rootLayer.backgroundColor = UIColor.black.cgColor
    rootLayer.isOpaque = true
  }

  /// How the interface is turned.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscene/interfaceorientation>.
  open private(set) var interfaceOrientation: UIInterfaceOrientation

  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscene/screen>.
  open var screen: UIScreen { storedScreen }

  /// The coordinates in which the windows lie.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscene/coordinatespace>.
  open var coordinateSpace: any UICoordinateSpace { storedSpace }

  /// The windows of the scene, hidden ones included, lowest first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscene/windows>.
  open var windows: [UIWindow] { windowReferences.compactMap(\.window) }

  /// The window of this scene that keys go to.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscene/keywindow>.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The traits of the scene.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection>.
  open var traitCollection: UITraitCollection { traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What the device's shape reaches into the scene.
  final var deviceSafeAreaInsets: UIEdgeInsets {
    storedScreen.device.safeArea(
      in: interfaceOrientation, isStatusBarHidden: storedStatusBarManager.isStatusBarHidden)
  }

  // MARK: Windows

  final func adopt(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil }
    windowReferences.append(WindowReference(window: window))
    reorder(window)
  }

  final func release(_ window: UIWindow) {
    cancelTouches(in: window)
    windowReferences.removeAll { $0.window === window || $0.window == nil }
    window.storedLayer.removeFromSuperlayer()
  }

  /// Puts a window in front of those of its level.
  final func reorder(_ window: UIWindow) {
    windowReferences.removeAll { $0.window === window || $0.window == nil }
    let index =
      windowReferences.firstIndex { $0.window.map { $0.windowLevel > window.windowLevel } ?? false }
      ?? windowReferences.count
    windowReferences.insert(WindowReference(window: window), at: index)
    if window.storedLayer.superlayer != nil || !window.isHidden { show(window) }
  }

  /// Puts a window's layer where the window's place says.
  final func show(_ window: UIWindow) {
    let above = windows.drop { $0 !== window }.dropFirst().first { $0.storedLayer.superlayer === rootLayer }
    if let above {
      rootLayer.insertSublayer(window.storedLayer, below: above.storedLayer)
    } else {
      rootLayer.addSublayer(window.storedLayer)
    }
  }

  /// The window that keys go to when the key window is hidden: the frontmost that is shown and may have them. Apple
  /// documents no rule.
  final var nextKeyWindow: UIWindow? {
    windows.last { !$0.isHidden && $0.canBecomeKey }
  }

  /// The frontmost window that takes a touch at a point of the scene.
  final func window(at point: CGPoint, with event: UIEvent) -> UIWindow? {
    windows.last { window in
      window.storedLayer.superlayer === rootLayer
        && window.hitTest(window.pointFromSuperview(point), with: event) != nil
    }
  }

  final func cancelTouches(in view: UIView) {
    guard touchTracker.isTracking else { return }
    touchTracker.cancelTouches(in: view, timestamp: CACurrentMediaTime())
  }

  // MARK: Size

  /// Takes another size and orientation, without telling anybody.
  final func setGeometry(size: CGSize, orientation: UIInterfaceOrientation) {
    self.size = size
    interfaceOrientation = orientation
    rootLayer.bounds = CGRect(origin: .zero, size: size)
    compositor = nil
  }

  /// Takes the traits that are around the scene.
  final func updateTraits(_ traits: UITraitCollection) {
    baseTraits = traits
    refreshTraits()
  }

  /// Traits that the scene and what is in it have, whatever is around.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscene/traitoverrides>.
  open var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set {
      storedTraitOverrides = newValue
      refreshTraits()
    }
  }

  private func refreshTraits() {
    var values = baseTraits.values
    values.merge(storedTraitOverrides.values)
    guard values != traits.values else { return }
    let former = traits
    traits = values == baseTraits.values ? baseTraits : UITraitCollection(values: values)
    traitCollectionDidChange(former)
    traitChangeRegistry?.notify(self, from: former, to: traits)
    for window in windows { window.refreshTraits() }
  }
}
