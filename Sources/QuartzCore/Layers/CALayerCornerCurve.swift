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
}
