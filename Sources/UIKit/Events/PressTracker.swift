/// The keys that are down on a scene.
@MainActor
final class PressTracker {
  private unowned let scene: UIWindowScene
  private var presses: [UIPress] = []
  private let event = UIPressesEvent()

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  /// The modifiers of the keys that are down.
  var modifierFlags: UIKeyModifierFlags {
    presses.reduce(into: []) { $0.formUnion($1.key?.modifierFlags ?? []) }
  }

  func update(_ key: UIKey, phase: UIPress.Phase, timestamp: TimeInterval) {
    for press in presses { press.storedPhase = .stationary }
    if let press = presses.first(where: { $0.key?.keyCode == key.keyCode }) {
      // A key that is held and reported again has changed, not begun.
      press.storedPhase = phase == .began ? .changed : phase
      press.storedTimestamp = timestamp
    } else {
      guard phase == .began, let window = scene.keyWindow else { return }
      let press = UIPress(key: key, timestamp: timestamp)
      press.storedWindow = window
      press.storedResponder = window.keyResponder
      presses.append(press)
    }
    send(timestamp)
  }

  /// Takes every press away, as when the application goes to the background.
  func cancelAll(timestamp: TimeInterval) {
    guard !presses.isEmpty else { return }
    for press in presses { press.storedPhase = .cancelled }
    send(timestamp)
  }

  private func send(_ timestamp: TimeInterval) {
    event.storedTimestamp = timestamp
    event.storedModifierFlags = modifierFlags
    event.storedPresses = presses
    presses.removeAll { $0.storedPhase == .ended || $0.storedPhase == .cancelled }
    UIApplication.shared.sendEvent(event)
    event.storedPresses = presses
  }
}
