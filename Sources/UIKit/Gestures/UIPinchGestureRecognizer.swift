/// Recognises two fingers that move apart or together; continuous.
///
/// It begins when their distance has changed by 10 points, which Apple does not publish, and ends when both are lifted.
/// Specified by <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer>.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private static let slop: CGFloat = 10

  /// The distance of the fingers over that at which they came down. Setting it lets it go on from that value, and the
  /// velocity from 0; a value that is not finite and above 0 is refused.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer/scale>.
  open var scale: CGFloat {
    get { storedScale }
    set {
      guard newValue > 0, newValue.isFinite else {
        raise("NSInvalidArgumentException", "A pinch cannot have the scale \(newValue)")
        return
      }
      storedScale = newValue
      rebase()
      history.restart(x: newValue, at: time)
    }
  }

  /// How fast the scale changes, in its units a second.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer/velocity>.
  open var velocity: CGFloat { history.velocity(at: time).x }

  private var storedScale: CGFloat = 1
  private var baseScale: CGFloat = 1
  private var baseLength: CGFloat = 0
  private var history = MotionHistory()
  private var time: TimeInterval = 0

  /// Other fingers, or another scale: it changes from here on.
  private func rebase() {
    baseScale = storedScale
    baseLength = FingerPair(touchesDown)?.length ?? 0
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let hadPair = baseLength > 0
    rebase()
    guard !hadPair, baseLength > 0 else { return }
    time = event.timestamp
    history.restart(x: storedScale, at: time)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(touchesDown), baseLength > 0 else { return }
    storedScale = baseScale * pair.length / baseLength
    time = event.timestamp
    history.add(x: storedScale, at: time)
    if effectiveState.isUnderWay {
      state = .changed
    } else if effectiveState == .possible, abs(pair.length - baseLength) >= Self.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    rebase()
    guard touchesDown.isEmpty else { return }
    state = effectiveState.isUnderWay ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    rebase()
    guard touchesDown.isEmpty else { return }
    state = effectiveState.isUnderWay ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    storedScale = 1
    baseScale = 1
    baseLength = 0
    history = MotionHistory()
  }
}
