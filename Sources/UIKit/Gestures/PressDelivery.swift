/// Brings presses to recognizers, before their responder hears of them: those of the responder's view and of the views above
/// it, the deepest first.
@MainActor
enum PressDelivery {
  static func deliver(_ press: UIPress, of event: UIPressesEvent, from responder: UIResponder) {
    if press.storedPhase == .began { press.storedRecognizers = recognizers(for: press, of: event, from: responder) }
    // One that has decided, or was withdrawn meanwhile, hears no more.
    for recognizer in press.storedRecognizers where recognizer.isEnabled && !recognizer.storedState.isFinished {
      switch press.storedPhase {
      case .began: recognizer.pressesBegan([press], with: event)
      case .changed: recognizer.pressesChanged([press], with: event)
      case .ended: recognizer.pressesEnded([press], with: event)
      case .cancelled: recognizer.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }

  private static func recognizers(
    for press: UIPress, of event: UIPressesEvent, from responder: UIResponder
  ) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    while let current = view {
      found += current.storedGestureRecognizers.filter { accepts(press, event, $0) }
      view = current.storedSuperview
    }
    return found
  }

  private static func accepts(_ press: UIPress, _ event: UIPressesEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isEnabled, !recognizer.storedState.isFinished, recognizer.shouldReceive(event) else {
      return false
    }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event as UIEvent)
      && delegate.gestureRecognizer(recognizer, shouldReceive: press)
  }
}
