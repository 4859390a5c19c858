/// The recognizer that drags a scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  /// The scroll view, where its class answers a recognizer's questions.
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate }
    set {
      guard newValue == nil || newValue !== scrollView else { return }
      raise(
        "NSInvalidArgumentException",
        "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingersCame()
  }

  override func sendActions() {
    scrollView?.panDidChange(self)
    super.sendActions()
  }

  override func reset() {
    super.reset()
    scrollView?.fingersLeft()
  }

  // Dragging and zooming go together.
  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool {
    prevented !== scrollView?.scrollPinch
  }

  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    preventing !== scrollView?.scrollPinch
  }
}

/// The recognizer that zooms a scroll view.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  override func sendActions() {
    scrollView?.pinchDidChange(self)
    super.sendActions()
  }

  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool {
    prevented !== scrollView?.scrollPan
  }

  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    preventing !== scrollView?.scrollPan
  }
}

/// Keeps touches from a scroll view's content until it is clear that they are no drag. It recognises nothing: it fails.
final class ScrollTouchDelayRecognizer: UIGestureRecognizer {
  private static let delay: TimeInterval = 0.15

  private weak var scrollView: UIScrollView?
  private var timer: MediaClock.Token?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled,
      scrollView.isScrollable(.horizontal) || scrollView.isScrollable(.vertical)
    else {
      state = .failed
      return
    }
    if timer == nil { timer = schedule(after: Self.delay) { $0.state = .failed } }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    super.reset()
    timer.map(MediaClock.shared.cancel)
    timer = nil
  }
}
