/// An app without a display, for tests: a window, the time, and a person's hands.
///
/// Time stands still but for `advance(by:)` and its relatives, which show a frame every 1/60 s; nothing sleeps and no
/// run loop turns, so that every run is the same. It works under XCTest and under Swift Testing.
///
/// ```swift
/// let app = TestApplication(rootViewController: MyViewController())
/// try app.tap(app.find("open"))
/// app.advance(by: 0.2)
/// #expect(try app.frame(of: "panel").minY > 0)
/// try app.advanceUntilIdle()
/// ```
///
/// One app runs at a time: a new one closes the one before, with everything that it left behind. Start the app within
/// the test that uses it, not in the initialiser of a suite: between that and the test, Swift Testing may run another
/// test that starts another app. Using an app that is closed stops the program.
@preconcurrency @MainActor
public final class TestApplication {
  /// The app that runs; nil between tests.
  private static weak var current: TestApplication?
  /// The clock's time when an app starts. Not 0, which a layer's begin time takes for "now".
  private static let startOfTime: TimeInterval = 1

  /// The device as it was at the start.
  public let device: TestDevice
  /// The window, which fills the scene.
  public let window: UIWindow
  /// The frames shown a second.
  public let framesPerSecond: Int
  /// What each frame has shown since the start.
  public private(set) var trace = Trace()
  /// Messages that UIKit had for the console, such as the report of constraints that cannot all hold.
  public var messages: [String] { log.messages }
  /// What those who read the interface out were told since the start, by the app and by UIKit.
  public package(set) var accessibilityNotifications: [AccessibilityNotification] = []
  /// Called after each frame, when it has been traced.
  public var onFrame: ((TraceFrame) -> Void)?

  /// The scene that the window is on.
  package let scene: UIWindowScene
  /// Seconds since the start.
  public internal(set) var time: TimeInterval = 0

  /// Where failed picture tests of this app leave their files; nil for the folder of the environment's
  /// `SCRIM_FAILURES`, or else `out/failures`.
  public var failureFolder: String?

  /// Whether views without an accessibility identifier are traced too, by their class and their place in the tree.
  package var namesEveryView = false
  /// Whether the main queue's blocks run before each frame, as in an app that has the main thread for itself.
  package var drainsMainQueue = false

  var nextFrame = 0
  var nextFinger = 1
  var pictures = PictureMaker()
  let log = EventLog()
  private var observers: [any NSObjectProtocol] = []
  private var isOpen = true
  private let wasLive: Bool
  private let formerSink: (String) -> Void
  private let formerRecorder: ((Exception) -> Void)?

  /// Starts an app on a device and shows its first frame.
  ///
  /// The root view controller is made when the app has been launched, so that it finds the device's screen.
  /// `framesPerSecond` must be 1 to 240; other rates stop the program.
  public init(
    device: TestDevice = .standard, framesPerSecond: Int = 60,
    rootViewController: @autoclosure () -> UIViewController
  ) {
    precondition((1...240).contains(framesPerSecond), "An app shows 1 to 240 frames a second")
    Self.current?.close()
    self.device = device
    self.framesPerSecond = framesPerSecond
    wasLive = MediaClock.shared.mode == .live
    formerSink = Diagnostics.sink
    formerRecorder = Exception.recorder
    Self.resetProcess()
    FramePipeline.frameInterval = 1 / Double(framesPerSecond)
    scene = UIApplication.launch(device: device.profile, display: nil)
    window = UIWindow(windowScene: scene)
    Self.current = self
    listen()
    window.rootViewController = rootViewController()
    window.makeKeyAndVisible()
    showFrame()
  }

  /// Starts an app as its delegate does, and shows its first frame. Nil if it has then shown no window.
  package init?(
    device: TestDevice, framesPerSecond: Int = 60, makeDelegate: () -> (any UIApplicationDelegate)?
  ) {
    Self.current?.close()
    self.device = device
    self.framesPerSecond = framesPerSecond
    wasLive = MediaClock.shared.mode == .live
    formerSink = Diagnostics.sink
    formerRecorder = Exception.recorder
    Self.resetProcess()
    FramePipeline.frameInterval = 1 / Double(framesPerSecond)
    Diagnostics.sink = { [log] message in log.addMessage(message) }
    scene = UIApplication.launch(device: device.profile, display: nil, delegate: makeDelegate())
    guard let window = scene.keyWindow ?? scene.windows.first(where: { !$0.isHidden }) else { return nil }
    self.window = window
    Self.current = self
    listen()
    showFrame()
  }

  /// Starts an app whose root view controller is a plain one around the given view, which fills the window.
  public convenience init(
    device: TestDevice = .standard, framesPerSecond: Int = 60, rootView: @autoclosure () -> UIView
  ) {
    self.init(
      device: device, framesPerSecond: framesPerSecond,
      rootViewController: {
        let controller = UIViewController()
        controller.view = rootView()
        return controller
      }())
  }

  isolated deinit {
    close()
  }

  /// Ends the app: hides its window and forgets timers, animations and whatever else would reach the next test.
  ///
  /// Called by the next app's start and when the app is released; calling it again does nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    window.isHidden = true
    window.rootViewController = nil
    window.windowScene = nil
    UIApplication.shared.terminate()
    Self.resetProcess()
    FramePipeline.frameInterval = 1.0 / 60
    if wasLive { MediaClock.shared.becomeLive() }
    Diagnostics.sink = formerSink
    Diagnostics.machineSink = nil
    Haptics.player = nil
    Exception.recorder = formerRecorder
    if Self.current === self { Self.current = nil }
  }

  /// Nothing of an earlier app moves, waits or listens any more, and the clock stands at the start of time.
  private static func resetProcess() {
    MediaClock.shared.removeAllDeadlines()
    DisplayLinks.invalidateAll()
    AnimationScheduler.reset()
    MediaClock.shared.becomeStepped(at: startOfTime)
  }

  /// Stops the program if another app has taken this one's place: what the test would see is no longer its own.
  func requireOpen() {
    precondition(
      isOpen,
      "This TestApplication was closed, by close() or because another one started. Start each app within the test that "
        + "uses it: between a suite's initialiser and its test, Swift Testing may run another test.")
  }

  // MARK: What happens

  /// Adds an event of the test's own to the trace's next line.
  public func record(_ event: String) {
    log.add(event)
  }

  private func listen() {
    Diagnostics.sink = { [log] message in log.addMessage(message) }
    Diagnostics.machineSink = { [log] message in log.addMachineMessage(message) }
    Exception.recorder = { [log] exception in log.addException(exception) }
    Haptics.player = { [log] feedback in log.add("haptic " + feedback) }
    AccessibilityFocus.shared.listener = { [weak self] notification, argument in
      self?.accessibilityNotifications.append(AccessibilityNotification(notification, argument))
    }
    let lifecycle: [(Notification.Name, String)] = [
      (UIApplication.didBecomeActiveNotification, "did become active"),
      (UIApplication.willResignActiveNotification, "will resign active"),
      (UIApplication.didEnterBackgroundNotification, "did enter background"),
      (UIApplication.willEnterForegroundNotification, "will enter foreground"),
    ]
    for (name, event) in lifecycle {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] _ in log.add(event) })
    }
  }

  // MARK: Frames

  /// Moves the clock to `time`, which is not before now, and fires what is due until then.
  func moveClock(to time: TimeInterval) {
    requireOpen()
    MediaClock.shared.advance(to: Self.startOfTime + time)
    self.time = max(self.time, time)
  }

  /// When the next frame is due, in seconds since the start.
  var nextFrameTime: TimeInterval { Double(nextFrame) / Double(framesPerSecond) }

  /// Moves the clock to the next frame and shows it.
  func showFrame() {
    let frameTime = nextFrameTime
    nextFrame += 1
    if drainsMainQueue { MainQueue.drain() }
    moveClock(to: frameTime)
    FramePipeline.runFrame(at: Self.startOfTime + frameTime)
    let frame = TraceRecorder.frame(
      of: scene, at: frameTime, events: log.takeEvents(), namesEveryView: namesEveryView)
    trace.frames.append(frame)
    onFrame?(frame)
  }
}
