import CPixelKernels

extension TileRenderer {
  func view(_ item: UnsafePointer<DisplayItem>, _ hit: PixelRect, _ target: PixelTarget) {
    let view = item.pointee.view.unsafelyUnwrapped.pointee
    view.draw(item.pointee.source, alpha: item.pointee.alpha, hit, target)
  }
}

extension PlaneView {
  /// Puts what rows and columns of a target see of the bitmap over them.
  func draw(_ source: PixelSource, alpha: UInt8, _ hit: PixelRect, _ target: PixelTarget) {
    var plane = pixel_plane(
      pixels: source.pixels, pixels_per_row: source.pixelsPerRow, width: Int32(width), height: Int32(height))
    for y in hit.minY..<hit.maxY {
      let (columns, start) = columns(row: y, hit.minX, hit.maxX)
      guard !columns.isEmpty else { continue }
      withUnsafeBytes(of: start) { start in
        withUnsafeBytes(of: toPlane.x) { step in
          pixel_over_plane(
            target.row(y, from: columns.lowerBound), columns.count, &plane,
            start.assumingMemoryBound(to: Double.self).baseAddress,
            step.assumingMemoryBound(to: Double.self).baseAddress, UInt32(alpha))
        }
      }
    }
  }
}
