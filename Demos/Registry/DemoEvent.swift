import UIKit

/// What a demo has to tell whoever watches it, such as "show" or "completion". A notification carries it, so that the
/// demos need to know nothing about their watchers.
public enum DemoEvent {
  /// The name of the notification; its object is the event's text, a `String`.
  public static let notification = Notification.Name("ScrimDemos.event")

  /// Tells the watchers.
  static func post(_ event: String) {
    NotificationCenter.default.post(name: notification, object: event)
  }
}
