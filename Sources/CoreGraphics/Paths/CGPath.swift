/// An outline made of lines and curves, which does not change.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgpath>. It may be sent anywhere; a
/// ``CGMutablePath`` may too, but nobody else may read it while it is being changed.
public class CGPath: Hashable, @unchecked Sendable {
  /// The elements' types.
  package internal(set) final var types: [CGPathElementType] = []
  /// The points of the elements, one after the other.
  package internal(set) final var points: [CGPoint] = []
  /// Where the subpath that is open, or was closed last, began.
  final var subpathStart = CGPoint.zero

  init() {}

  init(_ other: CGPath, transform: CGAffineTransform) {
    types = other.types
    points = transform.isIdentity ? other.points : other.points.map { $0.applying(transform) }
    subpathStart = other.subpathStart.applying(transform)
  }

  /// A path of one rectangle.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgpath/init(rect:transform:)>.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    appendRect(rect, transform?.pointee ?? .identity)
  }

  /// A path of one ellipse.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgpath/init(ellipsein:transform:)>.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    appendEllipse(rect, transform?.pointee ?? .identity)
  }

  /// A path of one rectangle with rounded corners. A corner larger than half a side is cut to half a side, where Apple
  /// stops the program.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgpath/init(roundedrect:cornerwidth:cornerheight:transform:)>.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    appendRoundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
  }

  /// A copy that stays as it is.
  public func copy() -> CGPath? {
    CGPath(self, transform: .identity)
  }

  /// A mapped copy that stays as it is.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(self, transform: transform?.pointee ?? .identity)
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(self, transform: .identity)
  }

  /// A mapped copy that can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(self, transform: transform?.pointee ?? .identity)
  }

  /// Whether there is no element.
  public final var isEmpty: Bool { types.isEmpty }

  /// Where the next line would begin; the origin when the path is empty.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgpath/currentpoint>.
  public final var currentPoint: CGPoint {
    guard let last = types.last else { return .zero }
    return last == .closeSubpath ? subpathStart : points[points.count - 1]
  }

  /// Paths are equal when their elements are.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.types == right.types && left.points == right.points
  }

  /// Feeds the elements.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(types)
    hasher.combine(points)
  }
}
