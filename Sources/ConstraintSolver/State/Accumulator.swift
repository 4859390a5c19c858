/// A sum that knows how large its summands were, so that what is left by cancellation can be told from a small value.
struct Accumulator: BitwiseCopyable {
  var value = 0.0
  var magnitude = 0.0

  @inline(__always)
  mutating func add(_ amount: Double) {
    value += amount
    magnitude += abs(amount)
  }

  /// Whether the value is what cancellation left.
  @inline(__always)
  var isNoise: Bool { abs(value) <= 1e-11 * magnitude }
}
