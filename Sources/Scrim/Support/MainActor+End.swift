import Foundation

extension MainActor {
  /// Marks the main queue, whatever thread it runs on.
  private nonisolated static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs what an object leaves to do when it goes away: now, as such objects go on the main actor, or else there, soon.
  ///
  /// An isolated deinitializer would say the same, and needs a later iOS than Scrim does.
  nonisolated static func runAtEnd(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async(execute: body)
    }
  }
}
