/// How a keyframe animation goes between its values.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode>.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even pace; key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Through the values on a smooth curve (Catmull-Rom).
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
