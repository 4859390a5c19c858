/// A movement of the device itself: a shake.
final class MotionEvent: UIEvent {
  enum Phase {
    case began, ended, cancelled
  }

  var phase: Phase

  init(phase: Phase, timestamp: TimeInterval) {
    self.phase = phase
    super.init()
    storedTimestamp = timestamp
  }

  override var type: UIEvent.EventType { .motion }
  override var subtype: UIEvent.EventSubtype { .motionShake }

  func deliver(to responder: UIResponder) {
    switch phase {
    case .began: responder.motionBegan(subtype, with: self)
    case .ended: responder.motionEnded(subtype, with: self)
    case .cancelled: responder.motionCancelled(subtype, with: self)
    }
  }
}

extension UIWindowScene {
  /// The device is shaken: the key window's first responder is told of the beginning and of the end.
  package func shake(timestamp: TimeInterval? = nil) {
    guard activationState == .foregroundActive else { return }
    let event = MotionEvent(phase: .began, timestamp: timestamp ?? CACurrentMediaTime())
    UIApplication.shared.sendEvent(event)
    // What heard of the beginning may have sent the application away.
    event.phase = activationState == .foregroundActive ? .ended : .cancelled
    UIApplication.shared.sendEvent(event)
  }
}
