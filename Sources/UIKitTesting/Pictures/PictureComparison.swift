/// How two pictures differ.
public struct PictureComparison: Sendable, CustomStringConvertible {
  /// The sizes in pixels, where they are not the same; then nothing else is compared.
  public let sizes: (expected: CGSize, actual: CGSize)?
  /// How many pixels differ by more than the tolerance.
  public let pixelCount: Int
  /// The largest difference of any part of a pixel, 0...255.
  public let largest: Int
  /// The smallest rectangle around the pixels that differ, in pixels.
  public let region: CGRect
  /// The expected picture in pale grey with the pixels that differ in red; nil if the sizes differ.
  public let picture: Picture?

  /// Where and by how much.
  public var description: String {
    if let sizes {
      return "expected \(Self.text(sizes.expected)) pixels, found \(Self.text(sizes.actual))"
    }
    let place = "x \(Int(region.minX))..<\(Int(region.maxX)), y \(Int(region.minY))..<\(Int(region.maxY))"
    return "\(pixelCount) pixels differ, by up to \(largest) of 255, within \(place)"
  }

  private static func text(_ size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }

  /// Compares two pictures; nil if they are the same within the tolerance.
  public init?(expected: Picture, actual: Picture, tolerance: PictureTolerance = .exact) {
    let left = expected.bitmap, right = actual.bitmap
    guard left.width == right.width, left.height == right.height else {
      sizes = (
        CGSize(width: left.width, height: left.height), CGSize(width: right.width, height: right.height)
      )
      pixelCount = 0
      largest = 0
      region = .null
      picture = nil
      return
    }
    var count = 0
    var largest = 0
    var bounds: (minX: Int, minY: Int, maxX: Int, maxY: Int) = (.max, .max, -1, -1)
    for y in 0..<left.height {
      let first = left.row(y), second = right.row(y)
      guard memcmp(first, second, left.width * 4) != 0 else { continue }
      for x in 0..<left.width where first[x] != second[x] {
        let distance = Self.distance(first[x], second[x])
        largest = max(largest, distance)
        guard distance > tolerance.channel else { continue }
        count += 1
        bounds = (min(bounds.minX, x), min(bounds.minY, y), max(bounds.maxX, x), max(bounds.maxY, y))
      }
    }
    guard count > tolerance.pixels else { return nil }
    sizes = nil
    pixelCount = count
    self.largest = largest
    region = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.maxX - bounds.minX + 1, height: bounds.maxY - bounds.minY + 1)
    picture = Self.marked(expected, actual, tolerance)
  }

  /// The largest difference of the four parts of two pixels.
  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    var largest = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      largest = max(largest, abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)))
    }
    return largest
  }

  private static func marked(_ expected: Picture, _ actual: Picture, _ tolerance: PictureTolerance) -> Picture {
    let result = Bitmap(width: expected.pixelWidth, height: expected.pixelHeight)
    for y in 0..<result.height {
      let first = expected.bitmap.row(y), second = actual.bitmap.row(y), marked = result.row(y)
      for x in 0..<result.width {
        if first[x] != second[x], distance(first[x], second[x]) > tolerance.channel {
          marked[x] = 0xFFE0_0020
        } else {
          let pixel = first[x]
          let light = ((pixel >> 16 & 0xFF) * 54 + (pixel >> 8 & 0xFF) * 183 + (pixel & 0xFF) * 19) >> 8
          let pale = 191 + light / 4
          marked[x] = 0xFF00_0000 | pale << 16 | pale << 8 | pale
        }
      }
    }
    result.isOpaque = true
    return Picture(bitmap: result, scale: expected.scale)
  }
}
