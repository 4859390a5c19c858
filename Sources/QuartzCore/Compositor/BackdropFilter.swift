import Dispatch

/// Blurs, saturates and tints a picture.
///
/// A wide blur leaves no detail that a smaller picture would not have: the picture is made smaller, blurred there with
/// three box averages in each direction, which come close to a Gaussian, and made large again.
struct BackdropFilter: Equatable {
  /// The blur's standard deviation, in pixels.
  let sigma: Double
  let saturation: Double
  /// A premultiplied colour over the picture: red, green, blue, alpha of 0 to 255.
  let tint: SIMD4<Float>

  init(_ values: BackdropValues, scale: Double) {
    sigma = min(max(values.radius * scale, 0), 512)
    saturation = values.saturation
    let rgba = values.tint?.rgba ?? SIMD4()
    let premultiplied = SIMD4(rgba.x * rgba.w, rgba.y * rgba.w, rgba.z * rgba.w, rgba.w) * 255
    tint = SIMD4<Float>(premultiplied)
  }

  /// How many pixels of the picture make one of the small one, across and down.
  private var factor: Int { sigma < 1.5 ? 1 : sigma < 6 ? 2 : sigma < 16 ? 4 : 8 }

  /// How far the blur reaches, in pixels.
  var extent: Int { sigma > 0 ? Int((3 * sigma).rounded(.up)) + factor : 0 }

  /// The filtered part of a picture. `source` and `rect` say where the picture and the part lie in the frame.
  func apply(to picture: Bitmap, at source: PixelRect, within rect: PixelRect) -> Bitmap {
    let small = SmallPicture(picture, factor: factor)
    small.blur(sigma: sigma / Double(factor))
    small.color(saturation: Float(saturation), tint: tint)
    return small.enlarged(offsetX: rect.minX - source.minX, offsetY: rect.minY - source.minY, rect.width, rect.height)
  }
}

/// Premultiplied colours as numbers of 0 to 255: blue, green, red, alpha, as a pixel's bytes lie in memory.
private final class SmallPicture {
  private let factor: Int
  private let width: Int
  private let height: Int
  private let colors: UnsafeMutablePointer<SIMD4<Float>>

  /// The averages of squares of a bitmap's pixels; those at the right and at the bottom may be of fewer pixels.
  init(_ bitmap: Bitmap, factor: Int) {
    self.factor = factor
    width = max((bitmap.width + factor - 1) / factor, 1)
    height = max((bitmap.height + factor - 1) / factor, 1)
    colors = .allocate(capacity: width * height)
    for y in 0..<height {
      let rows = (y * factor)..<min((y + 1) * factor, bitmap.height)
      for x in 0..<width {
        let columns = (x * factor)..<min((x + 1) * factor, bitmap.width)
        var sum = SIMD4<UInt32>()
        for row in rows {
          let pixels = bitmap.row(row)
          for column in columns {
            sum &+= SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(pixels[column], to: SIMD4<UInt8>.self))
          }
        }
        colors[y * width + x] = SIMD4<Float>(sum) / Float(max(rows.count * columns.count, 1))
      }
    }
  }

  deinit {
    colors.deallocate()
  }

  /// Blurs; beyond the edges the picture goes on as it is there.
  func blur(sigma: Double) {
    guard sigma > 0.1 else { return }
    let line = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: max(width, height))
    defer { line.deallocate() }
    for size in Self.boxes(sigma) where size > 1 {
      for y in 0..<height { average(colors + y * width, count: width, step: 1, size, line) }
      for x in 0..<width { average(colors + x, count: height, step: width, size, line) }
    }
  }

  /// Three odd sizes of boxes whose averages in turn have a deviation near sigma.
  private static func boxes(_ sigma: Double) -> [Int] {
    let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
    var low = Int(ideal.rounded(.down))
    if low.isMultiple(of: 2) { low -= 1 }
    let excess = 12 * sigma * sigma - Double(3 * low * low + 12 * low + 9)
    let small = min(max(Int((excess / Double(-4 * low - 4)).rounded()), 0), 3)
    return (0..<3).map { $0 < small ? low : low + 2 }
  }

  private func average(
    _ values: UnsafeMutablePointer<SIMD4<Float>>, count: Int, step: Int, _ size: Int,
    _ line: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let reach = size / 2
    for index in 0..<count { line[index] = values[index * step] }
    let (first, last) = (line[0], line[count - 1])
    var sum = first * Float(reach + 1)
    for index in 1...max(reach, 1) where reach > 0 { sum += index < count ? line[index] : last }
    let share = 1 / Float(size)
    for index in 0..<count {
      values[index * step] = sum * share
      sum += index + reach + 1 < count ? line[index + reach + 1] : last
      sum -= index - reach >= 0 ? line[index - reach] : first
    }
  }

  /// Multiplies the colourfulness, by the luminance of Rec. 709, and puts a colour over it.
  func color(saturation: Float, tint: SIMD4<Float>) {
    let luminance = SIMD4<Float>(0.0722, 0.7152, 0.2126, 0)
    let over = SIMD4(tint.z, tint.y, tint.x, tint.w)
    let rest = 1 - tint.w / 255
    guard saturation != 1 || tint != SIMD4() else { return }
    for index in 0..<(width * height) {
      var color = colors[index]
      let alpha = color.w
      let gray = (color * luminance).sum()
      color = SIMD4(repeating: gray) + (color - SIMD4(repeating: gray)) * saturation
      color.w = alpha
      color = color.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: alpha))
      colors[index] = color * rest + over
    }
  }

  /// A part of the picture at its former size; between the averages' middles colours run evenly.
  func enlarged(offsetX: Int, offsetY: Int, _ columns: Int, _ rows: Int) -> Bitmap {
    let bitmap = Bitmap(width: columns, height: rows)
    let (height, width, pixelsPerRow, factor) = (height, width, bitmap.pixelsPerRow, factor)
    nonisolated(unsafe) let (colors, pixels) = (colors, bitmap.pixels)
    // Which two averages a column lies between, and how near to the second one.
    let places = (0..<columns).map { Self.place($0 + offsetX, of: width, factor) }
    let bands = max((rows + 63) / 64, 1)
    places.withUnsafeBufferPointer { places in
      nonisolated(unsafe) let places = places
      DispatchQueue.concurrentPerform(iterations: bands) { band in
        let line = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: width)
        defer { line.deallocate() }
        for y in (band * 64)..<min((band + 1) * 64, rows) {
          let (above, below, part) = Self.place(y + offsetY, of: height, factor)
          let (upper, lower) = (colors + above * width, colors + below * width)
          for x in 0..<width { line[x] = upper[x] + (lower[x] - upper[x]) * part }
          let row = pixels + y * pixelsPerRow
          for x in 0..<columns {
            let (left, right, part) = places[x]
            let color = line[left] + (line[right] - line[left]) * part
            let bytes = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(color + SIMD4(repeating: 0.5)))
            row[x] = unsafeBitCast(bytes, to: UInt32.self)
          }
        }
      }
    }
    return bitmap
  }

  private static func place(_ pixel: Int, of count: Int, _ factor: Int) -> (Int, Int, Float) {
    let position = min(max((Float(pixel) + 0.5) / Float(factor) - 0.5, 0), Float(count - 1))
    let first = min(Int(position), count - 1)
    return (first, min(first + 1, count - 1), position - Float(first))
  }
}
