extension UIControl {
  /// How a control is: usable, touched, chosen.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct>.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Usable and nothing else.
    public static let normal = State([])
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not usable.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// For an application's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// For the framework.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
