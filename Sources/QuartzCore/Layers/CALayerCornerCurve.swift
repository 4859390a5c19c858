/// The shape of rounded corners.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/calayercornercurve>.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that bends gradually, where the sides are long enough for it; else a quarter of a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
