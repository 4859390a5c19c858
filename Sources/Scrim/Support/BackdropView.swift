import UIKit

/// What lies behind a modal: takes the touches beside it, and the keys that nobody in it takes.
final class BackdropView: UIView {
  /// The modal's controller, which gets the keys that are not the backdrop's.
  weak var controller: UIViewController?
  var onEscape: (() -> Void)?
  var onLeavingWindow: (() -> Void)?

  override var canBecomeFirstResponder: Bool { true }
  override var next: UIResponder? { controller ?? super.next }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      super.pressesBegan(presses, with: event)
      return
    }
    onEscape?()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeavingWindow?() }
  }

  // A touch beside the modal is not the modal's, though its keys are.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
