import UIKit

/// Brings the keys into a modal, and back to where they went before.
@MainActor
final class FocusKeeper {
  private weak var former: UIResponder?

  /// Remembers who has the keys in a window.
  func remember(in window: UIWindow?) {
    former = window.flatMap(Self.firstResponder(in:))
  }

  /// Gives the keys to the backdrop, unless something in the modal has taken them.
  func moveIn(to backdrop: UIView, of modal: UIView?) {
    guard modal.flatMap(Self.firstResponder(in:)) == nil else { return }
    backdrop.becomeFirstResponder()
  }

  /// Gives the keys back, unless something else in the window has taken them.
  func moveBack(in window: UIWindow?, from backdrop: UIView) {
    defer { former = nil }
    let present = window.flatMap(Self.firstResponder(in:))
    guard present == nil || present === backdrop else { return }
    former?.becomeFirstResponder()
  }

  private static func firstResponder(in view: UIView) -> UIResponder? {
    if view.isFirstResponder { return view }
    // A controller is the next responder of its view.
    if let controller = view.next as? UIViewController, controller.isFirstResponder {
      return controller
    }
    for child in view.subviews {
      if let found = firstResponder(in: child) { return found }
    }
    return nil
  }
}
