/// The main queue of Dispatch, with what belongs to the main actor, in a program whose run loop does not turn.
enum MainQueue {
  private typealias Handle = @convention(c) () -> Int32
  private typealias Callback = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// The two calls by which a run loop drives the queue. The first tells Dispatch that somebody does.
  private static let callback: Callback? = {
    guard let handle = dlsym(nil, "_dispatch_get_main_queue_handle_4CF"),
      let callback = dlsym(nil, "_dispatch_main_queue_callback_4CF")
    else { return nil }
    _ = unsafeBitCast(handle, to: Handle.self)()
    return unsafeBitCast(callback, to: Callback.self)
  }()

  /// Runs what has been put into the queue. Call on the main thread.
  static func drain() {
    callback?(nil)
  }
}
