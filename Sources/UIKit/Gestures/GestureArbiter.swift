/// Decides between recognizers: which touches each gets, who rules out whom, when targets are told, and when touches
/// go to views.
///
/// One event goes through in this order: new touches find their recognizers, from the touched view upwards; each
/// recognizer gets what is new, the deepest first; targets of what was recognised are told; touches that were taken away
/// from views are cancelled there; views get what is new and not held back; recognizers that are done and whose touches
/// are lifted are reset. Apple leaves the order among recognizers of one touch open.
@MainActor
final class GestureArbiter {
  static let shared = GestureArbiter()
  /// How long a recognizer of a client's that stays undecided with no finger down is waited for: as long as another tap
  /// may follow. Apple does not say.
  private static let grace: TimeInterval = 0.35

  /// Recognizers that have had touches since they were reset.
  private(set) var active: [UIGestureRecognizer] = []
  /// Touches that are down, or that a view has not heard the end of.
  private var openTouches: [UITouch] = []
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var takenTouches: [UITouch] = []
  private var event: UIEvent?
  /// How many deliveries to recognizers are going on, one within the other.
  private var depth = 0
  private var isSettling = false
  /// Whether a state has changed since the last round of consequences.
  private var isUnsettled = false
  private let views = TouchDelivery()

  // MARK: Events

  /// Gives what is new in an event to the recognizers and views of a window.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    self.event = event
    let changes = event.storedTouches.compactMap { touch -> TouchChange? in
      guard touch.storedWindow === window, touch.storedPhase != .stationary else { return nil }
      return TouchChange(touch: touch, phase: touch.storedPhase)
    }
    guard !changes.isEmpty else { return }
    depth += 1
    for change in changes where change.phase == .began { route(change.touch, event) }
    inform(recognizersOf: changes, of: changes, event)
    depth -= 1
    settle(delivering: changes)
    forgetLifted(changes)
    settle()
  }

  private func route(_ touch: UITouch, _ event: UIEvent) {
    let routing = TouchRouting(beginning: touch.windowLocation)
    touch.routing = routing
    openTouches.append(touch)
    var view = touch.storedView
    while let current = view {
      // More taps first: a double tap is noticed before the single tap that it contains.
      let recognizers = current.storedGestureRecognizers.filter { accepts(touch, event, $0) }
      for recognizer in recognizers.sorted(by: { $0.tapOrder > $1.tapOrder }) {
        routing.recognizers.append(recognizer)
        recognizer.touches.append(touch)
        recognizer.sequence.append(touch)
        recognizer.isWaitedFor = true
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
      }
      view = current.storedSuperview
    }
  }

  private func accepts(_ touch: UITouch, _ event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isEnabled, !recognizer.storedState.isFinished,
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      recognizer.shouldReceive(event)
    else { return false }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  private func inform(recognizersOf changed: [TouchChange], of changes: [TouchChange], _ event: UIEvent) {
    var recognizers: [UIGestureRecognizer] = []
    for change in changed {
      for recognizer in change.touch.routing?.recognizers ?? []
      where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
    }
    for recognizer in recognizers {
      for phase in TouchChange.phases {
        // A recognizer that has decided, or was withdrawn meanwhile, hears no more.
        guard !recognizer.storedState.isFinished else { break }
        let touches = changes.filter { change in
          change.phase == phase && recognizer.touches.contains { $0 === change.touch }
        }
        guard !touches.isEmpty else { continue }
        recognizer.inform(of: Set(touches.map(\.touch)), phase, event)
      }
    }
  }

  /// Lifted fingers are followed no longer.
  private func forgetLifted(_ changes: [TouchChange]) {
    let lifted = changes.filter { $0.phase == .ended || $0.phase == .cancelled }.map(\.touch)
    guard !lifted.isEmpty else { return }
    for touch in lifted {
      for recognizer in touch.routing?.recognizers ?? [] {
        if recognizer.touches.count == 1 { recognizer.rememberLocation() }
        recognizer.touches.removeAll { $0 === touch }
        if recognizer.touches.isEmpty { startGrace(recognizer) }
      }
    }
    openTouches.removeAll { touch in
      touch.routing?.viewState == .closed && lifted.contains { $0 === touch }
    }
  }

  /// Waits a moment for a recognizer that has no touches left, and then no longer.
  func startGrace(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedState == .possible, recognizer.wantedState == nil else { return }
    recognizer.graceToken.map(MediaClock.shared.cancel)
    recognizer.graceToken = recognizer.schedule(after: Self.grace) { recognizer in
      guard recognizer.touches.isEmpty, recognizer.storedState == .possible, recognizer.wantedState == nil else {
        return
      }
      recognizer.isWaitedFor = false
      GestureArbiter.shared.settle()
    }
  }

  // MARK: States

  /// A recognizer sets its state.
  func recognizer(_ recognizer: UIGestureRecognizer, wants state: UIGestureRecognizer.State) {
    switch recognizer.storedState {
    case .possible:
      switch state {
      case .possible: return
      case .failed: fail(recognizer)
      case .cancelled: fail(recognizer)
      case .began, .changed, .ended: attempt(recognizer, state)
      }
    case .began, .changed:
      switch state {
      case .possible: return
      case .began, .changed: enter(recognizer, .changed)
      case .ended: enter(recognizer, .ended)
      case .cancelled, .failed: enter(recognizer, .cancelled)
      }
    case .ended, .cancelled, .failed: return
    }
    settle()
  }

  private func attempt(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    if recognizer.wantedState == nil {
      guard mayBegin(recognizer) else { return fail(recognizer) }
      // Asked for, the recognizer may have been withdrawn.
      guard recognizer.storedState == .possible else { return }
    }
    if state != .ended { recognizer.wantsToBegin = true }
    recognizer.wantedState = state == .changed ? .began : state
    recognizer.isWaitedFor = true
    resolve(recognizer)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) { return false }
    var asked: [UIView] = []
    for touch in recognizer.touches.isEmpty ? recognizer.sequence : recognizer.touches {
      var view = touch.storedView
      while let current = view {
        if !asked.contains(where: { $0 === current }) {
          asked.append(current)
          // Where the view is the delegate it was asked already.
          if current !== recognizer.delegate, !current.gestureRecognizerShouldBegin(recognizer) { return false }
        }
        view = current === recognizer.storedView ? nil : current.storedSuperview
      }
    }
    return true
  }

  /// Lets a recognizer have the state it wants, unless it is ruled out or has to wait.
  private func resolve(_ recognizer: UIGestureRecognizer) {
    guard let wanted = recognizer.wantedState else { return }
    var waits = false
    for other in active where other !== recognizer && sharesTouches(recognizer, other) {
      let isRecognized = other.storedState.isUnderWay || other.storedState == .ended
      if isRecognized, prevents(other, recognizer) { return fail(recognizer) }
      guard isRecognized || other.storedState == .possible, recognizer.requiresFailure(of: other) else { continue }
      if isRecognized { return fail(recognizer) }
      if other.isWaitedFor, !isStuck(other, behind: recognizer) { waits = true }
    }
    guard !waits else { return }
    if wanted == .ended, recognizer.wantsToBegin { enter(recognizer, .began) }
    enter(recognizer, wanted)
  }

  /// Whether one that wants to be recognised waits, directly or through others, for the given one: of a circle the
  /// first comer wins.
  private func isStuck(_ waiting: UIGestureRecognizer, behind recognizer: UIGestureRecognizer) -> Bool {
    var queue = [waiting]
    var seen: [UIGestureRecognizer] = []
    while let current = queue.popLast() {
      guard current.wantedState != nil, !seen.contains(where: { $0 === current }) else { continue }
      seen.append(current)
      for other in active
      where other !== current && sharesTouches(current, other) && other.storedState == .possible
        && current.requiresFailure(of: other)
      {
        if other === recognizer { return true }
        queue.append(other)
      }
    }
    return false
  }

  private func enter(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let isRecognition = recognizer.storedState == .possible
    recognizer.storedState = state
    recognizer.wantedState = nil
    recognizer.wantsToBegin = false
    recognizer.isWaitedFor = false
    isUnsettled = true
    actions.append((recognizer, state))
    guard isRecognition else { return }
    if recognizer.cancelsTouchesInView { takenTouches += recognizer.sequence }
    for other in active where other !== recognizer && other.storedState == .possible {
      guard sharesTouches(recognizer, other) else { continue }
      let mustFail = other.wantedState != nil && other.requiresFailure(of: recognizer)
      if mustFail || prevents(recognizer, other) { fail(other) }
    }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedState == .possible else { return }
    recognizer.storedState = .failed
    isUnsettled = true
    recognizer.wantedState = nil
    recognizer.isWaitedFor = false
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    if one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false { return false }
    return !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false)
  }

  private func sharesTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.sequence.contains { touch in other.sequence.contains { $0 === touch } }
  }

  // MARK: Consequences

  /// Carries out what follows from new states until nothing follows any more; the changes of the present event go to
  /// their views at their place among it.
  func settle(delivering changes: [TouchChange] = []) {
    guard depth == 0, !isSettling else {
      // What the outer one is at comes before; views hear of their touches in any case.
      if !changes.isEmpty { deliverToViews(changes) }
      return
    }
    isSettling = true
    defer { isSettling = false }
    var changes = changes
    repeat {
      isUnsettled = false
      resolveWaiting()
      sendActions()
      takeTouches()
      deliverToViews(changes)
      changes = []
      deliverHeld()
      resetFinished()
    } while isUnsettled || !actions.isEmpty || !takenTouches.isEmpty
  }

  private func resolveWaiting() {
    var settled: Bool
    repeat {
      settled = true
      for recognizer in active where recognizer.wantedState != nil {
        let wanted = recognizer.wantedState
        resolve(recognizer)
        if recognizer.wantedState != wanted { settled = false }
      }
    } while !settled
  }

  private func sendActions() {
    while !actions.isEmpty {
      let (recognizer, state) = actions.removeFirst()
      recognizer.reportedState = state
      recognizer.sendActions()
      recognizer.reportedState = nil
    }
  }

  /// Touches of recognised gestures are cancelled in their views.
  private func takeTouches() {
    let taken = takenTouches
    takenTouches = []
    guard !taken.isEmpty else { return }
    views.cancel(taken, event)
    dropClosedTouches()
  }

  private func deliverToViews(_ changes: [TouchChange]) {
    guard !changes.isEmpty else { return }
    views.deliver(changes, event)
  }

  private func deliverHeld() {
    guard !openTouches.isEmpty else { return }
    views.deliverHeld(openTouches, event)
    dropClosedTouches()
  }

  /// Forgets touches whose view hears no more of them and whose finger is up.
  private func dropClosedTouches() {
    openTouches.removeAll { touch in
      touch.routing?.viewState == .closed && (touch.storedPhase == .ended || touch.storedPhase == .cancelled)
    }
  }

  private func resetFinished() {
    for recognizer in active where recognizer.touches.isEmpty {
      if recognizer.storedState.isFinished {
        reset(recognizer)
      } else if recognizer.storedState == .possible, recognizer.wantedState == nil, !recognizer.isWaitedFor {
        // It was never decided; what it knows is its own affair.
        forget(recognizer)
      }
    }
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    // The action for its last state may be on its way.
    guard !actions.contains(where: { $0.recognizer === recognizer }), recognizer.reportedState == nil else { return }
    forget(recognizer)
    recognizer.storedState = .possible
    recognizer.reset()
  }

  private func forget(_ recognizer: UIGestureRecognizer) {
    active.removeAll { $0 === recognizer }
    recognizer.graceToken.map(MediaClock.shared.cancel)
    recognizer.graceToken = nil
    recognizer.touches = []
    recognizer.sequence = []
    recognizer.wantedState = nil
    recognizer.wantsToBegin = false
    recognizer.isWaitedFor = false
  }

  // MARK: Leaving

  /// A recognizer is turned off or leaves its view: a gesture under way is cancelled, its touches are forgotten.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    guard active.contains(where: { $0 === recognizer }) else { return }
    if recognizer.storedState.isUnderWay {
      enter(recognizer, .cancelled)
    } else if recognizer.storedState == .possible {
      fail(recognizer)
    }
    for touch in recognizer.touches { touch.routing?.recognizers.removeAll { $0 === recognizer } }
    if !recognizer.touches.isEmpty { recognizer.rememberLocation() }
    recognizer.touches = []
    settle()
  }

  /// A view left its window, or its window was hidden: its recognizers and those below are withdrawn, and touches whose
  /// end its views have not heard of are cancelled.
  func viewDidLeaveWindow(_ view: UIView) {
    for recognizer in active where recognizer.storedView?.isDescendant(of: view) ?? true { withdraw(recognizer) }
    let held = openTouches.filter { touch in
      touch.routing?.holdsEnd == true && touch.storedView?.isDescendant(of: view) ?? false
    }
    guard !held.isEmpty else { return }
    views.cancel(held, event)
    dropClosedTouches()
  }
}

/// What a touch did in an event.
struct TouchChange {
  static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  let touch: UITouch
  let phase: UITouch.Phase
}

extension UIGestureRecognizer {
  fileprivate func inform(of touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  fileprivate var tapOrder: Int { (self as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 1 }
}
