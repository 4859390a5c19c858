/// The last places of something that moves, to tell how fast it is.
struct MotionHistory {
  /// Only what happened within so many seconds counts: Apple says nothing of it. A finger that rests as long before it is
  /// lifted has no velocity.
  private static let span: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, x: CGFloat, y: CGFloat)] = []

  /// Forgets what was.
  mutating func restart(x: CGFloat, y: CGFloat = 0, at time: TimeInterval) {
    samples = [(time, x, y)]
  }

  mutating func add(x: CGFloat, y: CGFloat = 0, at time: TimeInterval) {
    if let last = samples.last, last.time >= time {
      samples[samples.count - 1] = (last.time, x, y)
      return
    }
    samples.removeAll { time - $0.time > Self.span + 1e-9 }
    samples.append((time, x, y))
  }

  /// The same motion in coordinates that have moved.
  mutating func shift(x: CGFloat, y: CGFloat) {
    for index in samples.indices {
      samples[index].x += x
      samples[index].y += y
    }
  }

  /// Units a second on the way from the oldest place that counts to the last one; 0 where it rests.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last, let first = samples.first(where: { time - $0.time <= Self.span + 1e-9 }),
      last.time > first.time
    else { return .zero }
    let elapsed = CGFloat(max(time, last.time) - first.time)
    return CGPoint(x: (last.x - first.x) / elapsed, y: (last.y - first.y) / elapsed)
  }
}
