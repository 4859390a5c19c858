/// How contents are sampled that are not shown pixel by pixel.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/calayercontentsfilter>.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nearest pixel, as it is.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the four nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Where contents are made smaller, the average of all the pixels that meet in one; else as `linear`.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
