/// The directions in which a scroll layer may be scrolled.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode>.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Specified by <https://developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode/none>.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode/vertically>.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode/horizontally>.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode/both>.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
