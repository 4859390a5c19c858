/// Something that the person did.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uievent>.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uievent/eventtype>.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The kind within a kind; touches and presses have none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uievent/eventsubtype>.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  final var storedTimestamp: TimeInterval = 0
  final var storedTouches: [UITouch] = []
  final var storedModifierFlags: UIKeyModifierFlags = []

  override init() {
    super.init()
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uievent/type>.
  open var type: EventType { .touches }

  /// Specified by <https://developer.apple.com/documentation/uikit/uievent/subtype>.
  open var subtype: EventSubtype { .none }

  /// When it happened, in seconds on the clock of `CACurrentMediaTime()`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uievent/timestamp>.
  open var timestamp: TimeInterval { storedTimestamp }

  /// The modifier keys that were held.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uievent/modifierflags>.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }

  /// Every finger that is down or was just lifted; nil in an event without touches.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uievent/alltouches>.
  open var allTouches: Set<UITouch>? { storedTouches.isEmpty ? nil : Set(storedTouches) }

  /// The touches that began in a view; nil if there are none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uievent/touches(for:)-4l9ap>.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// The touches that began in a window; nil if there are none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uievent/touches(for:)-1rsp9>.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// What the finger did since the last event, oldest first: one touch, for each movement is told by itself here. Nil of
  /// a touch that is not of this event.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uievent/coalescedtouches(for:)>.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard storedTouches.contains(touch) else { return nil }
    return [touch.snapshot()]
  }

  /// Where a moving finger is to be expected in the next frame: one touch, straight on at the speed of its last
  /// movement; none of a finger that does not move. Nil of a touch that is not of this event.
  ///
  /// Apple leaves open how it foretells. Specified by <https://developer.apple.com/documentation/uikit/uievent/predictedtouches(for:)>.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard storedTouches.contains(touch) else { return nil }
    guard touch.phase == .moved, touch.storedTimestamp > touch.previousTimestamp else { return [] }
    return [touch.snapshot(at: touch.storedTimestamp + FramePipeline.frameInterval)]
  }

  private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = Set(storedTouches.filter(isIncluded))
    return found.isEmpty ? nil : found
  }
}
