import Foundation

extension MainActor {
  /// Runs what an object leaves to do when it goes away: now, as such objects go on the main thread, or else there, soon.
  ///
  /// An isolated deinitializer would say the same, and needs a later iOS than Scrim does.
  nonisolated static func runAtEnd(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async(execute: body) }
  }
}
