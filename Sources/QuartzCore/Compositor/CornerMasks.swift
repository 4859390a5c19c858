/// The coverage of rounded corners, computed once for each radius and place within a pixel.
final class CornerMasks {
  private struct Key: Hashable {
    let radius: Double
    let gapX: Double
    let gapY: Double
    let shape: UInt8
  }

  private struct Mask {
    let pixels: UnsafeMutablePointer<UInt8>
    let width: Int
    let height: Int
    var frame: Int
  }

  private var masks: [Key: Mask] = [:]
  private var frame = 0

  deinit {
    for mask in masks.values { mask.pixels.deallocate() }
  }

  /// Begins a frame. Masks that the last frames did not use go when there are many: a sliding card makes one a frame.
  func beginFrame() {
    frame += 1
    guard masks.count > 64 else { return }
    let oldest = frame - 2
    for (key, mask) in masks where mask.frame < oldest {
      mask.pixels.deallocate()
      masks[key] = nil
    }
  }

  /// The mask of a corner whose square begins `gapX`, `gapY` (0..<1) within its outermost pixel.
  func corner(
    radius: Double, gapX: Double, gapY: Double, isContinuous: Bool, flipX: Bool, flipY: Bool
  ) -> RoundedShape.Corner {
    let shape: UInt8 = (isContinuous ? 1 : 0) | (flipX ? 2 : 0) | (flipY ? 4 : 0)
    let key = Key(radius: radius, gapX: gapX, gapY: gapY, shape: shape)
    if let index = masks.index(forKey: key) {
      masks.values[index].frame = frame
      let mask = masks.values[index]
      return RoundedShape.Corner(pixels: mask.pixels, width: mask.width, height: mask.height)
    }
    let reach = CornerCurve(radius: radius, isContinuous: isContinuous).reach
    let width = max(Int((gapX + reach).rounded(.up)), 1)
    let height = max(Int((gapY + reach).rounded(.up)), 1)
    let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
    fill(pixels, width, height, key, isContinuous, flipX, flipY)
    masks[key] = Mask(pixels: pixels, width: width, height: height, frame: frame)
    return RoundedShape.Corner(pixels: pixels, width: width, height: height)
  }

  /// Exact along a row, and sixteen rows to a pixel.
  private func fill(
    _ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ key: Key, _ isContinuous: Bool,
    _ flipX: Bool, _ flipY: Bool
  ) {
    let curve = CornerCurve(radius: key.radius, isContinuous: isContinuous)
    let steps = 16
    let line = UnsafeMutablePointer<Double>.allocate(capacity: width)
    defer { line.deallocate() }
    for y in 0..<height {
      line.update(repeating: 0, count: width)
      for step in 0..<steps {
        let depth = Double(y) + (Double(step) + 0.5) / Double(steps) - key.gapY
        guard depth > 0 else { continue }
        let start = key.gapX + curve.inset(atDepth: depth)
        let first = Int(start)
        guard first < width else { continue }
        line[first] += 1 - (start - Double(first))
        for x in (first + 1)..<max(width, first + 1) { line[x] += 1 }
      }
      let row = pixels + (flipY ? height - 1 - y : y) * width
      for x in 0..<width {
        row[flipX ? width - 1 - x : x] = UInt8(min(line[x] / Double(steps), 1) * 255 + 0.5)
      }
    }
  }
}
