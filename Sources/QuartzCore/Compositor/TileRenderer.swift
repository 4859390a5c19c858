import CPixelKernels

/// Memory that pixels of the frame are drawn into, addressed by their place in the frame.
struct PixelTarget {
  /// Where the pixel at (0, 0) of the frame lies or would lie.
  let base: UnsafeMutablePointer<UInt32>
  let pixelsPerRow: Int

  @inline(__always)
  func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt32> {
    base + (y * pixelsPerRow + x)
  }
}

/// Draws rectangles of a frame from its display list. Any number of renderers may draw disjoint rectangles at once, each
/// with a workspace of its own.
struct TileRenderer {
  let items: UnsafePointer<DisplayItem>
  let count: Int
  let covers: UnsafePointer<DisplayList.Cover>?
  let coverCount: Int
  let workspace: TileWorkspace

  /// What a rectangle shows before the first item that must be written: known, and not yet in memory.
  private enum Base {
    case color(UInt32)
    case source(Int)
    case written
  }

  /// Draws a rectangle of the frame. Where opaque items hide what is below, that is left out.
  func render(_ region: PixelRect, to target: PixelTarget) {
    render(region, below: coverCount, to: target)
  }

  private func render(_ region: PixelRect, below limit: Int, to target: PixelTarget) {
    var index = limit
    while index > 0 {
      index -= 1
      let cover = covers.unsafelyUnwrapped[index]
      let hit = cover.rect.intersection(region)
      guard !hit.isEmpty else { continue }
      if hit == region { return draw(cover.index, count, in: region, to: target, depth: 0) }
      // Splitting for little costs more than it saves.
      guard hit.area >= 2048 else { continue }
      draw(cover.index, count, in: hit, to: target, depth: 0)
      let above = PixelRect(minX: region.minX, minY: region.minY, maxX: region.maxX, maxY: hit.minY)
      let left = PixelRect(minX: region.minX, minY: hit.minY, maxX: hit.minX, maxY: hit.maxY)
      let right = PixelRect(minX: hit.maxX, minY: hit.minY, maxX: region.maxX, maxY: hit.maxY)
      let below = PixelRect(minX: region.minX, minY: hit.maxY, maxX: region.maxX, maxY: region.maxY)
      if !above.isEmpty { render(above, below: index, to: target) }
      if !left.isEmpty { render(left, below: index, to: target) }
      if !right.isEmpty { render(right, below: index, to: target) }
      if !below.isEmpty { render(below, below: index, to: target) }
      return
    }
    draw(0, count, in: region, to: target, depth: 0)
  }

  /// Draws items in a rectangle on nothing. The first may be in the middle of groups, which then let all through here.
  private func draw(_ first: Int, _ end: Int, in region: PixelRect, to target: PixelTarget, depth: Int) {
    var base = Base.color(0)
    var index = first
    while index < end {
      let item = items + index
      let hit = item.pointee.rect.intersection(region)
      index += 1
      if hit.isEmpty {
        if item.pointee.kind == .group { index += item.pointee.span }
        continue
      }
      if case .written = base {
      } else if hit == region, take(item, index - 1, region, target, &base) {
        continue
      }
      if item.pointee.kind == .group, item.pointee.isClip, item.pointee.shape.unsafelyUnwrapped.covers(hit) { continue }
      settle(&base, region, target)
      switch item.pointee.kind {
      case .fill: fill(item, hit, target)
      case .ring: ring(item, hit, target)
      case .bitmap: blend(item, hit, target)
      case .shadow: shade(item, hit, target)
      case .plane: view(item, hit, target)
      case .group:
        flatten(item, index, hit, target, depth)
        index += item.pointee.span
      }
    }
    settle(&base, region, target)
  }

  /// Folds an item that covers the whole rectangle into what is known of it; false if it must be drawn.
  @inline(__always)
  private func take(
    _ item: UnsafePointer<DisplayItem>, _ index: Int, _ region: PixelRect, _ target: PixelTarget, _ base: inout Base
  ) -> Bool {
    switch item.pointee.kind {
    case .fill:
      guard item.pointee.shape.unsafelyUnwrapped.covers(region) else { return false }
      let pixel = item.pointee.pixel
      switch base {
      case .color(let color): base = .color(pixel &+ pixel_scale(color, 255 - pixel >> 24))
      case .source where pixel >> 24 == 255: base = .color(pixel)
      case .source(let below):
        let source = (items + below).pointee.source
        for y in region.minY..<region.maxY {
          pixel_copy_over_color(
            target.row(y, from: region.minX), source.row(y, from: region.minX), region.width, pixel)
        }
        base = .written
      case .written: return false
      }
      return true
    case .bitmap:
      guard item.pointee.opaque.contains(region) else { return false }
      base = .source(index)
      return true
    default: return false
    }
  }

  /// Writes what is known of a rectangle to memory.
  private func settle(_ base: inout Base, _ region: PixelRect, _ target: PixelTarget) {
    switch base {
    case .written: return
    case .color(let pixel):
      for y in region.minY..<region.maxY { pixel_fill(target.row(y, from: region.minX), region.width, pixel) }
    case .source(let index):
      let source = (items + index).pointee.source
      for y in region.minY..<region.maxY {
        pixel_copy(target.row(y, from: region.minX), source.row(y, from: region.minX), region.width)
      }
    }
    base = .written
  }

  /// Draws a group in memory of its own and puts it over the target.
  private func flatten(
    _ item: UnsafePointer<DisplayItem>, _ first: Int, _ hit: PixelRect, _ target: PixelTarget, _ depth: Int
  ) {
    let own = workspace.target(depth: depth)
    draw(first, first + item.pointee.span, in: hit, to: own, depth: depth + 1)
    let alpha = UInt32(item.pointee.alpha)
    if item.pointee.isTinted {
      for y in hit.minY..<hit.maxY { pixel_multiply(own.row(y, from: hit.minX), hit.width, item.pointee.pixel) }
    }
    guard let shape = item.pointee.shape else {
      for y in hit.minY..<hit.maxY {
        pixel_over(target.row(y, from: hit.minX), own.row(y, from: hit.minX), hit.width, alpha)
      }
      return
    }
    for y in hit.minY..<hit.maxY {
      let spans = shape.spans(row: y, hit.minX, hit.maxX)
      flattenEdge(shape, y, hit.minX, spans.left, alpha, own, target)
      flattenEdge(shape, y, spans.right, hit.maxX, alpha, own, target)
      let middle = pixel_scale(UInt32(spans.coverage), alpha)
      pixel_over(target.row(y, from: spans.left), own.row(y, from: spans.left), spans.right - spans.left, middle)
    }
  }

  private func flattenEdge(
    _ shape: RoundedShape, _ y: Int, _ minX: Int, _ maxX: Int, _ alpha: UInt32, _ own: PixelTarget,
    _ target: PixelTarget
  ) {
    guard minX < maxX else { return }
    let coverage = workspace.coverage
    shape.coverage(row: y, minX, maxX, into: coverage)
    if alpha < 255 {
      for x in 0..<(maxX - minX) { coverage[x] = UInt8(pixel_scale(UInt32(coverage[x]), alpha)) }
    }
    pixel_over_mask(target.row(y, from: minX), own.row(y, from: minX), coverage, maxX - minX)
  }
}
