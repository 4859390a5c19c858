/// The range of numbers that layout computes with. Differences and ratios of numbers far outside of it are not finite,
/// and no screen is a ten-thousandth as large.
enum LayoutNumber {
  /// The largest magnitude of a length or a place, in points.
  static let limit = 1e9
  /// The smallest magnitude of a factor that is not taken as 0; its reciprocal is the largest.
  static let smallestFactor = 1e-6

  /// The nearest number within the range; 0 for what is no number.
  @inline(__always)
  static func bounded(_ value: Double) -> Double {
    guard !(value.magnitude <= limit) else { return value }
    return value.isNaN ? 0 : value < 0 ? -limit : limit
  }

  /// The nearest factor within the range, which may be 0.
  @inline(__always)
  static func boundedFactor(_ value: Double) -> Double {
    let magnitude = value.magnitude
    if magnitude >= smallestFactor, magnitude <= 1 / smallestFactor { return value }
    if !(magnitude >= smallestFactor) { return 0 }
    return value < 0 ? -1 / smallestFactor : 1 / smallestFactor
  }

  /// Whether a length or place is computed with as it is.
  static func isWithinRange(_ value: CGFloat) -> Bool { Double(value) == bounded(Double(value)) }

  /// Whether a factor is computed with as it is.
  static func isFactorWithinRange(_ value: CGFloat) -> Bool { Double(value) == boundedFactor(Double(value)) }
}
