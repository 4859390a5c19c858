/// A key or button that is down.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uipress>.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// What a press did last.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipress/phase-swift.enum>.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// Which button it is; nil stands for a key that is none of these.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipress/presstype>.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
  }

  private let storedKey: UIKey?
  final var storedPhase: Phase = .began
  final var storedTimestamp: TimeInterval
  final var storedResponder: UIResponder?
  final var storedWindow: UIWindow?
  final var storedRecognizers: [UIGestureRecognizer] = []
  /// Whether a key command took the press.
  final var isCommand = false

  init(key: UIKey, timestamp: TimeInterval) {
    storedKey = key
    storedTimestamp = timestamp
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uipress/phase-swift.property>.
  open var phase: Phase { storedPhase }

  /// In seconds on the clock of `CACurrentMediaTime()`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipress/timestamp>.
  open var timestamp: TimeInterval { storedTimestamp }

  /// The key, of a press on a keyboard.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipress/key>.
  open var key: UIKey? { storedKey }

  /// The responder that the press went to first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipress/responder>.
  open var responder: UIResponder? { storedResponder }

  /// The recognizers that get the press; nil where there are none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipress/gesturerecognizers>.
  open var gestureRecognizers: [UIGestureRecognizer]? { storedRecognizers.isEmpty ? nil : storedRecognizers }

  /// The window that the press went to.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipress/window>.
  open var window: UIWindow? { storedWindow }
}
