/// How the corners of a line look.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin>.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point, unless the miter limit cuts it.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A part of a disc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut straight.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
