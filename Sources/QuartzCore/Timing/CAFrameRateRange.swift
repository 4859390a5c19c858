/// A range of frame rates, in frames per second.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/caframeraterange>.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate that will do.
  public var minimum: Float
  /// The highest rate that is of use.
  public var maximum: Float
  /// The best rate; 0 or nil leaves the choice.
  public var preferred: Float?

  /// Whatever the display does.
  public init() {
    self.init(minimum: 0, maximum: 0, preferred: 0)
  }

  /// A range in frames per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The rate that would be best; nil where the display may choose.
  var wanted: Double? {
    let rate = Double(preferred ?? 0) > 0 ? Double(preferred ?? 0) : Double(maximum)
    return rate > 0 && rate.isFinite ? rate : nil
  }

  /// Whatever the display does.
  public static let `default` = CAFrameRateRange()
}
