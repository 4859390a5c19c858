import CoreGraphics
import Foundation
import ScrimDemos
import UIKit
import UIKitTesting

/// Who plays what is rendered; each time in the same way.
@MainActor
protocol Performance {
  /// One run from start to end; what UIKit had to say meanwhile comes back. `show` gets each frame's line of the trace and,
  /// if it is drawn, the screen, which changes with the next frame.
  func perform(
    _ run: DemoRun, isDrawn: Bool, show: @escaping (_ line: String, _ screen: Bitmap?) -> Void
  ) throws(CommandError) -> [String]
}

/// A demo that is played by this process.
struct DemoPerformance: Performance {
  /// How many seconds of stillness follow the last movement.
  static let tail: TimeInterval = 0.25
  /// How many seconds after the script's end a demo may take to come to rest.
  static let settleLimit: TimeInterval = 30

  func perform(
    _ run: DemoRun, isDrawn: Bool, show: @escaping (_ line: String, _ screen: Bitmap?) -> Void
  ) throws(CommandError) -> [String] {
    let app = TestApplication(
      device: run.device, framesPerSecond: DemoRenderer.framesPerSecond,
      rootViewController: run.demo.makeRootViewController())
    let observer = NotificationCenter.default.addObserver(
      forName: DemoEvent.notification, object: nil, queue: nil
    ) { [weak app] notification in
      let event = notification.object as? String ?? ""
      MainActor.assumeIsolated { app?.record(event) }
    }
    defer {
      NotificationCenter.default.removeObserver(observer as Any)
      app.close()
    }
    func pass(_ frame: TraceFrame) { show(frame.json, isDrawn ? app.liveBitmap() : nil) }
    for frame in app.trace.frames { pass(frame) }
    app.onFrame = { [unowned app] frame in show(frame.json, isDrawn ? app.liveBitmap() : nil) }
    if let seconds = run.seconds {
      app.play(run.script, limit: seconds)
      app.advance(by: max(0, seconds - app.time))
    } else {
      app.play(run.script)
      do {
        try app.advanceUntilIdle(limit: Self.settleLimit)
      } catch {
        throw .failure("\(run.folderName): \(error); --seconds sets an end")
      }
      app.advance(by: Self.tail)
    }
    if let exception = app.exceptions.first {
      throw .failure("\(run.folderName): \(exception.name): \(exception.reason)")
    }
    return app.messages
  }
}
