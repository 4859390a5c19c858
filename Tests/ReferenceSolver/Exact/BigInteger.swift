/// An integer of any size. Only what the exact simplex needs, written to be evidently right rather than fast: it is
/// used when 64-bit entries overflow, which is rare.
package struct BigInteger: Equatable, Sendable {
  /// Little-endian, without leading zeros; empty for zero.
  private(set) var limbs: [UInt32]
  private(set) var isNegative: Bool

  private init(limbs: [UInt32], isNegative: Bool) {
    var limbs = limbs
    while limbs.last == 0 { limbs.removeLast() }
    self.limbs = limbs
    self.isNegative = isNegative && !limbs.isEmpty
  }

  /// The integer `value`.
  package init(_ value: Int64) {
    let magnitude = value.magnitude
    self.init(
      limbs: [UInt32(truncatingIfNeeded: magnitude), UInt32(truncatingIfNeeded: magnitude >> 32)],
      isNegative: value < 0)
  }

  /// -1, 0 or 1.
  package var sign: Int { limbs.isEmpty ? 0 : (isNegative ? -1 : 1) }

  /// `self` times two to the power of `count` (not negative).
  package func shiftedLeft(by count: Int) -> BigInteger {
    precondition(count >= 0)
    guard !limbs.isEmpty else { return self }
    let (words, bits) = (count / 32, UInt64(count % 32))
    var result = [UInt32](repeating: 0, count: words)
    var carry: UInt64 = 0
    for limb in limbs {
      let wide = UInt64(limb) << bits | carry
      result.append(UInt32(truncatingIfNeeded: wide))
      carry = wide >> 32
    }
    result.append(UInt32(carry))
    return BigInteger(limbs: result, isNegative: isNegative)
  }

  package static prefix func - (value: BigInteger) -> BigInteger {
    BigInteger(limbs: value.limbs, isNegative: !value.isNegative)
  }

  package static func + (left: BigInteger, right: BigInteger) -> BigInteger {
    if left.isNegative == right.isNegative {
      return BigInteger(limbs: sum(left.limbs, right.limbs), isNegative: left.isNegative)
    }
    return isLess(left.limbs, right.limbs)
      ? BigInteger(limbs: difference(right.limbs, left.limbs), isNegative: right.isNegative)
      : BigInteger(limbs: difference(left.limbs, right.limbs), isNegative: left.isNegative)
  }

  package static func - (left: BigInteger, right: BigInteger) -> BigInteger { left + -right }

  package static func * (left: BigInteger, right: BigInteger) -> BigInteger {
    guard !left.limbs.isEmpty, !right.limbs.isEmpty else { return BigInteger(0) }
    var result = [UInt32](repeating: 0, count: left.limbs.count + right.limbs.count)
    for (i, a) in left.limbs.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in right.limbs.enumerated() {
        let wide = UInt64(a) * UInt64(b) + UInt64(result[i + j]) + carry
        result[i + j] = UInt32(truncatingIfNeeded: wide)
        carry = wide >> 32
      }
      result[i + right.limbs.count] = UInt32(carry)
    }
    return BigInteger(limbs: result, isNegative: left.isNegative != right.isNegative)
  }

  /// The quotient and the remainder of the magnitudes, the quotient with the sign of a division that truncates.
  /// Stops the program when `divisor` is zero.
  package func quotientAndRemainder(dividingBy divisor: BigInteger) -> (quotient: BigInteger, remainder: BigInteger) {
    precondition(!divisor.limbs.isEmpty, "division by zero")
    var quotient = [UInt32](repeating: 0, count: limbs.count)
    var remainder: [UInt32] = []
    if divisor.limbs.count == 1 {
      let small = UInt64(divisor.limbs[0])
      var rest: UInt64 = 0
      for i in limbs.indices.reversed() {
        let wide = rest << 32 | UInt64(limbs[i])
        quotient[i] = UInt32(wide / small)
        rest = wide % small
      }
      remainder = [UInt32(rest)]
    } else {
      for i in limbs.indices.reversed() {
        for bit in (0..<32).reversed() {
          BigInteger.shiftInBit(limbs[i] >> UInt32(bit) & 1, &remainder)
          if !BigInteger.isLess(remainder, divisor.limbs) {
            remainder = BigInteger.difference(remainder, divisor.limbs)
            quotient[i] |= 1 << UInt32(bit)
          }
        }
      }
    }
    return (
      BigInteger(limbs: quotient, isNegative: isNegative != divisor.isNegative),
      BigInteger(limbs: remainder, isNegative: isNegative)
    )
  }

  /// The value as `mantissa` times two to the power of `exponent`, right to 53 bits or more.
  package var scaled: (mantissa: Double, exponent: Int) {
    var mantissa = 0.0
    for limb in limbs.suffix(3).reversed() { mantissa = mantissa * 4_294_967_296 + Double(limb) }
    return (isNegative ? -mantissa : mantissa, 32 * Swift.max(0, limbs.count - 3))
  }

  private static func sum(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var carry: UInt64 = 0
    for i in 0..<Swift.max(a.count, b.count) {
      let wide = (i < a.count ? UInt64(a[i]) : 0) + (i < b.count ? UInt64(b[i]) : 0) + carry
      result.append(UInt32(truncatingIfNeeded: wide))
      carry = wide >> 32
    }
    result.append(UInt32(carry))
    return result
  }

  /// `a` is not less than `b`.
  private static func difference(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var borrow: Int64 = 0
    for i in a.indices {
      var wide = Int64(a[i]) - (i < b.count ? Int64(b[i]) : 0) - borrow
      borrow = wide < 0 ? 1 : 0
      if wide < 0 { wide += 1 << 32 }
      result.append(UInt32(wide))
    }
    while result.last == 0 { result.removeLast() }
    return result
  }

  private static func isLess(_ a: [UInt32], _ b: [UInt32]) -> Bool {
    if a.count != b.count { return a.count < b.count }
    for i in a.indices.reversed() where a[i] != b[i] { return a[i] < b[i] }
    return false
  }

  private static func shiftInBit(_ bit: UInt32, _ value: inout [UInt32]) {
    var carry = bit
    for i in value.indices {
      let top = value[i] >> 31
      value[i] = value[i] << 1 | carry
      carry = top
    }
    if carry != 0 { value.append(carry) }
  }
}
