/// A smooth run of colours along 0...1.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cggradient>.
public final class CGGradient: Sendable {
  /// A colour at its place.
  package struct Stop: Sendable {
    package var location: CGFloat
    package var color: CGColor
  }

  /// The stops in order of location.
  package let stops: [Stop]

  /// A run of `colors`, an array of CGColor, at `locations`, or spread evenly where that is nil.
  ///
  /// Colours are blended in sRGB whatever `space` is. Nil when there is no colour, or something else among them.
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cggradient/init(colorsspace:colors:locations:)>.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    var stops: [Stop] = []
    let count = colors.count
    for index in 0..<count {
      guard let color = colors[index] as? CGColor else { return nil }
      let location = locations.map { $0[index] } ?? (count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0)
      stops.append(Stop(location: location.isNaN ? 0 : min(max(location, 0), 1), color: color))
    }
    guard count > 0 else { return nil }
    // Sorting must not exchange two stops at one place: they make a hard edge.
    let order = stops.indices.sorted { (stops[$0].location, $0) < (stops[$1].location, $1) }
    self.stops = order.map { stops[$0] }
  }

  /// A run of colours told by their components in `space`, `count` of them, alpha after each.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cggradient/init(colorspace:colorcomponents:locations:count:)>.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let stride = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * stride) }
    self.init(colorsSpace: space, colors: colors as NSArray, locations: locations)
  }
}
