/// Where assistive technologies have their focus: the screen reader's, while one runs, and else that of the keyboard, once
/// the tabulator key has moved it.
@MainActor
package final class AccessibilityFocus {
  package static let shared = AccessibilityFocus()

  /// What has the focus, whether it can still be reached or not.
  private(set) weak var element: UIResponder?
  /// Whether the keyboard has moved the focus.
  private(set) var isMovedByKeyboard = false
  /// Hears of every notification; a test's app does.
  package var listener: ((UIAccessibility.Notification, Any?) -> Void)?

  private var scene: UIWindowScene? { UIApplication.shared.mainScene }
  private var isReaderRunning: Bool { UIApplication.shared.settings.isVoiceOverRunning }
  private var isActive: Bool { isReaderRunning || isMovedByKeyboard }

  /// Whose focus it is, where Apple has a name for it.
  var technology: UIAccessibility.AssistiveTechnologyIdentifier? {
    isReaderRunning ? .notificationVoiceOver : nil
  }

  /// What can have the focus, in order: the keyboard goes only to what can be used.
  package var candidates: [UIResponder] {
    guard let scene else { return [] }
    let all = AccessibilityTree.elements(of: scene)
    return isReaderRunning ? all : all.filter(\.accessibilityRespondsToUserInteraction)
  }

  /// What has the focus, if it can be reached.
  package var reachableElement: UIResponder? {
    guard isActive, let element, candidates.contains(where: { $0 === element }) else { return nil }
    return element
  }

  // MARK: Moving

  package func move(to new: UIResponder?) {
    let former = element
    guard new !== former else { return }
    element = new
    former?.accessibilityElementDidLoseFocus()
    // Whoever was told may have moved it on.
    guard element === new, let new else { return }
    new.accessibilityElementDidBecomeFocused()
    var userInfo: [AnyHashable: Any] = [UIAccessibility.focusedElementUserInfoKey: new]
    if let former { userInfo[UIAccessibility.unfocusedElementUserInfoKey] = former }
    if let technology { userInfo[UIAccessibility.assistiveTechnologyUserInfoKey] = technology.rawValue }
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: userInfo)
  }

  /// Moves to the element after or before the present one; false at the end, unless it goes round.
  package func step(by step: Int, wraps: Bool) -> Bool {
    let all = candidates
    guard !all.isEmpty else { return false }
    guard let index = all.firstIndex(where: { $0 === element }) else {
      move(to: step > 0 ? all.first : all.last)
      return true
    }
    let next = index + step
    guard wraps || all.indices.contains(next) else { return false }
    move(to: all[(next + all.count) % all.count])
    return true
  }

  /// The keyboard moves the focus, on from the first responder where it has none yet.
  func stepByKeyboard(backwards: Bool) -> Bool {
    let wasActive = isActive
    isMovedByKeyboard = true
    let first = scene?.keyWindow?.firstResponder
    if !wasActive || element == nil, let first, candidates.contains(where: { $0 === first }) { element = first }
    guard step(by: backwards ? -1 : 1, wraps: true) else {
      isMovedByKeyboard = wasActive && !isReaderRunning
      return false
    }
    guard let element, element !== first else { return true }
    if element.canBecomeFirstResponder {
      element.becomeFirstResponder()
    } else if let first, first is UIView, first.accessibilityRespondsToUserInteraction {
      // What has the keys loses them with the focus.
      first.resignFirstResponder()
    }
    return true
  }

  // MARK: What happens

  func receive(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    listener?(notification, argument)
    guard isActive, notification == .screenChanged || notification == .layoutChanged else { return }
    let all = candidates
    if let wanted = argument as? UIResponder {
      let within = AccessibilityTree.elements(in: wanted)
      if let found = all.first(where: { candidate in within.contains { $0 === candidate } }) { return move(to: found) }
    }
    if notification == .layoutChanged, let element, all.contains(where: { $0 === element }) { return }
    move(to: all.first)
  }

  /// The screen reader was switched on or off.
  func readerDidChange() {
    if isReaderRunning {
      if reachableElement == nil { move(to: candidates.first) }
    } else if !isMovedByKeyboard {
      move(to: nil)
    }
  }

  /// A view has left its window.
  func viewDidLeave(_ view: UIView) {
    guard let element else { return }
    var responder: UIResponder? = element
    while let current = responder {
      if current === view { return move(to: nil) }
      guard let element = current as? UIAccessibilityElement else { return }
      responder = element.next
    }
  }

  /// Where the focus returns to when what is to come has gone.
  struct Return {
    weak var element: UIResponder?
  }

  var place: Return { Return(element: element) }

  /// What covered the screen has gone: the focus is again where it was.
  func restore(_ place: Return) {
    if isActive, let element = place.element, candidates.contains(where: { $0 === element }) {
      listener?(.screenChanged, element)
      move(to: element)
    } else {
      receive(.screenChanged, nil)
    }
  }

  /// Forgets everything, as at an application's end.
  func reset() {
    element = nil
    isMovedByKeyboard = false
    listener = nil
  }
}
