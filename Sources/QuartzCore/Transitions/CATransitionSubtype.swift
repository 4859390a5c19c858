/// From which side a transition comes.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/catransitionsubtype>. Top and bottom are those of
/// Core Animation's own space, whose y axis points up: on iOS what comes `fromTop` comes from the lower edge, and public
/// code counts on it.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the edge of the greatest y, which is below.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the edge of the least y, which is above.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
