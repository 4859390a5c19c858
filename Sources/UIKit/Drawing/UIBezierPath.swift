/// A path of lines and curves with the settings it is drawn with, in points with y down.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath>.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  final var path = CGMutablePath()

  /// The width of a stroke in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/linewidth>.
  open var lineWidth: CGFloat = 1

  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/linecapstyle>.
  open var lineCapStyle = CGLineCap.butt

  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/linejoinstyle>.
  open var lineJoinStyle = CGLineJoin.miter

  /// How far a corner may reach, as a multiple of the line's width, before it is cut.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/miterlimit>.
  open var miterLimit: CGFloat = 10

  /// How far a drawn curve may lie from the true one, in pixels.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/flatness>.
  open var flatness: CGFloat = 0.6

  /// Whether places that the path surrounds an even number of times are outside.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/usesevenoddfillrule>.
  open var usesEvenOddFillRule = false

  final var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// An empty path.
  public override init() {}

  /// A rectangle.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/init(rect:)>.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse in a rectangle.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/init(ovalin:)>.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners; a radius larger than half a side counts as half of it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/init(roundedrect:cornerradius:)>.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// An arc, as `addArc(withCenter:radius:startAngle:endAngle:clockwise:)` adds it.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uibezierpath/init(arccenter:radius:startangle:endangle:clockwise:)>.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of a Core Graphics path.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/init(cgpath:)>.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.mutableCopy() ?? CGMutablePath()
  }

  /// The path as Core Graphics has it: a copy, and setting it copies.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/cgpath>.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }
}
