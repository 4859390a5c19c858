/// How two pictures of one size differ, for tests.
package struct PictureDifference {
  /// The greatest distance between two channels, in 0...255.
  package let maximum: Int
  /// How many pixels differ at all.
  package let pixelCount: Int
  /// White where the pictures agree; redder the more they differ, visible from the first step.
  package let picture: Bitmap

  /// Nil when the pictures are of different sizes.
  package init?(between a: Bitmap, and b: Bitmap) {
    guard a.width == b.width, a.height == b.height else { return nil }
    let picture = Bitmap(width: a.width, height: a.height)
    var maximum = 0
    var pixelCount = 0
    for y in 0..<a.height {
      let (left, right, out) = (a.row(y), b.row(y), picture.row(y))
      for x in 0..<a.width {
        if left[x] == right[x] {
          out[x] = 0xFFFF_FFFF
          continue
        }
        pixelCount += 1
        let distance = Self.distance(left[x], right[x])
        maximum = max(maximum, distance)
        let faint = UInt32(191 - distance * 191 / 255)
        out[x] = 0xFFFF_0000 | faint << 8 | faint
      }
    }
    picture.isOpaque = true
    self.maximum = maximum
    self.pixelCount = pixelCount
    self.picture = picture
  }

  /// Whether every pixel is the same.
  package var isEmpty: Bool { pixelCount == 0 }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var distance = 0
    // Not an array of the shifts: that is a piece of memory for each pixel in a debug build.
    for shift: UInt32 in stride(from: 0, through: 24, by: 8) {
      distance = max(distance, abs(Int((a >> shift) & 0xFF) - Int((b >> shift) & 0xFF)))
    }
    return distance
  }
}

extension Bitmap {
  /// Whether two bitmaps of one size hold the same pixels.
  package func hasSamePixels(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    for y in 0..<height where memcmp(row(y), other.row(y), width * 4) != 0 { return false }
    return true
  }
}
