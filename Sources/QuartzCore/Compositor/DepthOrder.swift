/// Puts flat layers in space in order, the farthest first, and cuts those that go through one another.
///
/// Each round takes one plane and sorts the others behind it, into it and before it, as a binary space partition does.
struct DepthOrder {
  private struct Sheet {
    let index: Int
    /// The plane: what points of it have as their product with `normal`, which looks to the viewer.
    let normal: SIMD3<Double>
    let distance: Double
    var corners: [SIMD3<Double>]
    var cuts: [SIMD3<Double>] = []
  }

  private let layers: [SceneLayer]
  private var sheets: [Sheet] = []

  /// `spaces` map the layers' own spaces to the one in which they are seen.
  init(_ layers: [SceneLayer], _ spaces: [CATransform3D]) {
    self.layers = layers
    for (index, layer) in layers.enumerated() {
      let reach = layer.layer.reach(layer.values, at: layer.time)
      guard !reach.isNull, let sheet = Self.sheet(reach, spaces[index], index) else { continue }
      sheets.append(sheet)
    }
  }

  func sorted() -> [SceneLayer] {
    order(sheets).map { sheet in
      var layer = layers[sheet.index]
      layer.cuts = sheet.cuts
      return layer
    }
  }

  /// A rectangle as it is seen; nil if it is seen edge on, or lies behind the viewer.
  private static func sheet(_ rect: CGRect, _ space: CATransform3D, _ index: Int) -> Sheet? {
    func corner(_ x: Double, _ y: Double) -> SIMD4<Double> {
      SIMD4(
        x * space.m11 + y * space.m21 + space.m41, x * space.m12 + y * space.m22 + space.m42,
        x * space.m13 + y * space.m23 + space.m43, x * space.m14 + y * space.m24 + space.m44)
    }
    let all = [
      corner(rect.minX, rect.minY), corner(rect.maxX, rect.minY), corner(rect.maxX, rect.maxY),
      corner(rect.minX, rect.maxY),
    ]
    var corners: [SIMD3<Double>] = []
    func add(_ point: SIMD4<Double>) { corners.append(SIMD3(point.x, point.y, point.z) / point.w) }
    for (place, point) in all.enumerated() {
      let next = all[(place + 1) % 4]
      if point.w >= Projection.nearest { add(point) }
      if (point.w >= Projection.nearest) != (next.w >= Projection.nearest) {
        add(point + (next - point) * ((Projection.nearest - point.w) / (next.w - point.w)))
      }
    }
    guard corners.count >= 3 else { return nil }
    var normal = SIMD3<Double>()
    for (place, a) in corners.enumerated() {
      let b = corners[(place + 1) % corners.count]
      normal += SIMD3((a.y - b.y) * (a.z + b.z), (a.z - b.z) * (a.x + b.x), (a.x - b.x) * (a.y + b.y))
    }
    let length = (normal * normal).sum().squareRoot()
    guard length > 0, length.isFinite else { return nil }
    normal /= length
    if normal.z < 0 { normal = -normal }
    guard normal.z > 1e-6 else { return nil }
    return Sheet(index: index, normal: normal, distance: (normal * corners[0]).sum(), corners: corners)
  }

  private func order(_ sheets: [Sheet]) -> [Sheet] {
    guard sheets.count > 1 else { return sheets }
    let plane = sheets[sheets.count / 2]
    var (behind, within, before): ([Sheet], [Sheet], [Sheet]) = ([], [], [])
    for sheet in sheets {
      let heights = sheet.corners.map { (plane.normal * $0).sum() - plane.distance }
      let size = sheet.corners.reduce(1.0) { max($0, abs($1).max()) }
      let tolerance = size * 1e-7
      let (low, high) = (heights.min()!, heights.max()!)
      if max(-low, high) <= tolerance {
        within.append(sheet)
      } else if low >= -tolerance {
        before.append(sheet)
      } else if high <= tolerance {
        behind.append(sheet)
      } else {
        let line = Self.line(where: sheet, meets: plane)
        before.append(Self.part(of: sheet, heights, line))
        behind.append(Self.part(of: sheet, heights.map { -$0 }, -line))
      }
    }
    return order(behind) + within + order(before)
  }

  /// What is 0 or more, as seen, where a sheet lies before a plane.
  private static func line(where sheet: Sheet, meets plane: Sheet) -> SIMD3<Double> {
    let slope = plane.normal.z / sheet.normal.z
    return SIMD3(
      plane.normal.x - slope * sheet.normal.x, plane.normal.y - slope * sheet.normal.y,
      slope * sheet.distance - plane.distance)
  }

  /// The part of a sheet whose heights are 0 or more.
  private static func part(of sheet: Sheet, _ heights: [Double], _ line: SIMD3<Double>) -> Sheet {
    var result = sheet
    result.corners = []
    result.cuts.append(line)
    for (place, corner) in sheet.corners.enumerated() {
      let next = (place + 1) % sheet.corners.count
      if heights[place] >= 0 { result.corners.append(corner) }
      if (heights[place] >= 0) != (heights[next] >= 0) {
        let part = heights[place] / (heights[place] - heights[next])
        result.corners.append(corner + (sheet.corners[next] - corner) * part)
      }
    }
    return result
  }
}

private func abs(_ v: SIMD3<Double>) -> SIMD3<Double> { SIMD3(Swift.abs(v.x), Swift.abs(v.y), Swift.abs(v.z)) }
