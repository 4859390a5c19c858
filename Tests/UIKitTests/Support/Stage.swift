import Testing

@testable import UIKit

/// A launched application on a stepped clock, with a window whose root controller shows an empty view.
@MainActor
final class Stage {
  let scene: UIWindowScene
  let window: UIWindow
  let controller: UIViewController
  private(set) var time: TimeInterval

  var root: UIView { controller.view }

  init(device: String = "390x844@3", controller: UIViewController = UIViewController()) {
    let clock = MediaClock.shared
    clock.becomeStepped()
    // Whole seconds: sums of frame times stay exact enough to compare.
    time = clock.now.rounded(.up) + 1
    clock.advance(to: time)
    scene = UIApplication.launch(device: DeviceProfile.named(device)!)
    window = UIWindow(windowScene: scene)
    self.controller = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
    frame()
  }

  isolated deinit {
    // The screen is everybody's: tests without a stage expect the standard one.
    UIScreen.main.become(.standard)
  }

  /// One frame at the present time.
  func frame() {
    FramePipeline.runFrame(at: time)
  }

  /// Moves the clock, with a frame each sixtieth of a second and one at the end.
  func advance(by duration: TimeInterval) {
    let end = time + duration
    while time + 1.0 / 60 < end - 1e-9 {
      time += 1.0 / 60
      frame()
    }
    time = end
    frame()
  }
}

/// The exceptions that a closure raises, instead of ending the program.
@MainActor
func exceptions(_ body: () -> Void) -> [Exception] {
  var recorded: [Exception] = []
  let former = Exception.recorder
  Exception.recorder = { recorded.append($0) }
  body()
  Exception.recorder = former
  return recorded
}

/// A view that writes down its callbacks.
class LoggingView: UIView {
  let name: String
  let log: Log

  final class Log {
    var lines: [String] = [] {
      didSet { onChange?() }
    }
    /// Does something in the middle of what is logged.
    var onChange: (() -> Void)?
  }

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private func note(_ text: String) { log.lines.append("\(name) \(text)") }

  override func willMove(toSuperview newSuperview: UIView?) { note("willMoveToSuperview") }
  override func didMoveToSuperview() { note("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow") }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
}
