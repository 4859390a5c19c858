/// Taps one after the other, as a tap and a long press count them.
@MainActor
struct TapSeries {
  /// How far a finger may stray within a tap, and how far the next tap may lie from the last, in points.
  static let movement: CGFloat = 45
  /// How long a tap may last, in seconds.
  static let duration: TimeInterval = 1.5
  /// How long after a tap the next one may begin, in seconds.
  static let interval: TimeInterval = 0.35

  /// The taps that are complete.
  private(set) var count = 0
  /// The most fingers that were down at once in this tap.
  private(set) var fingers = 0
  private var starts: [(touch: UITouch, location: CGPoint)] = []
  private var lastMiddle: CGPoint?
  private var timer: MediaClock.Token?

  /// Fingers came down; false where they are too many or too far from the last tap. From the first finger on, the tap
  /// must be over in time, unless `duration` is nil.
  mutating func begin(
    _ recognizer: UIGestureRecognizer, touches: [UITouch], fingers required: Int,
    duration: TimeInterval? = TapSeries.duration
  ) -> Bool {
    if fingers == 0 {
      stop()
      starts = []
      if let duration { timer = recognizer.schedule(after: duration) { $0.state = .failed } }
    }
    fingers = max(fingers, touches.count)
    for touch in touches where !starts.contains(where: { $0.touch === touch }) {
      starts.append((touch, touch.windowLocation))
    }
    guard touches.count <= required else { return false }
    guard touches.count == required, let lastMiddle else { return true }
    let middle = UIGestureRecognizer.middle(of: touches)
    return abs(middle.x - lastMiddle.x) <= Self.movement && abs(middle.y - lastMiddle.y) <= Self.movement
  }

  /// Whether a finger is further than so many points from where it came down.
  func hasStrayed(_ touches: Set<UITouch>, further distance: CGFloat) -> Bool {
    starts.contains { start in
      guard touches.contains(start.touch) else { return false }
      let location = start.touch.windowLocation
      return hypot(location.x - start.location.x, location.y - start.location.y) > distance
    }
  }

  /// All fingers are up; false where they were too few.
  mutating func end(_ recognizer: UIGestureRecognizer, fingers required: Int) -> Bool {
    stop()
    guard fingers == required else { return false }
    count += 1
    fingers = 0
    lastMiddle = UIGestureRecognizer.middle(of: recognizer.touches)
    return true
  }

  /// The next tap must come in time.
  mutating func awaitNext(_ recognizer: UIGestureRecognizer) {
    timer = recognizer.schedule(after: Self.interval) { $0.state = .failed }
  }

  /// Lets time run.
  mutating func stop() {
    timer.map(MediaClock.shared.cancel)
    timer = nil
  }

  /// Takes over the timer of a press.
  mutating func start(_ timer: MediaClock.Token) {
    stop()
    self.timer = timer
  }
}
