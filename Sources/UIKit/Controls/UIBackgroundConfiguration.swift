/// What lies behind the content of a button.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct>.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// In points; the corner style of a button's configuration may choose another.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/cornerradius>.
  public var cornerRadius: CGFloat = 0
  /// Nil takes the configuration's colour.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/backgroundcolor>.
  public var backgroundColor: UIColor?
  /// The colour of the outline; nil takes the tint.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/strokecolor>.
  public var strokeColor: UIColor?
  /// The width of the outline in points; 0 draws none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/strokewidth>.
  public var strokeWidth: CGFloat = 0
  /// How far the background keeps from the edges.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/backgroundinsets>.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero

  init() {}

  /// A background that is not seen.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/clear()>.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
