/// Shows and hides a caret in turn, for half a second each; Apple publishes no figure. It wakes for nothing else.
@MainActor
package final class CaretBlink {
  static let halfPeriod: TimeInterval = 0.5

  /// The deadline of the caret that blinks, if one does: an application that only waits for it is idle.
  package private(set) static var deadline: MediaClock.Token?

  private weak var caret: UIView?

  init(_ caret: UIView) {
    self.caret = caret
  }

  /// Shows the caret, and begins anew.
  func restart() {
    stop()
    caret?.isHidden = false
    schedule()
  }

  func stop() {
    if let deadline = Self.deadline { MediaClock.shared.cancel(deadline) }
    Self.deadline = nil
    caret?.isHidden = true
  }

  private func schedule() {
    Self.deadline = MediaClock.shared.schedule(at: MediaClock.shared.now + Self.halfPeriod) { [weak self] in
      MainActor.assumeIsolated {
        Self.deadline = nil
        guard let self, let caret = self.caret, caret.window != nil else { return }
        caret.isHidden.toggle()
        self.schedule()
      }
    }
  }
}
