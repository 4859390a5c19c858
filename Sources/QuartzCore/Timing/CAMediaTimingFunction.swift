/// The pacing of an animation: a cubic Bézier curve over the unit square.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/camediatimingfunction>.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  package let curve: CubicBezier
  private let controlPoints: (SIMD2<Float>, SIMD2<Float>)

  /// A standard function. An unknown name gives the linear one.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/camediatimingfunction/init(name:)>.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// The curve with the inner control points (c1x, c1y) and (c2x, c2y); abscissae outside 0...1 are clamped.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/camediatimingfunction/init(controlpoints:_:_:_:)>.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = (SIMD2(c1x, c1y), SIMD2(c2x, c2y))
    // Through the decimal form: 0.42 as written, not the nearest Float to it.
    func exact(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
    curve = CubicBezier(exact(c1x), exact(c1y), exact(c2x), exact(c2y))
    super.init()
  }

  /// Writes x and y of control point 0...3 to `values`. Another index raises an exception.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/camediatimingfunction/getcontrolpoint(at:values:)>.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let point: SIMD2<Float>
    switch index {
    case 0: point = SIMD2(0, 0)
    case 1: point = controlPoints.0
    case 2: point = controlPoints.1
    case 3: point = SIMD2(1, 1)
    default:
      raise("NSInvalidArgumentException", "control point index \(index) is not in 0...3")
      return
    }
    values[0] = point.x
    values[1] = point.y
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  open override var hash: Int { curve.hashValue }
}
