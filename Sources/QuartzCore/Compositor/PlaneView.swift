/// How a bitmap is seen that lies in a plane of its own: turned, or in perspective.
struct PlaneView {
  /// From pixels of the frame to pixels of the bitmap.
  let toPlane: Projection
  let width: Int
  let height: Int
  /// Half-planes of the frame outside of which nothing is shown: `x`, `y` and 1 times these are 0 or more inside.
  let cuts: [SIMD3<Double>]

  /// The columns of a row, within `first..<end`, that show something of the bitmap.
  func columns(row y: Int, _ first: Int, _ end: Int) -> (columns: Range<Int>, start: SIMD3<Double>) {
    let origin = toPlane.image(SIMD2(0.5, Double(y) + 0.5))
    let step = toPlane.x
    var lower = Double(first)
    var upper = Double(end)
    /// Keeps the columns whose number times `slope` plus `value` is 0 or more.
    func keep(_ value: Double, _ slope: Double) {
      if abs(slope) < 1e-14 {
        if value < 0 { upper = lower }
      } else if slope > 0 {
        lower = max(lower, -value / slope)
      } else {
        upper = min(upper, -value / slope)
      }
    }
    keep(origin.z - 1e-9, step.z)
    keep(origin.x + 0.5 * origin.z, step.x + 0.5 * step.z)
    keep(origin.y + 0.5 * origin.z, step.y + 0.5 * step.z)
    let (right, bottom) = (Double(width) + 0.5, Double(height) + 0.5)
    keep(right * origin.z - origin.x, right * step.z - step.x)
    keep(bottom * origin.z - origin.y, bottom * step.z - step.y)
    // Two halves of one plane share a cut, and each pixel belongs to one of them.
    for cut in cuts { keep(cut.x * 0.5 + cut.y * (Double(y) + 0.5) + cut.z, cut.x) }
    guard lower < upper else { return (first..<first, origin) }
    let start = Int(lower.rounded(.up))
    let stop = Int(upper.rounded(.up))
    guard start < stop else { return (first..<first, origin) }
    return (start..<stop, origin + step * Double(start))
  }
}
