/// The outline of a rounded corner, from the point where it leaves one edge to the point where it meets the other.
struct CornerCurve {
  let radius: Double
  let isContinuous: Bool

  /// How far along each edge the curve reaches.
  ///
  /// Apple gives no formula for the continuous curve. Ours is a superellipse that reaches half as far again as the
  /// radius and passes through the middle of the circle of that radius; without room for it corners are circular.
  var reach: Double { isContinuous ? radius * 1.5 : radius }

  private static let exponent = 3.1907

  /// How far the outline lies inside the side edge, at a distance below the top edge.
  func inset(atDepth depth: Double) -> Double {
    let reach = reach
    guard depth < reach else { return 0 }
    let rest = reach - max(depth, 0)
    if isContinuous {
      let part = 1 - pow(rest / reach, Self.exponent)
      return reach * (1 - pow(max(part, 0), 1 / Self.exponent))
    }
    return reach - (reach * reach - rest * rest).squareRoot()
  }

  /// Whether a corner is continuous: where it is asked for and there is room.
  static func isContinuous(_ curve: CALayerCornerCurve, _ radius: Double, _ bounds: CGRect) -> Bool {
    curve == .continuous && radius * 1.5 <= min(bounds.width, bounds.height) / 2
  }
}
