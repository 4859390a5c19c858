import CCairo

/// A run of colours around a point, which cairo has no pattern for.
struct ConicGradient {
  private let colors: [UInt32]
  private let centre: SIMD2<Double>
  private let start: Double
  /// Steps of a whole turn.
  private static let steps = 2048

  /// `stops` in 0...1 of a turn, clockwise as seen with y down, beginning where `direction` lies from the centre; points
  /// in a square that has the gradient's bounds as its unit, so that a wide one is drawn out.
  init(_ stops: [(location: CGFloat, color: CGColor)], centre: CGPoint, direction: CGPoint, opacity: Double) {
    self.centre = SIMD2(centre.x, centre.y)
    start = atan2(direction.y - centre.y, direction.x - centre.x)
    var colors: [UInt32] = []
    var next = 0
    for step in 0..<Self.steps {
      let place = (Double(step) + 0.5) / Double(Self.steps)
      while next < stops.count, Double(stops[next].location) <= place { next += 1 }
      let (before, after) = (stops[max(next - 1, 0)], stops[min(next, stops.count - 1)])
      let room = Double(after.location - before.location)
      let part = room > 0 ? (place - Double(before.location)) / room : 0
      // As cairo does between its stops: colours that are not multiplied by their alpha.
      var rgba = before.color.rgba + (after.color.rgba - before.color.rgba) * min(max(part, 0), 1)
      rgba.w *= opacity
      colors.append(Bitmap.pixel(rgba))
    }
    self.colors = colors
  }

  /// The pixels of a rectangle, whose places `toUnit` maps to the gradient's unit square.
  func picture(of rect: PixelRect, _ toUnit: CGAffineTransform) -> Bitmap {
    let bitmap = Bitmap(width: rect.width, height: rect.height)
    for y in 0..<bitmap.height {
      let row = bitmap.row(y)
      for x in 0..<bitmap.width {
        let point = CGPoint(x: Double(rect.minX + x) + 0.5, y: Double(rect.minY + y) + 0.5).applying(toUnit)
        var turn = (atan2(point.y - centre.y, point.x - centre.x) - start) / (2 * .pi)
        turn -= turn.rounded(.down)
        row[x] = colors[min(Int(turn * Double(Self.steps)), Self.steps - 1)]
      }
    }
    return bitmap
  }
}
