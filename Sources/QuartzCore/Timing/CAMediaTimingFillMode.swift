/// What an animation shows outside its active time.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/camediatimingfillmode>.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The end value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Forwards and backwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing shows outside the active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
