import CPixelKernels

extension TileRenderer {
  func fill(_ item: UnsafePointer<DisplayItem>, _ hit: PixelRect, _ target: PixelTarget) {
    let shape = item.pointee.shape.unsafelyUnwrapped
    let pixel = item.pointee.pixel
    for y in hit.minY..<hit.maxY {
      let spans = shape.spans(row: y, hit.minX, hit.maxX)
      if hit.minX < spans.left { fillEdge(shape, y, hit.minX, spans.left, pixel, target) }
      let middle = spans.coverage == 255 ? pixel : pixel_scale(pixel, UInt32(spans.coverage))
      pixel_over_color(target.row(y, from: spans.left), spans.right - spans.left, middle)
      if spans.right < hit.maxX { fillEdge(shape, y, spans.right, hit.maxX, pixel, target) }
    }
  }

  private func fillEdge(
    _ shape: RoundedShape, _ y: Int, _ minX: Int, _ maxX: Int, _ pixel: UInt32, _ target: PixelTarget
  ) {
    shape.coverage(row: y, minX, maxX, into: workspace.coverage)
    pixel_over_color_mask(target.row(y, from: minX), workspace.coverage, maxX - minX, pixel)
  }

  func ring(_ item: UnsafePointer<DisplayItem>, _ hit: PixelRect, _ target: PixelTarget) {
    let outer = item.pointee.shape.unsafelyUnwrapped
    let inner = item.pointee.inner.unsafelyUnwrapped
    for y in hit.minY..<hit.maxY {
      if inner.plainRows.contains(y) {
        let left = min(inner.plainColumns.lowerBound, hit.maxX)
        let right = max(inner.plainColumns.upperBound, left)
        if hit.minX < left { ringEdge(outer, inner, y, hit.minX, left, item.pointee.pixel, target) }
        let first = max(right, hit.minX)
        if first < hit.maxX { ringEdge(outer, inner, y, first, hit.maxX, item.pointee.pixel, target) }
      } else {
        ringEdge(outer, inner, y, hit.minX, hit.maxX, item.pointee.pixel, target)
      }
    }
  }

  private func ringEdge(
    _ outer: RoundedShape, _ inner: RoundedShape, _ y: Int, _ minX: Int, _ maxX: Int, _ pixel: UInt32,
    _ target: PixelTarget
  ) {
    let coverage = workspace.coverage
    outer.coverage(row: y, minX, maxX, into: coverage)
    let first = max(minX, inner.outer.minX)
    let last = min(maxX, inner.outer.maxX)
    if first < last, y >= inner.outer.minY, y < inner.outer.maxY {
      let hole = workspace.secondCoverage
      inner.coverage(row: y, first, last, into: hole)
      for x in first..<last {
        let covered = coverage[x - minX]
        coverage[x - minX] = covered - min(hole[x - first], covered)
      }
    }
    pixel_over_color_mask(target.row(y, from: minX), coverage, maxX - minX, pixel)
  }

  func blend(_ item: UnsafePointer<DisplayItem>, _ hit: PixelRect, _ target: PixelTarget) {
    let source = item.pointee.source
    let isOpaque = item.pointee.opaque.contains(hit)
    for y in hit.minY..<hit.maxY {
      let from = source.row(y, from: hit.minX)
      let to = target.row(y, from: hit.minX)
      if isOpaque {
        pixel_copy(to, from, hit.width)
      } else {
        pixel_over(to, from, hit.width, UInt32(item.pointee.alpha))
      }
    }
  }

  func shade(_ item: UnsafePointer<DisplayItem>, _ hit: PixelRect, _ target: PixelTarget) {
    let patch = item.pointee.shadow.unsafelyUnwrapped
    let pixel = item.pointee.pixel
    let middle = (patch.rect.minX + patch.cap)..<(patch.rect.maxX - patch.cap)
    for y in hit.minY..<hit.maxY {
      let row = patch.row(y)
      let left = min(middle.lowerBound, hit.maxX)
      if hit.minX < left {
        pixel_over_color_mask(
          target.row(y, from: hit.minX), row + (hit.minX - patch.rect.minX), left - hit.minX, pixel)
      }
      let first = max(middle.lowerBound, hit.minX)
      let last = min(middle.upperBound, hit.maxX)
      if first < last {
        pixel_over_color(target.row(y, from: first), last - first, pixel_scale(pixel, UInt32(row[patch.cap])))
      }
      let right = max(middle.upperBound, hit.minX)
      if right < hit.maxX {
        let start = patch.side - (patch.rect.maxX - right)
        pixel_over_color_mask(target.row(y, from: right), row + start, hit.maxX - right, pixel)
      }
    }
  }
}
