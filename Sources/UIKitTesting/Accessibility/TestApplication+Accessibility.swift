/// The interface as those find it who have it read out, or use it by keys.
extension TestApplication {
  /// What can be reached, an element a line, indented by what holds it:
  ///
  /// ```
  /// window
  ///   modal
  ///     text, header "Options"
  ///     button "Close" #close
  /// ```
  public var accessibilityTree: String {
    requireOpen()
    return AccessibilityOutline.text(of: AccessibilityTree.roots(of: scene))
  }

  /// What can be reached, in the order in which it is read.
  public var accessibleElements: [AccessibleElement] {
    requireOpen()
    return AccessibilityTree.elements(of: scene).map(AccessibleElement.init)
  }

  /// The first element that is called so. Throws `MissingElementError`, which lists what there is.
  public func element(labeled label: String) throws(MissingElementError) -> AccessibleElement {
    try element("labelled \"\(label)\"") { $0.label == label }
  }

  /// The first element with an accessibility identifier. Throws `MissingElementError`, which lists what there is.
  public func element(identified identifier: String) throws(MissingElementError) -> AccessibleElement {
    try element("identified as '\(identifier)'") { $0.identifier == identifier }
  }

  private func element(
    _ wanted: String, where isWanted: (AccessibleElement) -> Bool
  ) throws(MissingElementError) -> AccessibleElement {
    let known = accessibleElements
    if let found = known.first(where: isWanted) { return found }
    let every = scene.windows.flatMap { AccessibilityOutline.everyElement(in: $0) }
    throw MissingElementError(
      wanted, isCovered: every.contains { isWanted(AccessibleElement($0)) }, known: known)
  }

  /// The texts that were to be said, in order.
  public var announcements: [String] {
    accessibilityNotifications.compactMap { $0.name == "announcement" ? $0.text : nil }
  }

  // MARK: Acting

  /// Uses an element, as a double tap does under a screen reader; no time passes.
  public func activate(_ element: AccessibleElement) {
    act("activate", element) { AccessibilityActions.activate($0) }
  }

  /// Has an adjustable element say more; does nothing with another.
  public func increment(_ element: AccessibleElement) {
    guard element.traits.contains(.adjustable) else { return }
    act("increment", element) { $0.accessibilityIncrement() }
  }

  /// Has an adjustable element say less; does nothing with another.
  public func decrement(_ element: AccessibleElement) {
    guard element.traits.contains(.adjustable) else { return }
    act("decrement", element) { $0.accessibilityDecrement() }
  }

  /// Does one of an element's own actions, by its name; false where it has none of that name, or it does not succeed.
  @discardableResult
  public func perform(_ action: String, on element: AccessibleElement) -> Bool {
    guard let found = element.object.accessibilityCustomActions?.first(where: { $0.name == action }) else {
      return false
    }
    return act(action, element) { _ in found.perform() }
  }

  /// Leaves what has the focus or, where nothing has it, what is in front, as a two-finger scrub does under a screen
  /// reader. Answers whether anything took it.
  @discardableResult
  public func performEscape() -> Bool {
    requireOpen()
    record("accessibility escape")
    return AccessibilityActions.escape(from: AccessibilityFocus.shared.reachableElement)
  }

  /// Has the most important thing done, as a two-finger double tap does under a screen reader. Answers whether anything
  /// took it.
  @discardableResult
  public func performMagicTap() -> Bool {
    requireOpen()
    record("accessibility magic tap")
    return AccessibilityActions.magicTap(from: AccessibilityFocus.shared.reachableElement)
  }

  private func act<Result>(
    _ name: String, _ element: AccessibleElement, _ body: (UIResponder) -> Result
  ) -> Result {
    requireOpen()
    record("accessibility \(name) \(element.identifier ?? element.label ?? "element")")
    return body(element.object)
  }

  // MARK: The focus

  /// What the screen reader or, where none runs, the keyboard has its focus on; nil where neither is used.
  public var focusedElement: AccessibleElement? {
    requireOpen()
    return AccessibilityFocus.shared.reachableElement.map(AccessibleElement.init)
  }

  /// Brings the screen reader's focus to an element, as a finger does that touches it. Does nothing where none runs.
  public func focus(_ element: AccessibleElement) {
    requireOpen()
    guard isVoiceOverRunning else { return }
    AccessibilityFocus.shared.move(to: element.object)
  }

  /// Brings the screen reader's focus to the next element; false at the last, or where none runs.
  @discardableResult
  public func focusNext() -> Bool { step(by: 1) }

  /// Brings the screen reader's focus to the element before; false at the first, or where none runs.
  @discardableResult
  public func focusPrevious() -> Bool { step(by: -1) }

  private func step(by step: Int) -> Bool {
    requireOpen()
    return isVoiceOverRunning && AccessibilityFocus.shared.step(by: step, wraps: false)
  }
}
