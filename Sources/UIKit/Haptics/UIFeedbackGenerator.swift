/// What makes a device move, so that a person feels what happens.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uifeedbackgenerator>.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A feedback is likely to follow soon. Here playing takes no preparation.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifeedbackgenerator/prepare()>.
  open func prepare() {}
}
