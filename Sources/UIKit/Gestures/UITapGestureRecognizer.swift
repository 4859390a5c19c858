/// Recognises one or more taps with one or more fingers.
///
/// Apple publishes no limits; these are chosen: a finger may stray 45 points, a tap may last 1.5 s, and the next tap of a
/// series begins within 0.35 s. A tap does not rule out one that wants more taps, so that both may be recognised unless
/// one requires the other to fail.
/// Specified by <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer>.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes; 1 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftapsrequired>.
  open var numberOfTapsRequired: Int = 1

  /// How many fingers tap at once; 1 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftouchesrequired>.
  open var numberOfTouchesRequired: Int = 1

  private var series = TapSeries()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard effectiveState == .possible else { return }
    if !series.begin(self, touches: touchesDown, fingers: numberOfTouchesRequired) { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard effectiveState == .possible else { return }
    if series.hasStrayed(touches, further: TapSeries.movement) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard effectiveState == .possible, touchesDown.isEmpty else { return }
    guard series.end(self, fingers: numberOfTouchesRequired) else {
      state = .failed
      return
    }
    if series.count >= numberOfTapsRequired {
      series.stop()
      state = .ended
    } else {
      series.awaitNext(self)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if effectiveState == .possible { state = .failed }
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func reset() {
    super.reset()
    series.stop()
    series = TapSeries()
  }
}
