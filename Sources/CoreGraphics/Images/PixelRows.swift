/// Pixels as PNG wants them: bytes of red, green, blue and, if asked for, an alpha that they are not multiplied by.
enum PixelRows {
  /// 255/a in 16.16 fixed point, rounded up, for the exact quotient of `255·c / a` with rounding.
  private static let reciprocals: [UInt32] = (0...255).map { alpha in
    alpha == 0 ? 0 : (255 << 16 + UInt32(alpha) - 1) / UInt32(alpha)
  }

  /// Writes `count` pixels after each other.
  static func write(
    _ pixels: UnsafePointer<UInt32>, count: Int, hasAlpha: Bool, to target: UnsafeMutablePointer<UInt8>
  ) {
    if hasAlpha {
      writeRGBA(pixels, count, UnsafeMutableRawPointer(target))
    } else {
      writeRGB(pixels, count, target)
    }
  }

  private static func writeRGB(_ pixels: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutablePointer<UInt8>) {
    var next = target
    for index in 0..<count {
      let pixel = pixels[index]
      next[0] = UInt8(truncatingIfNeeded: pixel >> 16)
      next[1] = UInt8(truncatingIfNeeded: pixel >> 8)
      next[2] = UInt8(truncatingIfNeeded: pixel)
      next += 3
    }
  }

  private static func writeRGBA(_ pixels: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutableRawPointer) {
    reciprocals.withUnsafeBufferPointer { reciprocals in
      for index in 0..<count {
        let pixel = pixels[index]
        let alpha = pixel >> 24
        var rgba: UInt32
        if alpha == 255 {
          rgba = pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
        } else {
          let scale = reciprocals[Int(alpha)]
          // A channel above the alpha is not a premultiplied pixel; it is taken as full.
          func part(_ shift: UInt32) -> UInt32 { min((((pixel >> shift) & 0xFF) * scale + 0x8000) >> 16, 255) }
          rgba = alpha << 24 | part(0) << 16 | part(8) << 8 | part(16)
        }
        target.storeBytes(of: rgba.littleEndian, toByteOffset: index * 4, as: UInt32.self)
      }
    }
  }

  /// Multiplies the colour of each native-order pixel by its alpha, in place.
  static func premultiply(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) -> Bool {
    var isOpaque = true
    for index in 0..<count {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      if alpha == 255 { continue }
      isOpaque = false
      func part(_ shift: UInt32) -> UInt32 {
        let product = ((pixel >> shift) & 0xFF) * alpha + 128
        return (product + product >> 8) >> 8
      }
      pixels[index] = alpha << 24 | part(16) << 16 | part(8) << 8 | part(0)
    }
    return isOpaque
  }
}
