import ScrimDemos
import Testing
import UIKitTesting

/// A demo on a device, for tests: started, and played by its own script where that is asked for.
@MainActor
final class DemoRunner {
  let app: TestApplication
  let demo: Demo
  private var observer: (any NSObjectProtocol)?

  init(_ name: String, device: String? = nil) throws {
    demo = try #require(Demo.all.first { $0.name == name })
    let device = try #require(TestDevice(device ?? demo.devices[0]))
    app = TestApplication(device: device, rootViewController: demo.makeRootViewController())
    observer = NotificationCenter.default.addObserver(
      forName: DemoEvent.notification, object: nil, queue: nil
    ) { [weak app] notification in
      let event = notification.object as? String ?? ""
      MainActor.assumeIsolated { app?.record(event) }
    }
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// Plays the demo's own script until everything rests.
  func playOwnScript() throws -> Trace {
    app.play(try Script(json: demo.script))
    try app.advanceUntilIdle()
    return app.trace
  }

  /// A view of the trace's frame at a time.
  func view(_ id: String, at time: TimeInterval) throws -> TraceFrame.View {
    let frame = try #require(app.trace.frame(at: time))
    return try #require(frame.view(id), "\(id) at \(time)")
  }
}
