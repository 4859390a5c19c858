extension UISplitViewController {
  /// Which of the two controllers are seen, where there is room for both.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum>.
  public enum DisplayMode: Int, Sendable {
    /// As the split view controller sees fit: beside each other where it is wider than high, else the secondary alone.
    case automatic = 0
    /// The secondary controller alone.
    case secondaryOnly = 1
    /// The primary controller beside the secondary.
    case oneBesideSecondary = 2
    /// The primary controller over the secondary, until something beside it is touched.
    case oneOverSecondary = 3

    /// The former name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// Stands for a width that the split view controller finds itself.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/automaticdimension>.
  public nonisolated class var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }
}
