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

/// The part of the way that an eased (0.42, 0, 0.58, 1) animation has gone after a part of its time, both in 0...1.
func eased(_ progress: Double) -> Double {
  guard progress > 0 else { return 0 }
  guard progress < 1 else { return 1 }
  var low = 0.0
  var high = 1.0
  for _ in 0..<60 {
    let s = (low + high) / 2
    let x = 3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s * 0.58 + s * s * s
    if x < progress { low = s } else { high = s }
  }
  let s = (low + high) / 2
  return 3 * (1 - s) * s * s + s * s * s
}
