/// A view that turns touches into events, and tells those who asked for them.
///
/// It follows one finger at a time. Specified by <https://developer.apple.com/documentation/uikit/uicontrol>.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// How far outside the bounds the finger still counts as inside once it is followed, in points. Apple does not say;
  /// this is what others have measured.
  private static let margin: CGFloat = 70

  final var handlers: [ControlHandler] = []
  private var trackedTouch: UITouch?

  /// A control with a frame in its superview's coordinates.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/init(frame:)>.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control with an action for `primaryActionTriggered`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/init(frame:primaryaction:)>.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control from an archive of a view.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/init(coder:)>.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeNib(coder, as: UIControl.self)
  }

  // MARK: State

  /// All that is true of the control.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.property>.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control can be used; true by default. One that cannot swallows its touches.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/isenabled>.
  open var isEnabled: Bool {
    get {
      PropertyObservers.willRead(self, "enabled")
      return storedIsEnabled
    }
    set {
      guard storedIsEnabled != newValue else { return }
      storedIsEnabled = newValue
      if !newValue, isTracking { cancel(with: nil) }
      stateDidChange()
      PropertyObservers.didChange(self, "enabled")
    }
  }
  private final var storedIsEnabled = true

  /// Whether the control is chosen; false by default. What that means is the control's affair.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/isselected>.
  open var isSelected: Bool {
    get {
      PropertyObservers.willRead(self, "selected")
      return storedIsSelected
    }
    set {
      guard storedIsSelected != newValue else { return }
      storedIsSelected = newValue
      stateDidChange()
      PropertyObservers.didChange(self, "selected")
    }
  }
  private final var storedIsSelected = false

  /// Whether the control shows that it is touched; tracking sets it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/ishighlighted>.
  open var isHighlighted: Bool {
    get {
      PropertyObservers.willRead(self, "highlighted")
      return storedIsHighlighted
    }
    set {
      guard storedIsHighlighted != newValue else { return }
      storedIsHighlighted = newValue
      stateDidChange()
      PropertyObservers.didChange(self, "highlighted")
    }
  }
  private final var storedIsHighlighted = false

  override var ownAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  override var ownAccessibilityRespondsToUser: Bool { isEnabled && super.ownAccessibilityRespondsToUser }

  /// The state has another value: the control is shown another way.
  func stateDidChange() {
    setNeedsLayout()
  }

  // MARK: Content

  /// Where the content lies between left and right; centred by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.property>.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Where the content lies between top and bottom; centred by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.property>.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment with leading and trailing turned into left and right.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/effectivecontenthorizontalalignment>.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case let other: return other
    }
  }

  // MARK: Tracking

  /// Whether the control follows a finger.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/istracking>.
  open private(set) var isTracking = false

  /// Whether the finger that it follows is within the bounds, or at most 70 points outside.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/istouchinside>.
  open private(set) var isTouchInside = false

  /// A finger came down: whether the control follows it. True by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)>.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved: whether the control goes on following it. True by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/continuetracking(_:with:)>.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger was lifted.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/endtracking(_:with:)>.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/canceltracking(with:)>.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    trackedTouch = touch
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown], event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = holds(touch, event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    if isTouchInside != wasInside { send([isTouchInside ? .touchDragEnter : .touchDragExit], event) }
    // Whoever was told may have turned the control off.
    if isTracking { send([isTouchInside ? .touchDragInside : .touchDragOutside], event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = holds(touch, event)
    isTouchInside = isInside
    endTracking(touch, with: event)
    stopTracking()
    send(isInside ? [.touchUpInside] : [.touchUpOutside], event)
    if isInside, touchUpIsPrimaryAction { send([.primaryActionTriggered], event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    cancel(with: event)
  }

  /// Whether a touch up inside is what the control is for.
  var touchUpIsPrimaryAction: Bool { false }

  private func cancel(with event: UIEvent?) {
    cancelTracking(with: event)
    stopTracking()
    send([.touchCancel], event)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    trackedTouch = nil
    isHighlighted = false
  }

  private func holds(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    return point(inside: location, with: event)
      || bounds.insetBy(dx: -Self.margin, dy: -Self.margin).contains(location)
  }

  // MARK: Sending

  /// Has an action sent by the application. Subclasses may watch or change it; called once for each target.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/sendaction(_:to:for:)>.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action with this control as its sender.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/sendaction(_:)>.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Tells everybody who asked for any of the events.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)>.
  open func sendActions(for controlEvents: UIControl.Event) {
    tell(controlEvents, nil)
  }

  private func send(_ events: [Event], _ event: UIEvent?) {
    for controlEvent in events { tell(controlEvent, event) }
  }

  private func tell(_ controlEvents: Event, _ event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.kind {
      case .target(let entry):
        let target = entry.target
        if target != nil || entry.searchesResponders { sendAction(entry.action, to: target, for: event) }
      case .action(let action):
        sendAction(action)
      }
    }
  }

  // MARK: Who is told

  /// Has a method called at events. It may take the control, and the event after it. The target is not held; nil
  /// stands for the first in the responder chain that takes the action.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)>.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    handlers.removeAll { $0.target?.isDead ?? false }
    let index = handlers.firstIndex { handler in
      guard let entry = handler.target else { return false }
      return entry.action == action && entry.searchesResponders == (target == nil)
        && entry.matches(target: target, action: nil)
    }
    if let index {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(
        ControlHandler(kind: .target(TargetAction(target: target, action: action)), events: controlEvents))
    }
  }

  /// Has methods called no longer; nil stands for every target, or every action.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/removetarget(_:action:for:)>.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    remove(controlEvents) { $0.target?.matches(target: target, action: action) ?? false }
  }

  /// Has an action run at events; one of the same identifier is replaced.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)>.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    var events = controlEvents
    if let index = handlers.firstIndex(where: { $0.action === action }) {
      handlers[index].events.formUnion(events)
      events = handlers[index].events
    } else {
      remove(controlEvents) { $0.action?.identifier == action.identifier }
      handlers.append(ControlHandler(kind: .action(action), events: events))
    }
  }

  /// Has an action run no longer.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/removeaction(_:for:)>.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    remove(controlEvents) { $0.action?.identifier == action.identifier }
  }

  /// Has an action run no longer.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/removeaction(identifiedby:for:)>.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  private func remove(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) { handlers[index].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty || $0.target?.isDead ?? false }
  }

  /// The names of the methods of a target that an event calls; nil where there are none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/actions(fortarget:forcontrolevent:)>.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard let entry = handler.target, !handler.events.isDisjoint(with: controlEvent),
        entry.searchesResponders == (target == nil), entry.matches(target: target, action: nil)
      else { return nil }
      return entry.action.name
    }
    return names.isEmpty ? nil : names
  }

  /// The targets; `NSNull` stands for the responder chain.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/alltargets>.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for entry in handlers.compactMap(\.target) {
      if entry.searchesResponders {
        targets.insert(NSNull())
      } else if let target = entry.target {
        targets.insert(target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target)))
      }
    }
    return targets
  }

  /// Every event that somebody is told of.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/allcontrolevents>.
  open var allControlEvents: UIControl.Event {
    handlers.reduce(into: []) { events, handler in
      if !(handler.target?.isDead ?? false) { events.formUnion(handler.events) }
    }
  }

  /// Goes through everybody who is told, in the order of adding, until `stop` is set.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/enumerateeventhandlers(_:)>.
  open func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvents: UIControl.Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers where !(handler.target?.isDead ?? false) {
      iterator(
        handler.action, handler.target.map { (_SelectorRuntime.shown($0.target), $0.action) }, handler.events, &stop)
      if stop { return }
    }
  }
}
