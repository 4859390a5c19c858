/// Recognises two fingers that turn about each other; continuous.
///
/// It begins when they have moved by 10 points along their circle, which Apple does not publish, and ends when both are
/// lifted. Specified by <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer>.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private static let slop: CGFloat = 10

  /// How far the fingers have turned since they came down, clockwise in radians; more than a full turn counts on.
  /// Setting it lets it go on from that value, and the velocity from 0; a value that is not finite is refused.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer/rotation>.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      guard newValue.isFinite else {
        raise("NSInvalidArgumentException", "A rotation cannot be \(newValue)")
        return
      }
      storedRotation = newValue
      history.restart(x: newValue, at: time)
    }
  }

  /// How fast they turn, in radians a second.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer/velocity>.
  open var velocity: CGFloat { history.velocity(at: time).x }

  private var storedRotation: CGFloat = 0
  private var lastAngle: CGFloat?
  private var history = MotionHistory()
  private var time: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let hadPair = lastAngle != nil
    lastAngle = FingerPair(touchesDown)?.angle
    guard !hadPair, lastAngle != nil else { return }
    time = event.timestamp
    history.restart(x: storedRotation, at: time)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(touchesDown), let lastAngle else { return }
    // The shorter way round.
    storedRotation += (pair.angle - lastAngle).remainder(dividingBy: 2 * .pi)
    self.lastAngle = pair.angle
    time = event.timestamp
    history.add(x: storedRotation, at: time)
    if effectiveState.isUnderWay {
      state = .changed
    } else if effectiveState == .possible, abs(storedRotation) * pair.length / 2 >= Self.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    lastAngle = FingerPair(touchesDown)?.angle
    guard touchesDown.isEmpty else { return }
    state = effectiveState.isUnderWay ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lastAngle = FingerPair(touchesDown)?.angle
    guard touchesDown.isEmpty else { return }
    state = effectiveState.isUnderWay ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    storedRotation = 0
    lastAngle = nil
    history = MotionHistory()
  }
}
