/// Recognises fingers that rest; continuous: it begins when they have rested long enough, and ends when they are lifted.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer>.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers rest, in seconds; 0.5 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/minimumpressduration>.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How many fingers rest; 1 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/numberoftouchesrequired>.
  open var numberOfTouchesRequired: Int = 1

  /// How many taps come before; none by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/numberoftapsrequired>.
  open var numberOfTapsRequired: Int = 0

  /// How far a finger may stray before the press is recognised, in points; 10 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/allowablemovement>.
  open var allowableMovement: CGFloat = 10

  private var series = TapSeries()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard effectiveState == .possible else { return }
    let down = touchesDown
    let isLast = series.count >= numberOfTapsRequired
    let begins = series.begin(
      self, touches: down, fingers: numberOfTouchesRequired, duration: isLast ? nil : TapSeries.duration)
    guard begins else {
      state = .failed
      return
    }
    guard isLast, down.count == numberOfTouchesRequired else { return }
    if minimumPressDuration <= 0 {
      state = .began
    } else {
      series.start(schedule(after: minimumPressDuration) { $0.state = .began })
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if effectiveState.isUnderWay {
      state = .changed
    } else if effectiveState == .possible, series.hasStrayed(touches, further: allowableMovement) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if effectiveState.isUnderWay {
      if touchesDown.count < numberOfTouchesRequired { state = .ended }
      return
    }
    guard effectiveState == .possible else { return }
    guard series.count < numberOfTapsRequired else {
      state = .failed
      return
    }
    guard touchesDown.isEmpty else { return }
    if series.end(self, fingers: numberOfTouchesRequired) {
      series.awaitNext(self)
    } else {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = effectiveState.isUnderWay ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    series.stop()
    series = TapSeries()
  }
}
