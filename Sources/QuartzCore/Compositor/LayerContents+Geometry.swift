extension LayerContents {
  /// Where the contents lie, in the layer's coordinates; nil if nothing of them is to be seen.
  func target(in layer: CALayer, _ values: LayerValues) -> CGRect? {
    let bitmap = bitmap
    let part = values.contentsRect
    guard bitmap.width > 0, bitmap.height > 0, part.width > 0, part.height > 0, !values.bounds.isEmpty else {
      return nil
    }
    let scale = layer.contentsScale
    let size = CGSize(
      width: Double(bitmap.width) * part.width / scale, height: Double(bitmap.height) * part.height / scale)
    if case .drawing = self, layer.contentsGravity == .resize {
      // The bitmap covers whole pixels, which may be a little more than the bounds that it was drawn for.
      let fits =
        abs(size.width - values.bounds.width) * scale < 1 && abs(size.height - values.bounds.height) * scale < 1
      if fits { return CGRect(origin: values.bounds.origin, size: size) }
    }
    let target = layer.contentsGravity.rect(of: size, in: values.bounds)
    return target.isNull || target.isEmpty ? nil : target
  }

  /// The part of the bitmap that is shown, in its pixels.
  func part(_ values: LayerValues) -> CGRect {
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    let part = values.contentsRect
    return CGRect(x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
  }

  /// Whether the contents at their size on the frame are more than is kept whole.
  func isTooLarge(for layer: CALayer, _ values: LayerValues, _ matrix: CGAffineTransform) -> Bool {
    guard let target = target(in: layer, values) else { return false }
    let part = part(values)
    let (width, height) = (target.width * matrix.a, target.height * matrix.d)
    let isResampled = abs(width - part.width) >= 0.5 || abs(height - part.height) >= 0.5
    return isResampled && (width > 4096 || height > 4096)
  }
}

extension CGRect {
  /// The rectangle on whole pixels that bitmaps are put into: its size and its origin are rounded.
  func snapped(by matrix: CGAffineTransform) -> PixelRect {
    let x = Int(pixels: (minX * matrix.a + matrix.tx).rounded())
    let y = Int(pixels: (minY * matrix.d + matrix.ty).rounded())
    let columns = max(Int(pixels: (width * matrix.a).rounded()), 1)
    let rows = max(Int(pixels: (height * matrix.d).rounded()), 1)
    return PixelRect(minX: x, minY: y, maxX: x + columns, maxY: y + rows)
  }
}
