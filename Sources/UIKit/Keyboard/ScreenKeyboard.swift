import Foundation

/// The keyboard of a screen: where it is, and who is told when it moves.
///
/// Who runs the application moves it. Posted are, when it comes, *will change frame*, *will show*, and after its movement
/// *did change frame* and *did show*; the same with *hide* when it goes; Apple documents the notifications and not their
/// order.
@MainActor
package final class ScreenKeyboard {
  /// How long it moves, in seconds; Apple documents no figure.
  package static let duration: TimeInterval = 0.25

  /// Points of the screen that it covers at the bottom; 0 while it is away.
  package private(set) var height: CGFloat = 0
  private unowned let screen: UIScreen
  private var end: MediaClock.Token?

  init(screen: UIScreen) {
    self.screen = screen
  }

  /// Moves the keyboard to another height, 0 for away. The same height again posts nothing; a height that is not from 0
  /// to that of the screen raises `NSInvalidArgumentException`.
  package func move(to height: CGFloat) {
    guard height >= 0, height <= screen.bounds.height else {
      raise(
        "NSInvalidArgumentException", "A keyboard of \(height) points is not on a screen of \(screen.bounds.height)")
      return
    }
    guard height != self.height else { return }
    let former = self.height
    let facts: [String: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame(former, or: height)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame(height, or: former)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    self.height = height
    post(UIResponder.keyboardWillChangeFrameNotification, facts)
    if former == 0 { post(UIResponder.keyboardWillShowNotification, facts) }
    if height == 0 { post(UIResponder.keyboardWillHideNotification, facts) }
    UIKeyboardLayoutGuide.keyboardMoves(within: Self.duration)
    if let end { MediaClock.shared.cancel(end) }
    end = MediaClock.shared.schedule(at: MediaClock.shared.now + Self.duration) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.end = nil
        self.post(UIResponder.keyboardDidChangeFrameNotification, facts)
        if former == 0 { self.post(UIResponder.keyboardDidShowNotification, facts) }
        if height == 0 { self.post(UIResponder.keyboardDidHideNotification, facts) }
      }
    }
  }

  /// Where a keyboard of some height is; one that is away lies below the screen, as high as it was or will be.
  private func frame(_ height: CGFloat, or other: CGFloat) -> CGRect {
    let bounds = screen.bounds
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height > 0 ? height : other)
  }

  private func post(_ name: Notification.Name, _ facts: [String: Any]) {
    NotificationCenter.default.post(name: name, object: screen, userInfo: facts)
  }
}
