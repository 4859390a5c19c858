/// Where a popover's arrow points.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uipopoverarrowdirection>.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards: the popover is below what it belongs to.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover is at the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover is at the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known: the popover is not there yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
