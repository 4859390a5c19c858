/// Recognises a quick stroke in a direction; discrete.
///
/// Apple publishes no limits; these are chosen: 50 points along the direction within 0.5 s, with at most 50 across.
/// Specified by <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer>.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  private static let length: CGFloat = 50
  private static let breadth: CGFloat = 50
  private static let duration: TimeInterval = 0.5

  /// Where a swipe goes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct>.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count; right by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.property>.
  open var direction: Direction = .right

  /// How many fingers swipe; 1 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/numberoftouchesrequired>.
  open var numberOfTouchesRequired: Int = 1

  private var start = CGPoint.zero
  private var timer: MediaClock.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard effectiveState == .possible else { return }
    let down = touchesDown
    guard down.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    start = Self.middle(of: down)
    if timer == nil { timer = schedule(after: Self.duration) { $0.state = .failed } }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard effectiveState == .possible, touchesDown.count == numberOfTouchesRequired else { return }
    let now = Self.middle(of: touchesDown)
    let x = now.x - start.x
    let y = now.y - start.y
    let isHorizontal = !direction.isDisjoint(with: [.left, .right])
    let isVertical = !direction.isDisjoint(with: [.up, .down])
    let isSwipe =
      x >= Self.length && abs(y) <= Self.breadth && direction.contains(.right)
      || x <= -Self.length && abs(y) <= Self.breadth && direction.contains(.left)
      || y >= Self.length && abs(x) <= Self.breadth && direction.contains(.down)
      || y <= -Self.length && abs(x) <= Self.breadth && direction.contains(.up)
    if isSwipe {
      stopTimer()
      state = .ended
    } else if abs(y) > Self.breadth && !isVertical || abs(x) > Self.breadth && !isHorizontal {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if effectiveState == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if effectiveState == .possible { state = .failed }
  }

  open override func reset() {
    super.reset()
    stopTimer()
  }

  private func stopTimer() {
    timer.map(MediaClock.shared.cancel)
    timer = nil
  }
}
