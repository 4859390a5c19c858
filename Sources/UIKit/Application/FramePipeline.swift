/// Makes one frame: what is due, display links, animation ends, layout, display, commit, composite; in this order.
@MainActor
package enum FramePipeline {
  /// Seconds between two frames; the host sets what its display shows.
  package static var frameInterval: TimeInterval = 1.0 / 60

  private static var appearing: [UIViewController] = []
  private static var isRunning = false
  /// The number of changes of layers that the last frame took in.
  private static var shownChangeCount = -1

  /// Brings everything to a time, in seconds on the clock, and shows the result.
  ///
  /// A call from within a frame is ignored: a frame never contains another.
  package static func runFrame(at time: TimeInterval) {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }

    MediaClock.shared.advance(to: time)
    DisplayLinks.frame(at: time, displayInterval: frameInterval)
    AnimationScheduler.update(at: time)

    guard let scene = UIApplication.shared.mainScene else {
      CATransaction.flush()
      ShownLayers.frameIsShown(at: time)
      return
    }
    let windows = scene.windows.filter { !$0.isHidden }
    layOut(windows)
    ViewAnimation.dropDetached()
    CATransaction.flush()
    show(scene, at: time)
    shownChangeCount = LayerChanges.count
    ShownLayers.frameIsShown(at: time)
    finishAppearances()
  }

  /// When the next frame is needed; nil if nothing is waiting. Now or earlier: at once.
  package static var nextWakeTime: TimeInterval? {
    var wake = MediaClock.shared.nextDeadline
    func consider(_ time: TimeInterval) { wake = min(wake ?? time, time) }
    if let event = AnimationScheduler.nextEventTime { consider(event) }
    if let scene = UIApplication.shared.mainScene, scene.activationState != .background {
      if needsFrame { consider(CACurrentMediaTime()) }
      if DisplayLinks.areWaiting {
        consider(CACurrentMediaTime() + frameInterval)
      } else if AnimationScheduler.hasRunningAnimations {
        // Animations that all want fewer frames than the display shows get fewer.
        let wanted = AnimationScheduler.preferredFrameRate.map { 1 / $0 } ?? frameInterval
        consider(CACurrentMediaTime() + max(wanted, frameInterval))
      }
    }
    return wake
  }

  /// Whether nothing moves and nothing waits for its time, but for a caret that blinks.
  package static var isIdle: Bool {
    guard nextWakeTime != nil else { return true }
    guard let caret = CaretBlink.deadline, !MediaClock.shared.hasDeadlines(besides: caret) else { return false }
    return !needsFrame && !DisplayLinks.areWaiting && !AnimationScheduler.hasRunningAnimations
      && AnimationScheduler.nextEventTime == nil
  }

  /// A controller's view entered a window: it has appeared when the next frame is out.
  static func awaitAppearance(of controller: UIViewController) {
    guard !appearing.contains(where: { $0 === controller }) else { return }
    appearing.append(controller)
  }

  private static var needsFrame: Bool {
    !appearing.isEmpty || shownChangeCount != LayerChanges.count
  }

  private static func layOut(_ windows: [UIWindow]) {
    for controller in appearing { controller.deliverIsAppearing() }
    UIKeyboardLayoutGuide.refreshAll()
    for window in windows { window.layoutIfNeeded() }
  }

  private static func show(_ scene: UIWindowScene, at time: TimeInterval) {
    guard let display = scene.display, scene.activationState != .background else {
      return
    }
    let scale = display.scale
    let compositor =
      scene.compositor
      ?? Compositor(
        pixelWidth: Int((scene.size.width * scale).rounded()), pixelHeight: Int((scene.size.height * scale).rounded()),
        scale: scale)
    scene.compositor = compositor
    let damage = compositor.render(scene.rootLayer, at: time)
    display.present(compositor.bitmap, damage: damage)
  }

  private static func finishAppearances() {
    guard !appearing.isEmpty else { return }
    let controllers = appearing
    appearing = []
    for controller in controllers where controller.appearance == .appearing && controller.endsAppearanceItself {
      controller.endAppearanceTransition()
    }
  }
}
