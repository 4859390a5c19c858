/// Which of a transition's two views is meant.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey>.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is shown at the beginning.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey/from>.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is shown at the end.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey/to>.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
