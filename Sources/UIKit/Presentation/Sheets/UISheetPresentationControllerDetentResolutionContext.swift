/// What a custom detent's height may depend on.
///
/// Specified by
/// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext>.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits around the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points, not counting the safe area below.
  var maximumDetentValue: CGFloat { get }
}
