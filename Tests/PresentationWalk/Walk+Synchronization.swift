import UIKit

// The model does not know how long anything takes, and what a person's hand means: it is told what has ended, and says
// whether that could be.
extension Walk {
  /// Tells the model what has begun and ended since the last time.
  func synchronize() {
    // What ends may uncover what has begun.
    while synchronizeOnce() {}
  }

  private func synchronizeOnce() -> Bool {
    if let index = flights.firstIndex(where: { !isUnderWay($0) }) {
      end(flights.remove(at: index))
      return true
    }
    let gone = model.screens.first { screen in
      screen.presenter != nil && screen.stage == .presented
        && (isGone(screen.name) || controller(screen.name)?.isBeingDismissed == true)
    }
    guard let gone else { return false }
    adoptDismissal(of: gone)
    return true
  }

  private func isGone(_ name: Name) -> Bool { controller(name)?.presentingViewController == nil }

  private func isUnderWay(_ flight: Flight) -> Bool {
    guard let controller = controller(flight.names[0]) else { return false }
    return flight.isPresentation ? controller.isBeingPresented : controller.isBeingDismissed
  }

  private func end(_ flight: Flight) {
    let name = flight.names[0]
    guard model.screen(name) != nil else { return }
    let hasGone = isGone(name)
    journal.mix(5, name, flight.isPresentation ? 1 : 0, hasGone ? 1 : 0)
    let isComplete = flight.isPresentation != hasGone
    let isExpected = isExpectedToComplete(flight)
    if let isExpected, isExpected != isComplete {
      journal.contradict(
        "the \(flight.isPresentation ? "presentation" : "dismissal") of \(flight.names) was to "
          + (isExpected ? "complete" : "be cancelled"))
    }
    if hasGone { forget(name) } else { for name in flight.names { model.settle(name) } }
  }

  /// Whether a transition reaches its end; nil where a person, or more than Apple documents, decides.
  private func isExpectedToComplete(_ flight: Flight) -> Bool? {
    switch flight.outcome {
    case .completes: true
    case .cancels: false
    case .either: nil
    case .completesUnlessTouched: isTouched ? nil : true
    case .asHandSays(let hand): hand.verdict
    }
  }

  func forget(_ name: Name) {
    model.remove(name)
    for name in transitions.keys where model.screen(name) == nil { transitions[name]?.kept = nil }
    transitions = transitions.filter { model.screen($0.key) != nil }
    flights.removeAll { model.screen($0.names[0]) == nil }
  }

  /// A dismissal that no call of the walk has asked for: a person's, or Scrim's.
  private func adoptDismissal(of screen: PresentationModel.Screen) {
    // One that lay over it was taken back, and that of both began, within one frame.
    let above = model.namesAbove(screen.name)
    flights.removeAll { flight in
      guard !flight.isPresentation, isExpectedToComplete(flight) != true, flight.names.allSatisfy(above.contains)
      else { return false }
      for name in flight.names { model.settle(name) }
      return true
    }
    guard case .accepted(let names) = model.dismissing(from: screen.presenter ?? screen.name),
      names.contains(screen.name)
    else {
      journal.contradict("\(screen.name) goes while something is in progress")
      model.remove(screen.name)
      return
    }
    journal.mix(6, screen.name)
    let mayLeave = names.contains { name in
      guard let modal = modals[name] else { return false }
      if askedToLeave.contains(name) { return modal.consent != .no }
      return isTouched && (modal.isSheet || modal.isScrim) && modal.consent != .no
    }
    if !mayLeave { journal.contradict("\(names) go though nobody asked for it") }
    model.dismiss(names)
    flights.append(Flight(isPresentation: false, names: names, outcome: .either))
  }
}
