/// Recognises a drag from an edge of the window inwards; continuous.
///
/// The finger comes down within 13 points of the edge and moves more inwards than along it, which Apple does not publish.
/// Specified by <https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer>.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private static let reach: CGFloat = 13

  /// The edges that it may start from; none by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer/edges>.
  open var edges: UIRectEdge = []

  /// The edges that the first finger came down at.
  private var touchedEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard effectiveState == .possible, self.touches.count == touches.count else { return }
    touchedEdges = touches.first.map(edges(at:)) ?? []
    if touchedEdges.isEmpty { state = .failed }
  }

  private func edges(at touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let location = touch.windowLocation
    var found: UIRectEdge = []
    if location.x - bounds.minX <= Self.reach { found.insert(.left) }
    if bounds.maxX - location.x <= Self.reach { found.insert(.right) }
    if location.y - bounds.minY <= Self.reach { found.insert(.top) }
    if bounds.maxY - location.y <= Self.reach { found.insert(.bottom) }
    return found.intersection(edges)
  }

  override func isRecognized(by translation: CGPoint) -> Bool? {
    guard hypot(translation.x, translation.y) >= Self.slop else { return false }
    let isHorizontal = abs(translation.x) > abs(translation.y)
    let isInwards =
      isHorizontal
      ? touchedEdges.contains(.left) && translation.x > 0 || touchedEdges.contains(.right) && translation.x < 0
      : touchedEdges.contains(.top) && translation.y > 0 || touchedEdges.contains(.bottom) && translation.y < 0
    return isInwards ? true : nil
  }

  open override func reset() {
    super.reset()
    touchedEdges = []
  }
}
