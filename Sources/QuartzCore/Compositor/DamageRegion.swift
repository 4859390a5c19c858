/// Rectangles of a frame that differ from the frame before, put together where that costs little.
struct DamageRegion {
  private(set) var rects: [PixelRect] = []
  private let frame: PixelRect

  private static let maximumCount = 8
  /// Drawing this many pixels for nothing costs less than another rectangle.
  private static let waste = 4096

  init(frame: PixelRect) {
    self.frame = frame
  }

  mutating func add(_ added: PixelRect) {
    var rect = added.intersection(frame)
    guard !rect.isEmpty else { return }
    var index = 0
    while index < rects.count {
      let union = rects[index].union(rect)
      if union.area <= rects[index].area + rect.area + Self.waste {
        rects.remove(at: index)
        rect = union
        index = 0
      } else {
        index += 1
      }
    }
    guard rects.count == Self.maximumCount else {
      rects.append(rect)
      return
    }
    func cost(_ index: Int) -> Int { rects[index].union(rect).area - rects[index].area }
    let best = rects.indices.min { cost($0) < cost($1) } ?? 0
    let union = rects.remove(at: best).union(rect)
    add(union)
  }
}
