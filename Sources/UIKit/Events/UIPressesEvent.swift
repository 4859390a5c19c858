/// Keys and buttons that the person presses.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uipressesevent>.
open class UIPressesEvent: UIEvent {
  final var storedPresses: [UIPress] = []

  open override var type: UIEvent.EventType { .presses }

  /// Every key that is down or was just released.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipressesevent/allpresses>.
  open var allPresses: Set<UIPress> { Set(storedPresses) }
}
