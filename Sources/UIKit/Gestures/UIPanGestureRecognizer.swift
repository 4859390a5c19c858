/// Recognises fingers that drag; continuous.
///
/// It begins when the middle of the fingers has moved by 10 points, which Apple does not publish; the translation counts
/// from where they came down. Velocity is that of the last 0.1 s.
/// Specified by <https://developer.apple.com/documentation/uikit/uipangesturerecognizer>.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers move before it begins, in points.
  static let slop: CGFloat = 10

  /// How many fingers it takes at least; 1 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipangesturerecognizer/minimumnumberoftouches>.
  open var minimumNumberOfTouches: Int = 1

  /// How many fingers it takes at most, `Int.max` by default. More before it begins make it fail; later ones are ignored.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipangesturerecognizer/maximumnumberoftouches>.
  open var maximumNumberOfTouches: Int = .max

  /// In the window's coordinates.
  final private(set) var windowTranslation = CGPoint.zero
  private var middle = CGPoint.zero
  private var history = MotionHistory()
  private var time: TimeInterval = 0

  /// How far the fingers have moved since they came down, or since it was set, in a view's coordinates.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipangesturerecognizer/translation(in:)>.
  open func translation(in view: UIView?) -> CGPoint {
    vector(windowTranslation, in: view)
  }

  /// Lets the translation go on from another value, and the velocity from 0.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipangesturerecognizer/settranslation(_:in:)>.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard CGRect(origin: translation, size: .zero).isFinite else {
      raise("NSInvalidArgumentException", "A translation of (\(translation.x), \(translation.y)) is nowhere")
      return
    }
    windowTranslation = windowVector(translation, in: view)
    history.restart(x: windowTranslation.x, y: windowTranslation.y, at: time)
  }

  /// How fast the fingers move, in points of a view's coordinates a second.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipangesturerecognizer/velocity(in:)>.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(history.velocity(at: time), in: view)
  }

  /// Lets the translation count from here; the velocity stays.
  final func restartTranslation() {
    history.shift(x: -windowTranslation.x, y: -windowTranslation.y)
    windowTranslation = .zero
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window, view !== window else { return vector }
    let origin = view.convert(CGPoint.zero, from: window)
    let tip = view.convert(vector, from: window)
    return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }

  private func windowVector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window, view !== window else { return vector }
    let origin = view.convert(CGPoint.zero, to: window)
    let tip = view.convert(vector, to: window)
    return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }

  /// Whether fingers have moved enough to begin; nil where it can only fail.
  func isRecognized(by translation: CGPoint) -> Bool? {
    hypot(translation.x, translation.y) >= Self.slop
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchesDown.count > maximumNumberOfTouches {
      if effectiveState == .possible {
        state = .failed
        return
      }
      for touch in touches { ignore(touch, for: event) }
    }
    if effectiveState == .possible, self.touches.count == touches.count {
      time = event.timestamp
      history.restart(x: 0, at: time)
    }
    middle = Self.middle(of: touchesDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let now = Self.middle(of: touchesDown)
    windowTranslation.x += now.x - middle.x
    windowTranslation.y += now.y - middle.y
    middle = now
    time = event.timestamp
    history.add(x: windowTranslation.x, y: windowTranslation.y, at: time)
    if effectiveState.isUnderWay {
      state = .changed
    } else if effectiveState == .possible, touchesDown.count >= minimumNumberOfTouches {
      switch isRecognized(by: windowTranslation) {
      case true?: state = .began
      case false?: break
      case nil: state = .failed
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = touchesDown
    time = event.timestamp
    middle = Self.middle(of: down)
    if effectiveState.isUnderWay {
      if down.count < max(minimumNumberOfTouches, 1) { state = .ended }
    } else if effectiveState == .possible, down.isEmpty {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = touchesDown
    middle = Self.middle(of: down)
    guard down.count < max(minimumNumberOfTouches, 1) else { return }
    state = effectiveState.isUnderWay ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    windowTranslation = .zero
    history = MotionHistory()
  }
}
