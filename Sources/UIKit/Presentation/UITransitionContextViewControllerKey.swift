/// Which of a transition's two controllers is meant.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey>.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is shown at the beginning, or for a presentation the one that presents.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey/from>.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown at the end.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey/to>.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
