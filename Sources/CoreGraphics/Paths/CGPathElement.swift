/// What one element of a path does.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgpathelementtype>.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint = 0
  /// A line; one point.
  case addLineToPoint = 1
  /// A quadratic curve: its control point and its end.
  case addQuadCurveToPoint = 2
  /// A cubic curve: its two control points and its end.
  case addCurveToPoint = 3
  /// A line back to where the subpath began; no point.
  case closeSubpath = 4

  /// How many points the element has.
  @inlinable
  package var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

/// An element of a path as ``CGPath/applyWithBlock(_:)`` shows it.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgpathelement>.
public struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType
  /// Its points, as many as the type has; valid only during the call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element of the given type and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that ``CGPath/apply(info:function:)`` calls for each element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A closure that ``CGPath/applyWithBlock(_:)`` calls for each element.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
