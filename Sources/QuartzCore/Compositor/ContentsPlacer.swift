import CCairo

/// Finds the pixels for layers' contents: the contents' own where they lie pixel on pixel, else a copy of the right size,
/// resampled once.
final class ContentsPlacer {
  private struct Key: Hashable {
    let version: Int
    let size: PixelSize
    let sampling: ContentsSampling
    /// Pixels of the frame per point, which counts where parts of the contents keep their size.
    let unit: CGSize
  }

  private struct Entry {
    let bitmap: Bitmap
    let version: Int
  }

  private var cache = FrameCache<Key, Entry>(keepingUnusedFor: 1)

  func beginFrame() { cache.beginFrame() }

  func place(
    _ contents: LayerContents, of layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform
  ) -> PlacedBitmap? {
    guard let target = contents.target(in: layer, values) else { return nil }
    let rect = target.snapped(by: matrix)
    let bitmap = contents.bitmap
    let sampling = ContentsSampling(contents, of: layer, values)
    let part = sampling.part
    let isSame = abs(target.width * matrix.a - part.width) < 0.5 && abs(target.height * matrix.d - part.height) < 0.5
    let (partX, partY) = (Int(pixels: part.minX.rounded()), Int(pixels: part.minY.rounded()))
    let isWhole = abs(part.minX - part.minX.rounded()) < 1e-3 && abs(part.minY - part.minY.rounded()) < 1e-3
    if isSame, isWhole, partX >= 0, partY >= 0 {
      var placed = PlacedBitmap(bitmap, atX: rect.minX, y: rect.minY, version: layer.contentsVersion)
      placed.source.pixels = UnsafePointer(bitmap.row(min(partY, bitmap.height - 1)) + partX)
      placed.size.width = min(rect.width, bitmap.width - partX)
      placed.size.height = min(rect.height, bitmap.height - partY)
      return placed.size.width > 0 && placed.size.height > 0 ? placed : nil
    }
    let size = PixelSize(width: rect.width, height: rect.height)
    let unit = sampling.hasCaps ? CGSize(width: matrix.a, height: matrix.d) : .zero
    let key = Key(version: layer.contentsVersion, size: size, sampling: sampling, unit: unit)
    func make() -> Entry? {
      cache.keep(Entry(bitmap: Self.resample(bitmap, key), version: PixelVersion.next()), under: key)
    }
    guard let entry = cache.use(key) ?? make() else { return nil }
    return PlacedBitmap(entry.bitmap, atX: rect.minX, y: rect.minY, version: entry.version)
  }

  private static func resample(_ bitmap: Bitmap, _ key: Key) -> Bitmap {
    let result = Bitmap(width: key.size.width, height: key.size.height)
    result.withSurface { surface in
      let cairo = cairo_create(surface)!
      let target = CGRect(x: 0, y: 0, width: key.size.width, height: key.size.height)
      key.sampling.draw(bitmap, into: cairo, target, unit: key.unit, opacity: 1)
      cairo_destroy(cairo)
    }
    result.isOpaque = bitmap.isOpaque
    return result
  }
}
