/// A blur of coverage that comes close to a Gaussian: three box averages in each direction.
struct BoxBlur {
  /// Pixels to each side of the middle of a box.
  let reach: Int

  /// The blur whose standard deviation is half of a shadow radius in pixels, which is how Core Animation's shadows are
  /// said to look; Apple gives no formula.
  init(radius: Double) {
    let sigma = radius / 2
    reach = max(Int(((4 * sigma * sigma + 1).squareRoot() / 2).rounded(.down)), 0)
  }

  /// Blurs rows and columns of bytes in place; beyond the edges there is nothing.
  func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
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
