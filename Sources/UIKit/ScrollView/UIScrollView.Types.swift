extension UIScrollView {
  /// By which factor content slows down each millisecond.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct>.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998 a millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 a millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The look of the indicators.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum>.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark, or light in a dark interface.
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// How the safe area is added to the content inset.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum>.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`: there are no bars that would make a difference.
    case automatic = 0
    /// In the directions in which the content can be scrolled.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }
}
