/// A blur of coverage that comes close to a Gaussian: three box averages in each direction.
package struct BoxBlur {
  /// Pixels to each side of the middle of a box.
  let reach: Int

  /// The blur whose standard deviation is a shadow radius in pixels; Apple gives no formula, and designers take a radius
  /// for half of a blur of CSS, which is twice its deviation.
  package init(radius: Double) {
    let sigma = radius
    reach = max(Int(pixels: ((4 * sigma * sigma + 1).squareRoot() / 2).rounded(.down)), 0)
  }

  /// How far the blur spreads, in pixels.
  package var extent: Int { 3 * reach }

  /// Blurs rows and columns of bytes in place; beyond the edges there is nothing.
  package func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard reach > 0 else { return }
    let line = UnsafeMutablePointer<UInt8>.allocate(capacity: max(width, height))
    defer { line.deallocate() }
    for _ in 0..<3 {
      for y in 0..<height { average(pixels + y * stride, count: width, step: 1, line) }
      for x in 0..<width { average(pixels + x, count: height, step: stride, line) }
    }
  }

  private func average(
    _ values: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ line: UnsafeMutablePointer<UInt8>
  ) {
    let size = 2 * reach + 1
    var sum = 0
    for index in 0..<min(reach, count) { sum += Int(values[index * step]) }
    for index in 0..<count {
      if index + reach < count { sum += Int(values[(index + reach) * step]) }
      if index - reach - 1 >= 0 { sum -= Int(line[index - reach - 1]) }
      line[index] = values[index * step]
      values[index * step] = UInt8((sum + reach) / size)
    }
  }
}
