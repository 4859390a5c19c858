/// What a display's owner does for the application beyond showing it. A display without these has no such services.
@MainActor
package protocol ApplicationHost: AnyObject {
  /// Whether something on the machine opens the resource.
  func canOpen(_ url: URL) -> Bool
  /// Has something open the resource; false where nothing does.
  func open(_ url: URL) -> Bool
  /// The application wants its screen at a brightness from 0 to 1.
  func setScreenBrightness(_ brightness: CGFloat)
  /// The application wants its screen to stay on while nobody touches it, or no longer.
  func setKeepsScreenOn(_ keepsOn: Bool)
}

extension UIApplication {
  /// The owner of the display, where it is one that serves applications.
  final var host: (any ApplicationHost)? { mainScene?.display as? any ApplicationHost }
}
