extension CGColorSpace {
  /// sRGB red, green, blue, each clamped to 0...1, and the alpha, of `values` in this space (alpha last).
  func standardRGB(_ values: [CGFloat]) -> SIMD4<Double> {
    if model == .monochrome && curve == .gamma22 || model == .rgb && curve == .sRGB && primaries == .sRGB {
      // A grey of gamma 2.2 is drawn with its value in all three channels, as Apple's contexts draw it.
      let first = Double(values[0])
      let rgb =
        model == .monochrome
        ? SIMD4(first, first, first, Double(values[1]))
        : SIMD4(first, Double(values[1]), Double(values[2]), Double(values[3]))
      return rgb.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    }
    let light = linear(values)
    let alpha = Double(values[values.count - 1])
    return SIMD4(Self.encodeSRGB(light.x), Self.encodeSRGB(light.y), Self.encodeSRGB(light.z), alpha)
      .clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
  }

  /// Light in the primaries of sRGB, not clamped.
  func linear(_ values: [CGFloat]) -> SIMD3<Double> {
    if model == .monochrome { return SIMD3(repeating: decode(Double(values[0]))) }
    let own = SIMD3(decode(Double(values[0])), decode(Double(values[1])), decode(Double(values[2])))
    return primaries == .sRGB ? own : Self.multiply(Self.displayP3ToSRGB, own)
  }

  /// The components, without alpha, that tell this light.
  func values(from light: SIMD3<Double>) -> [CGFloat] {
    if model == .monochrome {
      let luminance = 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
      return [CGFloat(encode(luminance))]
    }
    let own = primaries == .sRGB ? light : Self.multiply(Self.sRGBToDisplayP3, light)
    return [CGFloat(encode(own.x)), CGFloat(encode(own.y)), CGFloat(encode(own.z))]
  }

  private func decode(_ value: Double) -> Double {
    switch curve {
    case .linear: value
    case .gamma22: value < 0 ? -pow(-value, 2.2) : pow(value, 2.2)
    case .sRGB: Self.decodeSRGB(value)
    }
  }

  private func encode(_ light: Double) -> Double {
    switch curve {
    case .linear: light
    case .gamma22: light < 0 ? -pow(-light, 1 / 2.2) : pow(light, 1 / 2.2)
    case .sRGB: Self.encodeSRGB(light)
    }
  }

  static func decodeSRGB(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  static func encodeSRGB(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  // From the chromaticities of the two standards, which share the white point D65.
  private static let sRGBToXYZ = matrix(primaries: [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)])
  private static let displayP3ToXYZ = matrix(primaries: [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)])
  private static let displayP3ToSRGB = multiply(inverse(sRGBToXYZ), displayP3ToXYZ)
  private static let sRGBToDisplayP3 = multiply(inverse(displayP3ToXYZ), sRGBToXYZ)

  /// Three columns.
  private typealias Matrix = [SIMD3<Double>]

  private static func multiply(_ matrix: Matrix, _ vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix[0] * vector.x + matrix[1] * vector.y + matrix[2] * vector.z
  }

  private static func multiply(_ left: Matrix, _ right: Matrix) -> Matrix {
    right.map { multiply(left, $0) }
  }

  private static func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
  }

  private static func inverse(_ m: Matrix) -> Matrix {
    let rows = [cross(m[1], m[2]), cross(m[2], m[0]), cross(m[0], m[1])]
    let determinant = (m[0] * rows[0]).sum()
    return (0..<3).map { SIMD3(rows[0][$0], rows[1][$0], rows[2][$0]) / determinant }
  }

  private static func matrix(primaries: [(x: Double, y: Double)]) -> Matrix {
    let columns = primaries.map { SIMD3($0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y) }
    let white = SIMD3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
    let scale = multiply(inverse(columns), white)
    return [columns[0] * scale.x, columns[1] * scale.y, columns[2] * scale.z]
  }
}
