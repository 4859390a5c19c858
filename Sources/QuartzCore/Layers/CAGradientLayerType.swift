/// The form of a gradient.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/cagradientlayertype>.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Along ellipses about the start point, the end point at a corner of the last one's box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, clockwise from where the end point lies, drawn out as the bounds are.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
