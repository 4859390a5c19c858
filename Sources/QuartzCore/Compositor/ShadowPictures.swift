import CCairo

/// The shadows of free shapes, rasterised and blurred once.
final class ShadowPictures {
  private struct Key: Hashable {
    let path: CGPath
    let color: UInt32
    let blur: Double
    let scale: Double
  }

  private struct Entry {
    let bitmap: Bitmap
    /// Where the bitmap lies, from where the layer's origin lies.
    let originX: Int
    let originY: Int
    let version: Int
  }

  private var cache = FrameCache<Key, Entry>(keepingUnusedFor: 1)

  func beginFrame() { cache.beginFrame() }

  func place(_ path: CGPath, _ color: CGColor, _ values: LayerValues, _ matrix: CGAffineTransform) -> PlacedBitmap? {
    let key = Key(path: path, color: color.pixel, blur: values.shadowRadius * matrix.a, scale: matrix.a)
    guard let entry = cache.use(key) ?? cache.keep(make(key, color), under: key) else { return nil }
    return PlacedBitmap(
      entry.bitmap, atX: entry.originX + Int(pixels: (matrix.tx + values.shadowOffset.width * matrix.a).rounded()),
      y: entry.originY + Int(pixels: (matrix.ty + values.shadowOffset.height * matrix.d).rounded()),
      version: entry.version)
  }

  private func make(_ key: Key, _ color: CGColor) -> Entry? {
    let blur = BoxBlur(radius: key.blur)
    let box = key.path.boundingBoxOfPath
    guard !box.isNull, !box.isEmpty else { return nil }
    let minX = Int(pixels: (box.minX * key.scale).rounded(.down)) - blur.extent
    let minY = Int(pixels: (box.minY * key.scale).rounded(.down)) - blur.extent
    let width = Int(pixels: (box.maxX * key.scale).rounded(.up)) + blur.extent - minX
    let height = Int(pixels: (box.maxY * key.scale).rounded(.up)) + blur.extent - minY
    guard width <= Bitmap.maximumSide, height <= Bitmap.maximumSide else { return nil }
    let shape = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))!
    defer { cairo_surface_destroy(shape) }
    let cairo = cairo_create(shape)!
    cairo_translate(cairo, -Double(minX), -Double(minY))
    cairo_scale(cairo, key.scale, key.scale)
    key.path.append(to: cairo)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(shape)
    blur.apply(
      to: cairo_image_surface_get_data(shape), width: width, height: height,
      stride: Int(cairo_image_surface_get_stride(shape)))
    cairo_surface_mark_dirty(shape)
    let bitmap = Bitmap(width: width, height: height)
    bitmap.withSurface { surface in
      let cairo = cairo_create(surface)!
      let rgba = color.rgba
      cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, rgba.w)
      cairo_mask_surface(cairo, shape, 0, 0)
      cairo_destroy(cairo)
    }
    return Entry(bitmap: bitmap, originX: minX, originY: minY, version: PixelVersion.next())
  }
}
