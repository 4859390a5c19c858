/// Feedback for a selection that changes.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator>.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator/selectionchanged()>.
  open func selectionChanged() {
    Haptics.play("selection")
  }
}
