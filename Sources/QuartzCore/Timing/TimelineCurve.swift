/// How the progress of an animator goes with its time: a cubic curve, springs, or springs whose time a curve paces.
package struct TimelineCurve {
  private let cubic: CubicBezier?
  private let springs: (x: Spring, y: Spring)?
  /// How long the springs take, in their own seconds.
  private let springDuration: TimeInterval

  package init(_ cubic: CubicBezier) {
    self.cubic = cubic
    springs = nil
    springDuration = 0
  }

  /// One spring for what lies across and for everything that has one number, one for what lies down.
  package init(x: Spring, y: Spring, duration: TimeInterval, pacedBy cubic: CubicBezier? = nil) {
    self.cubic = cubic
    springs = (x, y)
    springDuration = duration
  }

  package static let linear = TimelineCurve(.linear)

  package var isSpring: Bool { springs != nil }

  /// Progress, across and down, at a part of the time; 0 before it begins and 1 when it is over.
  package func callAsFunction(_ phase: Double) -> SIMD2<Double> {
    guard phase > 0 else { return SIMD2(0, 0) }
    guard phase < 1 else { return SIMD2(1, 1) }
    let paced = cubic.map { $0(phase) } ?? phase
    guard let springs else { return SIMD2(paced, paced) }
    let time = paced * springDuration
    return SIMD2(springs.x.value(at: time), springs.y.value(at: time))
  }

  /// The first part of the time at which the progress is reached; 1 where it never is.
  package func phase(ofProgress progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 || isSpring else { return 1 }
    // A curve may swing: the steps find where it passes first, halving finds the place.
    let steps = 512
    var low = 0.0
    for step in 1...steps {
      let next = Double(step) / Double(steps)
      guard self(next).x >= progress else {
        low = next
        continue
      }
      var high = next
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if self(middle).x < progress { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
    return 1
  }
}
