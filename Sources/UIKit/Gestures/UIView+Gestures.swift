extension UIView {
  /// The view's own recognizers, in the order in which they were added.
  final var storedGestureRecognizers: [UIGestureRecognizer] { extras?.gestureRecognizers ?? [] }

  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView !== self else { return }
    recognizer.storedView?.removeGestureRecognizer(recognizer)
    ensuredExtras.gestureRecognizers.append(recognizer)
    recognizer.storedView = self
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView === self else { return }
    GestureArbiter.shared.withdraw(recognizer)
    extras?.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.storedView = nil
  }

  final func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for former in storedGestureRecognizers where !recognizers.contains(where: { $0 === former }) {
      removeGestureRecognizer(former)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}
