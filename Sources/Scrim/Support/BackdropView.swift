import UIKit

/// What lies behind a modal: takes the touches beside it, the keys that nobody in it takes, and, from those who have the
/// interface read out, the wish to leave.
final class BackdropView: UIView {
  /// The modal's controller, which gets the keys that are not the backdrop's.
  weak var controller: UIViewController?
  /// Whether to use the backdrop is to dismiss the modal.
  var mayDismiss: () -> Bool = { false }
  var onUse: (() -> Void)?
  var onEscape: (() -> Void)?
  var onLeavingWindow: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Dismiss"
    // Keys have the escape key for it.
    accessibilityRespondsToUserInteraction = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }
  override var next: UIResponder? { controller ?? super.next }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      super.pressesBegan(presses, with: event)
      return
    }
    onEscape?()
  }

  // MARK: Accessibility

  override var isAccessibilityElement: Bool {
    get { mayDismiss() }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    onUse?()
    return true
  }

  override func accessibilityPerformEscape() -> Bool {
    onEscape?()
    return true
  }

  // MARK: Touches

  // A touch beside the modal is not the modal's, though its keys are.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeavingWindow?() }
  }
}
