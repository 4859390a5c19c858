/// The blurred shapes of shadows, computed once for each radius of corner and blur.
final class ShadowPatches {
  private struct Key: Hashable {
    let radii: SIMD4<Double>
    let isContinuous: Bool
    let blur: Double
  }

  private struct Entry {
    let pixels: UnsafeMutablePointer<UInt8>
    let side: Int
    let margin: Int
    let version: Int
    var frame: Int
  }

  private var entries: [Key: Entry] = [:]
  private var frame = 0

  deinit {
    for entry in entries.values { entry.pixels.deallocate() }
  }

  func beginFrame() {
    frame += 1
    guard entries.count > 32 else { return }
    for (key, entry) in entries where entry.frame < frame - 2 {
      entry.pixels.deallocate()
      entries[key] = nil
    }
  }

  /// The shadow of a rounded rectangle that lies on whole pixels; nil where it is too small to be stretched.
  ///
  /// `blur` is the shadow's radius in pixels.
  func patch(
    for rect: PixelRect, radii: SIMD4<Double>, isContinuous: Bool, blur: Double, masks: CornerMasks
  ) -> ShadowPatch? {
    let key = Key(radii: radii, isContinuous: isContinuous, blur: blur)
    let entry: Entry
    if let index = entries.index(forKey: key) {
      entries.values[index].frame = frame
      entry = entries.values[index]
    } else {
      entry = make(key, masks)
      entries[key] = entry
    }
    guard rect.width + 2 * entry.margin >= entry.side, rect.height + 2 * entry.margin >= entry.side else { return nil }
    let placed = PixelRect(
      minX: rect.minX - entry.margin, minY: rect.minY - entry.margin, maxX: rect.maxX + entry.margin,
      maxY: rect.maxY + entry.margin)
    return ShadowPatch(pixels: entry.pixels, side: entry.side, rect: placed, version: entry.version)
  }

  private func make(_ key: Key, _ masks: CornerMasks) -> Entry {
    let blur = BoxBlur(radius: key.blur)
    let margin = blur.extent
    let reach = CornerCurve(radius: key.radii.max(), isContinuous: key.isContinuous).reach
    let core = 2 * (Int(pixels: reach.rounded(.up)) + margin) + 1
    let side = core + 2 * margin
    let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: side * side)
    pixels.update(repeating: 0, count: side * side)
    let far = Double(margin + core)
    let shape = RoundedShape(
      edges: SIMD4(Double(margin), Double(margin), far, far), radii: key.radii, isContinuous: key.isContinuous,
      masks: masks)
    for y in shape.outer.minY..<shape.outer.maxY {
      shape.coverage(row: y, shape.outer.minX, shape.outer.maxX, into: pixels + y * side + margin)
    }
    blur.apply(to: pixels, width: side, height: side, stride: side)
    return Entry(pixels: pixels, side: side, margin: margin, version: PixelVersion.next(), frame: frame)
  }
}
