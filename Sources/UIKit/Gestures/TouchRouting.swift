/// Who follows a touch, and how much of it the view has been told.
final class TouchRouting {
  enum ViewState {
    /// The view has not heard of the touch yet.
    case waiting
    /// The view heard that it began.
    case begun
    /// The view hears no more of it.
    case closed
  }

  var recognizers: [UIGestureRecognizer] = []
  var viewState = ViewState.waiting
  /// Whether the finger was lifted and the view has not heard of it yet.
  var holdsEnd = false
  /// Where the finger came down, in the window's coordinates.
  let beginning: CGPoint

  init(beginning: CGPoint) {
    self.beginning = beginning
  }
}
