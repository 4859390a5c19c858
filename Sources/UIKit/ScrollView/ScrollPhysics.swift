/// The laws by which a scroll view moves: pure functions of time, in points and seconds.
enum ScrollPhysics {
  /// How much of a pull beyond the edge is followed. Not published by Apple; measured by others.
  static let rubberBandConstant: CGFloat = 0.55
  /// How fast content swings back from beyond the edge: the frequency of a spring without overshoot, in radians a second.
  /// Chosen; Apple publishes none.
  static let bounceFrequency = 10.0
  /// Motion that has less than so many points to go has come to rest.
  static let restDistance = 0.5

  /// How far content that was pulled by `distance` beyond the edge moves, in a view of the given length.
  static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let size = abs(distance)
    let moved = (1 - 1 / (size * rubberBandConstant / dimension + 1)) * dimension
    return distance < 0 ? -moved : moved
  }

  /// The pull that moves content by `distance` beyond the edge.
  static func pull(forRubberBand distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let part = min(abs(distance) / dimension, 0.999)
    let pulled = dimension / rubberBandConstant * (1 / (1 - part) - 1)
    return distance < 0 ? -pulled : pulled
  }

  /// By how much a second the logarithm of the velocity falls, at a rate a millisecond.
  static func decay(ofRate rate: CGFloat) -> Double {
    -1000 * log(min(max(Double(rate), 0.01), 0.9999))
  }
}

/// How one coordinate of the content offset moves after the finger has left, or when it is animated.
///
/// Slowing down, the velocity falls by the same factor each millisecond: x(t) = target − (target − start) · e^(−k t), where
/// k = −1000 ln(rate) and target = start + v / k. At an edge a spring takes over with the velocity that is left.
struct ScrollMotion {
  /// What moves by itself.
  enum Law {
    /// Slows down towards a target.
    case slowing(from: Double, to: Double, decay: Double)
    /// Swings back to an edge.
    case spring(edge: Double, displacement: Double, velocity: Double)
    /// Goes along a curve of ease in and out.
    case eased(from: Double, to: Double, duration: Double)
  }

  private(set) var law: Law
  private var start: TimeInterval
  /// Where the content may rest.
  private var range: ClosedRange<Double>
  private let bounces: Bool
  private(set) var isDone = false

  init(_ law: Law, range: ClosedRange<Double>, bounces: Bool, at time: TimeInterval) {
    self.law = law
    start = time
    self.range = range
    self.bounces = bounces
  }

  /// The value at a time, which never goes back from call to call.
  mutating func value(at time: TimeInterval) -> Double {
    crossEdge(by: time)
    let elapsed = max(time - start, 0)
    switch law {
    case .slowing(let from, let to, let decay):
      let left = (to - from) * exp(-decay * elapsed)
      isDone = abs(left) < ScrollPhysics.restDistance
      return isDone ? to : to - left
    case .spring(let edge, let displacement, let velocity):
      let frequency = ScrollPhysics.bounceFrequency
      let fade = exp(-frequency * elapsed)
      let left = (displacement + (velocity + frequency * displacement) * elapsed) * fade
      let speed = (velocity - frequency * (velocity + frequency * displacement) * elapsed) * fade
      isDone = abs(left) < ScrollPhysics.restDistance && abs(speed) < frequency * ScrollPhysics.restDistance
      return isDone ? edge : edge + left
    case .eased(let from, let to, let duration):
      isDone = elapsed >= duration
      return isDone ? to : from + (to - from) * Self.ease(elapsed / duration)
    }
  }

  /// Where slowing content reaches an edge, the spring takes over, or it stops there.
  private mutating func crossEdge(by time: TimeInterval) {
    guard case .slowing(let from, let to, let decay) = law, range.contains(from), !range.contains(to) else { return }
    let edge = to > range.upperBound ? range.upperBound : range.lowerBound
    let crossing = start + log((to - from) / (to - edge)) / decay
    guard time >= crossing else { return }
    let velocity = bounces ? decay * (to - edge) : 0
    law = .spring(edge: edge, displacement: 0, velocity: velocity)
    start = crossing
  }

  private static let ease = CubicBezier(0.42, 0, 0.58, 1)
}

extension ScrollMotion {
  /// The content has moved under the motion: it goes on from there.
  mutating func shift(by distance: Double) {
    range = (range.lowerBound + distance)...(range.upperBound + distance)
    switch law {
    case .slowing(let from, let to, let decay): law = .slowing(from: from + distance, to: to + distance, decay: decay)
    case .spring(let edge, let displacement, let velocity):
      law = .spring(edge: edge + distance, displacement: displacement, velocity: velocity)
    case .eased(let from, let to, let duration):
      law = .eased(from: from + distance, to: to + distance, duration: duration)
    }
  }

  /// The content was set to a distance from where it was, within the same edges: it goes on from there.
  mutating func goOn(at distance: Double) {
    guard distance != 0 else { return }
    let edges = range
    shift(by: distance)
    range = edges
  }

  /// There is more or less of the content than before: what slows down stops at another edge.
  mutating func contentDidChange(to range: ClosedRange<CGFloat>) {
    guard case .slowing = law else { return }
    self.range = Double(range.lowerBound)...Double(range.upperBound)
  }
}
