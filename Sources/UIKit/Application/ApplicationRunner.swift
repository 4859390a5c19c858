/// Runs an application that starts itself.
@MainActor
enum ApplicationRunner {
  /// Runs the application until the process ends; the exit code comes back if it ends before.
  static func run(_ makeDelegate: () -> (any UIApplicationDelegate)?) -> Int32 {
    if let code = record(makeDelegate) { return code }
    UIApplication.launch(delegate: makeDelegate())
    // The main run loop turns between the frames: timers, blocks of the main queue, and whatever wakes it. A loop without
    // a source would not wait, so there is a timer that never fires.
    let loop = RunLoop.main
    loop.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
    while true {
      FramePipeline.runFrame(at: CACurrentMediaTime())
      // What is due now may ask for a frame, and is done first.
      let timer = loop.limitDate(forMode: .default) ?? .distantFuture
      let frame = FramePipeline.nextWakeTime.map { Date(timeIntervalSinceNow: max($0 - CACurrentMediaTime(), 0.001)) }
      _ = loop.run(mode: .default, before: min(timer, frame ?? .distantFuture))
    }
  }

  /// Has the application recorded, where the environment asks for it: by the harness, which stands above this module and is
  /// found by its symbol. Nil if nobody asks.
  private static func record(_ makeDelegate: () -> (any UIApplicationDelegate)?) -> Int32? {
    guard getenv("SCRIM_RECORDING") != nil else { return nil }
    guard let symbol = dlsym(nil, "scrim_record_application") else {
      Diagnostics.log("The program is to be recorded, but nothing in it can: it is linked without UIKitTesting.")
      return EXIT_FAILURE
    }
    typealias Record = @convention(c) (UnsafeMutableRawPointer) -> Int32
    let record = unsafeBitCast(symbol, to: Record.self)
    return withoutActuallyEscaping(makeDelegate) { makeDelegate in
      var makeDelegate = makeDelegate
      return withUnsafeMutablePointer(to: &makeDelegate) { record(UnsafeMutableRawPointer($0)) }
    }
  }
}
