/// Feedback for a task that has succeeded or failed.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator>.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task has ended.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype>.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Plays the feedback.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/notificationoccurred(_:)>.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    Haptics.play("notification \(notificationType)")
  }
}
