/// What has a name for tests and traces, which is never shown or read out.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilityidentification>.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier>.
  var accessibilityIdentifier: String? { get set }
}
