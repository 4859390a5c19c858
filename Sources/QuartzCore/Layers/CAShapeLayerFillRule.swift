/// Which places count as inside a shape.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule>.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The path winds around the place.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "nonZero")
  /// A ray from the place crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "evenOdd")
}
