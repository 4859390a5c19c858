/// A timing curve that is a cubic Bézier curve over the unit square.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicubictimingparameters>.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  /// UIKit's curve; `easeInOut` where the control points say something else.
  public let animationCurve: UIView.AnimationCurve
  /// The curve's second point; its first is (0, 0).
  public let controlPoint1: CGPoint
  /// The curve's third point; its fourth is (1, 1).
  public let controlPoint2: CGPoint
  let curve: CubicBezier
  private let isBuiltin: Bool

  /// UIKit's default curve: slow at both ends.
  public override init() {
    animationCurve = .easeInOut
    isBuiltin = true
    curve = animationCurve.timingFunction.curve
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    super.init()
  }

  /// One of UIKit's curves.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicubictimingparameters/init(animationcurve:)>.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    self.curve = curve.timingFunction.curve
    controlPoint1 = CGPoint(x: self.curve.x1, y: self.curve.y1)
    controlPoint2 = CGPoint(x: self.curve.x2, y: self.curve.y2)
    super.init()
  }

  /// The curve with two inner points. Abscissae outside 0...1 are moved to the nearest end; numbers that are not finite
  /// count as 0.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicubictimingparameters/init(controlpoint1:controlpoint2:)>.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltin = false
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    controlPoint1 = CGPoint(x: finite(point1.x), y: finite(point1.y))
    controlPoint2 = CGPoint(x: finite(point2.x), y: finite(point2.y))
    curve = CubicBezier(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
    super.init()
  }

  /// Reads what `encode(with:)` writes.
  public required init?(coder: NSCoder) {
    let builtin =
      coder.containsValue(forKey: "UIAnimationCurve")
      ? UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "UIAnimationCurve")) : nil
    isBuiltin = builtin != nil
    animationCurve = builtin ?? .easeInOut
    func number(_ key: String) -> Double {
      let value = coder.decodeDouble(forKey: key)
      return value.isFinite ? value : 0
    }
    curve =
      builtin?.timingFunction.curve
      ?? CubicBezier(
        number("UIControlPoint1X"), number("UIControlPoint1Y"), number("UIControlPoint2X"), number("UIControlPoint2Y"))
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    super.init()
  }

  open func encode(with coder: NSCoder) {
    if isBuiltin { return coder.encode(animationCurve.rawValue, forKey: "UIAnimationCurve") }
    coder.encode(Double(controlPoint1.x), forKey: "UIControlPoint1X")
    coder.encode(Double(controlPoint1.y), forKey: "UIControlPoint1Y")
    coder.encode(Double(controlPoint2.x), forKey: "UIControlPoint2X")
    coder.encode(Double(controlPoint2.y), forKey: "UIControlPoint2Y")
  }

  /// The parameters themselves, which never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
