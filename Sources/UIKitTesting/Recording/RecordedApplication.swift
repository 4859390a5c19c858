/// Runs an app that starts itself by a plan, and writes what it shows. UIKit calls this by its symbol where the environment
/// has a plan. What no other module may see has no symbol in an optimised library.
@MainActor
@_cdecl("scrim_record_application")
package func recordApplication(_ context: UnsafeMutableRawPointer) -> Int32 {
  let makeDelegate = context.assumingMemoryBound(to: (() -> (any UIApplicationDelegate)?).self).pointee
  guard let text = ProcessInfo.processInfo.environment[RecordingPlan.variable],
    let plan = try? JSONDecoder().decode(RecordingPlan.self, from: Data(text.utf8))
  else { return 2 }
  return RecordedApplication(plan).run(makeDelegate)
}

@MainActor
private final class RecordedApplication {
  /// How many seconds after the script's end an app may take to come to rest.
  static let settleLimit: TimeInterval = 30
  /// How many seconds of stillness follow the last movement.
  static let tail: TimeInterval = 0.25

  private let plan: RecordingPlan

  init(_ plan: RecordingPlan) {
    self.plan = plan
    // A reader that has gone is no reason to end by a signal.
    signal(SIGPIPE, SIG_IGN)
  }

  func run(_ makeDelegate: () -> (any UIApplicationDelegate)?) -> Int32 {
    guard let device = TestDevice(plan.device), let script = try? Script(json: Data(plan.script.utf8)) else { return 2 }
    guard let app = TestApplication(device: device, makeDelegate: makeDelegate) else {
      return fail("the app has shown no window when it had been launched")
    }
    app.namesEveryView = true
    app.drainsMainQueue = true
    for frame in app.trace.frames { write(frame, of: app) }
    app.onFrame = { [unowned app, unowned self] frame in write(frame, of: app) }
    if let seconds = plan.seconds {
      app.play(script, limit: seconds)
      app.advance(by: max(0, seconds - app.time))
    } else {
      app.play(script)
      do {
        try app.advanceUntilIdle(limit: Self.settleLimit)
      } catch {
        return fail("\(error); --seconds sets an end")
      }
      app.advance(by: Self.tail)
    }
    if let exception = app.exceptions.first { return fail("\(exception.name): \(exception.reason)") }
    write(.end(messages: app.messages))
    return 0
  }

  private func fail(_ reason: String) -> Int32 {
    write(.failure(reason))
    return 1
  }

  private func write(_ frame: TraceFrame, of app: TestApplication) {
    guard plan.isDrawn else { return write(.frame(json: frame.json, width: 0, height: 0)) }
    let bitmap = app.liveBitmap()
    write(.frame(json: frame.json, width: bitmap.width, height: bitmap.height))
    for row in 0..<bitmap.height {
      write(UnsafeRawBufferPointer(start: bitmap.row(row), count: bitmap.width * 4))
    }
  }

  private func write(_ part: RecordingPart) {
    part.head.withUnsafeBytes { write($0) }
    Array(part.text.utf8).withUnsafeBytes { write($0) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(plan.descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        // Nobody listens any more.
        guard errno == EINTR else { exit(1) }
        continue
      }
      rest = rest.dropFirst(count)
    }
  }
}

extension Slice where Base == UnsafeRawBufferPointer {
  fileprivate var baseAddress: UnsafeRawPointer? { UnsafeRawBufferPointer(rebasing: self).baseAddress }
}
