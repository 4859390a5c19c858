/// A finger on the screen, from the moment it comes down until it is lifted or taken away.
///
/// The same object says where the finger is throughout. Specified by <https://developer.apple.com/documentation/uikit/uitouch>.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a touch did last.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/phase-swift.enum>.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    /// Down without having moved since the last event.
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// What touches.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/touchtype>.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  let identifier: Int
  final var storedPhase: Phase = .began
  final var storedTimestamp: TimeInterval
  final var storedTapCount = 1
  final var storedWindow: UIWindow?
  final var storedView: UIView?
  /// In the window's coordinates.
  final var windowLocation: CGPoint
  final var previousWindowLocation: CGPoint
  final var storedRadius: CGFloat = 20
  final var isRadiusKnown = false
  /// When `previousWindowLocation` was.
  final var previousTimestamp: TimeInterval
  /// Whether the view is told of this touch at all.
  final var isDelivered = true
  /// Who follows the touch, and what its view has heard of it.
  final var routing: TouchRouting?

  init(identifier: Int, window: UIWindow?, location: CGPoint, timestamp: TimeInterval) {
    self.identifier = identifier
    storedWindow = window
    windowLocation = location
    previousWindowLocation = location
    storedTimestamp = timestamp
    previousTimestamp = timestamp
  }

  /// The touch as it is now, or is to be expected at a later time if the finger moves on as it does.
  func snapshot(at time: TimeInterval? = nil) -> UITouch {
    let copy = UITouch(
      identifier: identifier, window: storedWindow, location: windowLocation, timestamp: storedTimestamp)
    copy.previousWindowLocation = previousWindowLocation
    copy.previousTimestamp = previousTimestamp
    copy.storedPhase = storedPhase
    copy.storedTapCount = storedTapCount
    copy.storedView = storedView
    copy.storedRadius = storedRadius
    copy.isRadiusKnown = isRadiusKnown
    if let time, storedTimestamp > previousTimestamp {
      let ratio = CGFloat((time - storedTimestamp) / (storedTimestamp - previousTimestamp))
      copy.previousWindowLocation = windowLocation
      copy.previousTimestamp = storedTimestamp
      copy.windowLocation.x += (windowLocation.x - previousWindowLocation.x) * ratio
      copy.windowLocation.y += (windowLocation.y - previousWindowLocation.y) * ratio
      copy.storedTimestamp = time
    }
    return copy
  }

  /// What the finger did last.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/phase-swift.property>.
  open var phase: Phase { storedPhase }

  /// When it did it, in seconds on the clock of `CACurrentMediaTime()`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/timestamp>.
  open var timestamp: TimeInterval { storedTimestamp }

  /// How many taps in quick succession this touch is the last of.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/tapcount>.
  open var tapCount: Int { storedTapCount }

  /// Always a finger: other devices are not reported as touches.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/type>.
  open var type: TouchType { .direct }

  /// The view in which the touch began.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/view>.
  open var view: UIView? { storedView }

  /// The window in which the touch began.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/window>.
  open var window: UIWindow? { storedWindow }

  /// Where the finger is, in a view's coordinates; nil stands for the window.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/location(in:)>.
  open func location(in view: UIView?) -> CGPoint {
    located(windowLocation, in: view)
  }

  /// Where the finger was before its last movement, in a view's coordinates; nil stands for the window.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/previouslocation(in:)>.
  open func previousLocation(in view: UIView?) -> CGPoint {
    located(previousWindowLocation, in: view)
  }

  /// Where the finger is, as exactly as it was reported; the same as `location(in:)`, which is not rounded here.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/preciselocation(in:)>.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    located(windowLocation, in: view)
  }

  /// Where the finger was before its last movement, as exactly as it was reported.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/precisepreviouslocation(in:)>.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    located(previousWindowLocation, in: view)
  }

  /// How far the finger's pad reaches about its location, in points; where the input does not say, 20, which is ours.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/majorradius>.
  open var majorRadius: CGFloat { storedRadius }

  /// How wrong `majorRadius` may be, in points: not at all where the input says it, else 5.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/majorradiustolerance>.
  open var majorRadiusTolerance: CGFloat { isRadiusKnown ? 0 : 5 }

  /// How hard the finger presses: 0, as on all devices whose screens do not measure it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/force>.
  open var force: CGFloat { 0 }

  /// The greatest force: 0, as on all devices whose screens do not measure it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitouch/maximumpossibleforce>.
  open var maximumPossibleForce: CGFloat { 0 }

  private func located(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let window = storedWindow, let view, view !== window else { return point }
    return view.convert(point, from: window)
  }
}
