extension UIApplication {
  /// Marks the beginning of a task that is to come to its end even if the application goes to the background.
  ///
  /// Nothing here stops a process that is in the background: time never runs out, and the handler, which iOS calls
  /// shortly before it does, is kept until the task's end and never called.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)>.
  public final func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    backgroundTasks[lastBackgroundTask] = handler ?? {}
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Marks the beginning of a task without a name.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(expirationhandler:)>.
  public final func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Marks the end of a task. One that has ended, or never began, is logged; `invalid` is ignored.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/endbackgroundtask(_:)>.
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    guard identifier != .invalid, backgroundTasks.removeValue(forKey: identifier.rawValue) == nil else { return }
    Diagnostics.log(
      "Can't end BackgroundTask: no background task exists with identifier \(identifier.rawValue), or it may have already "
        + "been ended.")
  }

  /// How long the application may run in the background, in seconds: as long as it likes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/backgroundtimeremaining>.
  public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
