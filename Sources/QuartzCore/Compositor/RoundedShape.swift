/// A rectangle in pixels, at any fraction of a pixel, with rounded corners; it can say how much of each pixel it covers.
///
/// Plain data: the corners' masks belong to a `CornerMasks` and live as long as the frame.
struct RoundedShape {
  /// The coverage of the pixels of one corner; `pixels` is nil for a square corner.
  struct Corner {
    var pixels: UnsafePointer<UInt8>?
    var width = 0
    var height = 0
  }

  /// Exact edges: minX, minY, maxX, maxY.
  let edges: SIMD4<Double>
  /// Radii: top left, top right, bottom left, bottom right.
  let radii: SIMD4<Double>
  let isContinuous: Bool
  /// The pixels that it touches.
  let outer: PixelRect
  /// Coverage of the first and last columns and rows: 255 where an edge lies between pixels.
  let left, top, right, bottom: UInt8
  let topLeft, topRight, bottomLeft, bottomRight: Corner
  /// Rows that neither corners nor the edges at top and bottom touch.
  let plainRows: Range<Int>
  /// Columns that are covered whole in every plain row.
  let plainColumns: Range<Int>

  init(edges given: SIMD4<Double>, radii: SIMD4<Double>, isContinuous: Bool, masks: CornerMasks) {
    // Sums of fractions of a point: what lies within a thousandth of a pixel's edge means the edge.
    var edges = given
    for index in 0..<4 where abs(edges[index] - edges[index].rounded()) < 1e-3 { edges[index].round() }
    self.edges = edges
    self.radii = radii
    self.isContinuous = isContinuous
    let outer = PixelRect(
      minX: Int(pixels: edges.x.rounded(.down)), minY: Int(pixels: edges.y.rounded(.down)),
      maxX: Int(pixels: edges.z.rounded(.up)),
      maxY: Int(pixels: edges.w.rounded(.up)))
    self.outer = outer
    func byte(_ coverage: Double) -> UInt8 { UInt8(min(max(coverage, 0), 1) * 255 + 0.5) }
    let isNarrow = outer.width == 1
    let isLow = outer.height == 1
    left = byte(isNarrow ? edges.z - edges.x : Double(outer.minX + 1) - edges.x)
    right = isNarrow ? 255 : byte(edges.z - Double(outer.maxX - 1))
    top = byte(isLow ? edges.w - edges.y : Double(outer.minY + 1) - edges.y)
    bottom = isLow ? 255 : byte(edges.w - Double(outer.maxY - 1))
    let gaps = SIMD4(
      edges.x - Double(outer.minX), edges.y - Double(outer.minY), Double(outer.maxX) - edges.z,
      Double(outer.maxY) - edges.w)
    func corner(_ radius: Double, _ gapX: Double, _ gapY: Double, _ flipX: Bool, _ flipY: Bool) -> Corner {
      guard radius > 0 else { return Corner() }
      return masks.corner(
        radius: radius, gapX: gapX, gapY: gapY, isContinuous: isContinuous, flipX: flipX, flipY: flipY)
    }
    topLeft = corner(radii.x, gaps.x, gaps.y, false, false)
    topRight = corner(radii.y, gaps.z, gaps.y, true, false)
    bottomLeft = corner(radii.z, gaps.x, gaps.w, false, true)
    bottomRight = corner(radii.w, gaps.z, gaps.w, true, true)
    let firstRow = outer.minY + max(topLeft.height, topRight.height, top < 255 ? 1 : 0)
    let lastRow = outer.maxY - max(bottomLeft.height, bottomRight.height, bottom < 255 ? 1 : 0)
    plainRows = firstRow..<max(firstRow, lastRow)
    let firstColumn = outer.minX + (left < 255 ? 1 : 0)
    plainColumns = firstColumn..<max(firstColumn, outer.maxX - (right < 255 ? 1 : 0))
  }

  /// A whole rectangle of pixels.
  init(_ rect: PixelRect, masks: CornerMasks) {
    self.init(
      edges: SIMD4(Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY)), radii: SIMD4(),
      isContinuous: false, masks: masks)
  }

  /// Whether every pixel that it touches is covered whole.
  var isWhole: Bool {
    left & right & top & bottom == 255 && radii == SIMD4()
  }

  /// The largest rectangle that is surely covered whole and as wide as the shape.
  var solidRect: PixelRect {
    PixelRect(
      minX: plainColumns.lowerBound, minY: plainRows.lowerBound, maxX: plainColumns.upperBound,
      maxY: plainRows.upperBound)
  }

  /// Whether all of `rect`, which lies within `outer`, is covered whole.
  func covers(_ rect: PixelRect) -> Bool {
    guard outer.contains(rect) else { return false }
    if rect.minX < plainColumns.lowerBound || rect.maxX > plainColumns.upperBound { return false }
    if top < 255, rect.minY == outer.minY { return false }
    if bottom < 255, rect.maxY == outer.maxY { return false }
    func misses(_ corner: Corner, isRight: Bool, isLower: Bool) -> Bool {
      let x = isRight ? rect.maxX <= outer.maxX - corner.width : rect.minX >= outer.minX + corner.width
      let y = isLower ? rect.maxY <= outer.maxY - corner.height : rect.minY >= outer.minY + corner.height
      return x || y
    }
    return misses(topLeft, isRight: false, isLower: false) && misses(topRight, isRight: true, isLower: false)
      && misses(bottomLeft, isRight: false, isLower: true) && misses(bottomRight, isRight: true, isLower: true)
  }

  /// How a row is covered: by masks up to `left` and from `right` on, by `coverage` between them.
  struct Spans {
    let left: Int
    let right: Int
    let coverage: UInt8
  }

  @inline(__always)
  func spans(row y: Int, _ minX: Int, _ maxX: Int) -> Spans {
    if plainRows.contains(y) {
      let left = min(max(plainColumns.lowerBound, minX), maxX)
      return Spans(left: left, right: max(min(plainColumns.upperBound, maxX), left), coverage: 255)
    }
    var middle: UInt8 = 255
    if y == outer.minY { middle = top }
    if y == outer.maxY - 1 { middle = Self.product(middle, bottom) }
    let start = outer.minX + max(topLeft.width, bottomLeft.width, 1)
    let end = outer.maxX - max(topRight.width, bottomRight.width, 1)
    guard start < end else { return Spans(left: maxX, right: maxX, coverage: 0) }
    let left = min(max(start, minX), maxX)
    return Spans(left: left, right: max(min(end, maxX), left), coverage: middle)
  }

  /// Writes the coverage of columns `minX..<maxX` of a row, all within `outer`.
  func coverage(row y: Int, _ minX: Int, _ maxX: Int, into result: UnsafeMutablePointer<UInt8>) {
    let count = maxX - minX
    var base: UInt8 = 255
    if y == outer.minY { base = top }
    if y == outer.maxY - 1 { base = Self.product(base, bottom) }
    result.update(repeating: base, count: count)
    if minX == outer.minX { result[0] = Self.product(base, left) }
    if maxX == outer.maxX { result[count - 1] = Self.product(result[count - 1], right) }
    apply(topLeft, y - outer.minY, outer.minX, minX, maxX, result)
    apply(topRight, y - outer.minY, outer.maxX - topRight.width, minX, maxX, result)
    apply(bottomLeft, y - (outer.maxY - bottomLeft.height), outer.minX, minX, maxX, result)
    apply(bottomRight, y - (outer.maxY - bottomRight.height), outer.maxX - bottomRight.width, minX, maxX, result)
  }

  /// A corner's mask knows its own edges; where two masks share a pixel each takes away what it does not cover.
  private func apply(
    _ corner: Corner, _ row: Int, _ originX: Int, _ minX: Int, _ maxX: Int, _ result: UnsafeMutablePointer<UInt8>
  ) {
    guard let pixels = corner.pixels, row >= 0, row < corner.height else { return }
    let first = max(minX, originX)
    let last = min(maxX, originX + corner.width)
    guard first < last else { return }
    let source = pixels + row * corner.width - originX
    for x in first..<last { result[x - minX] = min(result[x - minX], source[x]) }
  }

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8((Int(a) * Int(b) + 127) / 255)
  }
}
