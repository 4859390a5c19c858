/// What a person does by means of an assistive technology.
@MainActor
package enum AccessibilityActions {
  /// Uses an element: as it wants, or else by a touch of its activation point.
  package static func activate(_ element: UIResponder) {
    if element.accessibilityActivate() { return }
    guard let scene = UIApplication.shared.mainScene else { return }
    let point = element.accessibilityActivationPoint
    for phase in [UITouch.Phase.began, .ended] { scene.touch(id: touchIdentifier, phase: phase, at: point) }
  }

  /// A finger that no hand has.
  private static let touchIdentifier = Int.min

  /// Leaves what the person is in; whether anything did.
  ///
  /// The first along the responder chain that answers does it. The chain ends with the presentation that the person is
  /// in, which goes if a person may dismiss it: what is behind it is not meant.
  package static func escape(from responder: UIResponder?) -> Bool {
    var next = responder ?? UIApplication.shared.keyWindow?.keyResponder
    while let current = next {
      if current.accessibilityPerformEscape() { return true }
      if let presentation = (current as? UIViewController)?.modal?.presentation {
        return presentation.controller.escape()
      }
      next = current.next
    }
    return false
  }

  /// Has the most important thing done; whether anything was.
  package static func magicTap(from responder: UIResponder?) -> Bool {
    var next = responder ?? UIApplication.shared.keyWindow?.keyResponder
    while let current = next {
      if current.accessibilityPerformMagicTap() { return true }
      next = current.next
    }
    return false
  }

  /// A key that nobody took: the tabulator moves the focus, space and return use what has it, escape leaves.
  static func press(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    let focus = AccessibilityFocus.shared
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch key.keyCode {
    case .keyboardTab where modifiers.subtracting(.shift).isEmpty:
      return focus.stepByKeyboard(backwards: modifiers == .shift)
    case .keyboardEscape where modifiers.isEmpty:
      return escape(from: focus.reachableElement ?? press.responder)
    case .keyboardSpacebar where modifiers.isEmpty, .keyboardReturnOrEnter where modifiers.isEmpty:
      guard focus.isMovedByKeyboard, let element = focus.reachableElement else { return false }
      activate(element)
      return true
    case .keyboardUpArrow, .keyboardRightArrow: return adjust { $0.accessibilityIncrement() }
    case .keyboardDownArrow, .keyboardLeftArrow: return adjust { $0.accessibilityDecrement() }
    default: return false
    }
  }

  private static func adjust(_ change: (UIResponder) -> Void) -> Bool {
    let focus = AccessibilityFocus.shared
    guard focus.isMovedByKeyboard, let element = focus.reachableElement,
      element.accessibilityTraits.contains(.adjustable)
    else { return false }
    change(element)
    return true
  }
}
