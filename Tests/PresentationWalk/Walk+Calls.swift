import Scrim
import UIKit
import UIKitTesting

// What the app does to itself: each call's outcome is the model's.
extension Walk {
  /// Presentations nest so deep.
  private static let depth = 5

  // MARK: Presenting

  @discardableResult
  func present(
    from source: Name, _ modal: WalkStep.Modal, isAnimated: Bool, then: (@MainActor () -> Void)? = nil
  ) -> Bool {
    guard !isClosing, model.screens.count <= Self.depth, let presenting = controller(source) else { return false }
    let verdict = model.presenting(from: source, modal.manner)
    guard isCertain(verdict, source, modal.manner) else { return false }
    let (made, contents) = make(modal, modal.content)
    let name = made.tag.name
    var isAccepted = false
    if case .accepted(let presenter) = verdict {
      isAccepted = true
      model.present(
        name, over: presenter, modal.manner, contents: contents,
        hasContext: !modal.isPanel && modal.content.hasContext, before: isAnimated ? nil : firstToCome)
      flights.append(
        Flight(isPresentation: true, names: [name], outcome: outcome(of: name, isAnimated: isAnimated)))
    }
    let call = journal.completion(of: "present \(name) from \(source)", isAccepted: isAccepted, then: then)
    expect(isAccepted ? nil : "Attempt to present", "present \(name) from \(source), \(verdict)") {
      presenting.present(made, animated: isAnimated, completion: call.body)
    }
    if !isAccepted, made.presentingViewController != nil {
      journal.contradict("\(name) was presented from \(source), but: \(verdict)")
    }
    if isAccepted {
      journal.track(made.presentationController, of: name, "presentation controller")
      if !isAnimated, journal.calls[call.call].count != 1 {
        journal.contradict("present \(name) from \(source), not animated, did not complete in the call")
      }
    }
    synchronize()
    return isAccepted
  }

  /// The lowest of those that come animated, and for that wait for the next cycle: what comes at once lies below them.
  private var firstToCome: Name? {
    model.screens.first { screen in
      screen.stage == .presenting && controller(screen.name)?.presentationController?.containerView == nil
    }?.name
  }

  /// While views are on their way into and out of contexts, whether a controller is in the window is nothing that is
  /// documented.
  private func isCertain(
    _ verdict: PresentationModel.Presenting, _ source: Name, _ manner: PresentationModel.Manner
  ) -> Bool {
    switch verdict {
    case .inProgress, .alreadyPresenting: return true
    case .accepted, .notInWindow: break
    }
    // What is pushed or popped comes in the next cycle.
    if manner.isContextual || model.screens.contains(where: \.manner.isContextual),
      model.screens.contains(where: { (controller($0.name) as? NavigationScreen)?.transitionCoordinator != nil })
    {
      return false
    }
    if model.isAtRest { return true }
    guard !manner.isContextual else { return false }
    var screen = model.screen(around: source)
    while let current = screen {
      if current.manner.isContextual { return false }
      screen = current.presenter.flatMap(model.screen(around:))
    }
    return true
  }

  private func outcome(of name: Name, isAnimated: Bool) -> Flight.Outcome {
    guard isAnimated, let modal = modals[name] else { return .completes }
    // What a context presents may lose its window before the transition begins.
    if model.screens.contains(where: \.manner.isContextual) { return .either }
    if modal.isPanel { return .completesUnlessTouched }
    guard modal.isCustom else { return .completes }
    if modal.animator == .declines { return .cancels }
    // What takes no time may have come and gone, with one below that waits to leave, before anybody looks.
    if modal.animator == .takesNoTime, model.screens.contains(where: { controller($0.name)?.pipeline != nil }) {
      return .either
    }
    if modal.animator.hasHand, let transitions = transitions[name] { return .asHandSays(transitions) }
    return .completes
  }

  // MARK: Dismissing

  func dismiss(
    from source: Name, isAnimated: Bool, requiresItself: Bool = false, then: (@MainActor () -> Void)? = nil
  ) {
    guard let controller = controller(source) else { return }
    let verdict = model.dismissing(from: source)
    var names: [Name] = []
    if case .accepted(let accepted) = verdict { names = accepted }
    if let top = names.last {
      flights.append(Flight(isPresentation: false, names: names, outcome: outcome(of: top, isAnimated: isAnimated)))
    }
    model.dismiss(names)
    let call = journal.completion(
      of: "dismiss from \(source)", isAccepted: verdict != .inProgress, then: then)
    expect(verdict == .inProgress ? "Attempt to dismiss" : nil, "dismiss from \(source), \(verdict)") {
      controller.dismiss(animated: isAnimated, completion: call.body)
    }
    let isOver = verdict == .nothingToDismiss || verdict != .inProgress && !isAnimated
    if isOver, journal.calls[call.call].count != 1 {
      journal.contradict("dismiss from \(source), \(verdict), did not complete in the call")
    }
    if let lowest = names.first, isAnimated, self.controller(lowest)?.isBeingDismissed == false {
      journal.contradict("dismiss from \(source) did not begin the dismissal of \(lowest)")
    }
    synchronize()
  }

  /// The topmost is dismissed, and its completion presents another.
  func replace(_ modal: WalkStep.Modal, isAnimated: Bool) {
    guard let top = model.screens.last, let presenter = top.presenter else { return }
    dismiss(from: top.name, isAnimated: isAnimated) { [unowned self] in
      synchronize()
      present(from: presenter, modal, isAnimated: isAnimated)
    }
  }

  /// A controller that is no longer presented presents, which is refused: its view is in no window.
  func presentFromDismissed(_ modal: WalkStep.Modal) {
    guard model.isAtRest, let top = model.screens.last, top.presenter != nil, let former = controller(top.name) else {
      return
    }
    dismiss(from: top.name, isAnimated: false, requiresItself: true)
    guard model.screen(top.name) == nil else { return }
    let (made, _) = make(modal, modal.content)
    let call = journal.completion(of: "present from a dismissed controller", isAccepted: false)
    expect("Attempt to present", "present from a dismissed controller") {
      former.present(made, animated: true, completion: call.body)
    }
    if made.presentingViewController != nil { journal.contradict("a dismissed controller presented") }
  }

  // MARK: Scrim's pipeline

  func leave(_ number: Int, after delay: Double?) {
    let candidates = model.screens.filter { controller($0.name)?.pipeline != nil }
    guard !candidates.isEmpty else { return }
    let name = candidates[Self.index(number, candidates.count)].name
    askedToLeave.insert(name)
    if let delay {
      controller(name)?.pipeline?.dismiss(after: delay)
    } else {
      let index = leaveCalls.count
      leaveCalls.append(LeaveCall(name: name))
      controller(name)?.pipeline?.dismiss { [unowned self] isDismissed in
        journal.mix(4, index, isDismissed ? 1 : 0)
        leaveCalls[index].count += 1
        leaveCalls[index].result = isDismissed
        if isDismissed, controller(name)?.presentingViewController != nil {
          journal.contradict("the pipeline says that \(name) has gone")
        }
      }
    }
    synchronize()
  }

  func answer(_ isAllowed: Bool) {
    guard !pendingReplies.isEmpty else { return }
    let (name, reply) = pendingReplies.removeFirst()
    if isAllowed { askedToLeave.insert(name) }
    reply(isAllowed)
    synchronize()
  }

  // MARK: Containers

  private func navigation(_ number: Int) -> NavigationScreen? {
    let candidates = model.screens.compactMap { controller($0.name) as? NavigationScreen }
    return candidates.isEmpty ? nil : candidates[Self.index(number, candidates.count)]
  }

  func push(_ number: Int, isAnimated: Bool) {
    guard let navigation = navigation(number), navigation.viewControllers.count < 4,
      // Somebody may be presented from the content of a navigation controller.
      let screen = model.screen(navigation.tag.name)
    else { return }
    let made = makeContent()
    made.definesPresentationContext = navigation.makesContexts
    navigation.pushViewController(made, animated: isAnimated)
    model.setContents(screen.contents + [made.tag.name], of: screen.name)
    checkStack(of: navigation)
  }

  func pop(_ number: Int, isAnimated: Bool) {
    guard let navigation = navigation(number), let screen = model.screen(navigation.tag.name),
      screen.contents.count > 1
    else { return }
    // What is presented from its context goes with it.
    let popped = screen.contents[screen.contents.count - 1]
    navigation.popViewController(animated: isAnimated)
    while let presented = model.presented(by: popped) { forget(presented.name) }
    model.setContents(screen.contents.dropLast(), of: screen.name)
    checkStack(of: navigation)
  }

  private func checkStack(of navigation: NavigationScreen) {
    let names = navigation.viewControllers.map { ($0 as? any WalkScreen)?.tag.name }
    if names != model.screen(navigation.tag.name)?.contents {
      journal.contradict("the stack of \(navigation.tag.name) is \(names)")
    }
    synchronize()
  }

  /// Another root: whatever was presented is gone.
  func replaceRoot(_ content: WalkStep.Modal.Content) {
    let (made, contents) = make(nil, content)
    flights = []
    model = PresentationModel(root: made.tag.name, contents: contents, hasContext: content.hasContext)
    isClosing = true
    app.window.rootViewController = made
    isClosing = false
    for former in transitions.values { former.kept = nil }
    transitions = [:]
    if app.window.rootViewController?.presentedViewController != nil {
      journal.contradict("a new root presents what it never presented")
    }
    synchronize()
  }

  // MARK: Messages

  /// The body logs the one message that is expected, or none, beside those that calls within it account for.
  private func expect(_ prefix: String?, _ what: String, _ body: () -> Void) {
    let former = app.messages.count
    body()
    let fresh = former..<app.messages.count
    let attempts = fresh.filter { app.messages[$0].hasPrefix("Attempt to") && !expectedMessages.contains($0) }
    expectedMessages.formUnion(attempts)
    let found = attempts.map { app.messages[$0] }
    if let prefix {
      if found.count != 1 || !found[0].hasPrefix(prefix) {
        journal.contradict("\(what): expected the message '\(prefix)…', found \(found)")
      }
    } else if !found.isEmpty {
      journal.contradict("\(what): \(found)")
    }
  }
}
