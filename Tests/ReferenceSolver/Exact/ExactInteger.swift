/// The integers of an exact tableau. Each operation gives the true result, or nil where it cannot be represented; the
/// caller then starts again with `BigInteger`, which never gives nil.
package protocol ExactInteger: Sendable {
  init(_ value: Int64)
  /// -1, 0 or 1.
  var sign: Int { get }
  var negated: Self? { get }
  func plus(_ other: Self) -> Self?
  func times(_ other: Self) -> Self?
  /// (`a`·`b` - `c`·`d`) / `divisor`, a division known to leave no remainder.
  static func eliminate(_ a: Self, _ b: Self, _ c: Self, _ d: Self, dividedBy divisor: Self) -> Self?
  /// The sign of `a`·`b` - `c`·`d`.
  static func compareProducts(_ a: Self, _ b: Self, _ c: Self, _ d: Self) -> Int
  /// `numerator` / `denominator` · 2^`exponent`; zero only if the numerator is.
  static func quotient(_ numerator: Self, _ denominator: Self, exponent: Int) -> Double
}

extension Int64: ExactInteger {
  // The smallest integer is never let in, so that negation and magnitudes cannot overflow.
  @inline(__always) private static func fitting(_ wide: Int128) -> Int64? {
    wide > Int128(Int64.min) && wide <= Int128(Int64.max) ? Int64(truncatingIfNeeded: wide) : nil
  }

  package var sign: Int { signum() == 0 ? 0 : (self < 0 ? -1 : 1) }
  package var negated: Int64? { -self }
  package func plus(_ other: Int64) -> Int64? { Int64.fitting(Int128(self) + Int128(other)) }
  package func times(_ other: Int64) -> Int64? { Int64.fitting(Int128(self) * Int128(other)) }

  package static func eliminate(_ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64, dividedBy divisor: Int64) -> Int64? {
    // Entries are within 63 bits, so that neither product nor their difference overflows 127.
    let wide = Int128(a) &* Int128(b) &- Int128(c) &* Int128(d)
    if let narrow = fitting(wide) { return narrow / divisor }
    return fitting(wide / Int128(divisor))
  }

  package static func compareProducts(_ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64) -> Int {
    let wide = Int128(a) &* Int128(b) &- Int128(c) &* Int128(d)
    return wide == 0 ? 0 : (wide < 0 ? -1 : 1)
  }

  package static func quotient(_ numerator: Int64, _ denominator: Int64, exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: Double(numerator) / Double(denominator))
  }
}

extension BigInteger: ExactInteger {
  package var negated: BigInteger? { -self }
  package func plus(_ other: BigInteger) -> BigInteger? { self + other }
  package func times(_ other: BigInteger) -> BigInteger? { self * other }

  package static func eliminate(
    _ a: BigInteger, _ b: BigInteger, _ c: BigInteger, _ d: BigInteger, dividedBy divisor: BigInteger
  ) -> BigInteger? {
    let (quotient, remainder) = (a * b - c * d).quotientAndRemainder(dividingBy: divisor)
    precondition(remainder.sign == 0, "an elimination step left a remainder")
    return quotient
  }

  package static func compareProducts(_ a: BigInteger, _ b: BigInteger, _ c: BigInteger, _ d: BigInteger) -> Int {
    (a * b - c * d).sign
  }

  package static func quotient(_ numerator: BigInteger, _ denominator: BigInteger, exponent: Int) -> Double {
    let (top, bottom) = (numerator.scaled, denominator.scaled)
    return Double(
      sign: .plus, exponent: exponent + top.exponent - bottom.exponent, significand: top.mantissa / bottom.mantissa)
  }
}
