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
      (quotient, remainder) = BigInteger.longDivision(limbs, divisor.limbs)
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

  /// Schoolbook division in base 2^32 (Knuth's algorithm D); `b` has at least two limbs.
  private static func longDivision(_ a: [UInt32], _ b: [UInt32]) -> (quotient: [UInt32], remainder: [UInt32]) {
    guard !isLess(a, b) else { return ([], a) }
    // With the divisor's top bit set, a digit is estimated from two limbs to within 2.
    let shift = b.last!.leadingZeroBitCount
    var rest = shiftedLeft(a, shift) + [0]
    let divisor = shiftedLeft(b, shift)
    let count = b.count
    var quotient = [UInt32](repeating: 0, count: rest.count - count)
    let (top, second) = (UInt64(divisor[count - 1]), UInt64(divisor[count - 2]))
    for place in quotient.indices.reversed() {
      let leading = UInt64(rest[place + count]) << 32 | UInt64(rest[place + count - 1])
      var (digit, over) = leading.quotientAndRemainder(dividingBy: top)
      while digit > UInt64(UInt32.max) || digit * second > over << 32 | UInt64(rest[place + count - 2]) {
        digit -= 1
        over += top
        if over > UInt64(UInt32.max) { break }
      }
      if subtract(divisor, times: digit, from: &rest, at: place) {
        digit -= 1
        addBack(divisor, to: &rest, at: place)
      }
      quotient[place] = UInt32(digit)
    }
    var remainder = Array(rest.prefix(count))
    if shift > 0 {
      for i in remainder.indices {
        let above = i + 1 < count ? remainder[i + 1] << UInt32(32 - shift) : 0
        remainder[i] = remainder[i] >> UInt32(shift) | above
      }
    }
    return (quotient, remainder)
  }

  /// The limbs times 2^`bits` (below 32), without a leading zero that was not there.
  private static func shiftedLeft(_ limbs: [UInt32], _ bits: Int) -> [UInt32] {
    guard bits > 0 else { return limbs }
    var result: [UInt32] = []
    var carry: UInt32 = 0
    for limb in limbs {
      result.append(limb << UInt32(bits) | carry)
      carry = limb >> UInt32(32 - bits)
    }
    return carry == 0 ? result : result + [carry]
  }

  /// Whether the difference is negative; it is then 2^32 to the power of the divisor's limbs and one too large.
  private static func subtract(_ divisor: [UInt32], times digit: UInt64, from rest: inout [UInt32], at place: Int)
    -> Bool
  {
    var carry: UInt64 = 0
    var borrow: Int64 = 0
    for i in 0...divisor.count {
      let product = (i < divisor.count ? digit * UInt64(divisor[i]) : 0) + carry
      carry = product >> 32
      let difference = Int64(rest[place + i]) - Int64(product & 0xFFFF_FFFF) - borrow
      borrow = difference < 0 ? 1 : 0
      rest[place + i] = UInt32(truncatingIfNeeded: difference)
    }
    return borrow != 0
  }

  private static func addBack(_ divisor: [UInt32], to rest: inout [UInt32], at place: Int) {
    var carry: UInt64 = 0
    for i in 0...divisor.count {
      let sum = UInt64(rest[place + i]) + (i < divisor.count ? UInt64(divisor[i]) : 0) + carry
      rest[place + i] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
  }
}
