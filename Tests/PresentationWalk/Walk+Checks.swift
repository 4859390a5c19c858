import UIKit

// Everything that must hold when nothing moves.
extension Walk {
  func compareAtRest() {
    checks += 1
    guard model.isAtRest, app.isIdle else {
      let waiting = model.screens.filter { $0.stage != .presented }.map { "\($0.name) is \($0.stage)" }
      return journal.contradict("the app does not come to rest: \(waiting)")
    }
    compareChains()
    compareShown()
    compareCalls()
    guard journal.contradictions.isEmpty else { return }
    compareContainers()
    comparePlaces()
    compareTouches()
    compareMessages()
    compareLiving()
  }

  private func compareChains() {
    for screen in model.screens {
      guard let controller = controller(screen.name) else {
        journal.contradict("\(screen.name) is gone, but ought to be there")
        continue
      }
      let presenting = screen.presenter.flatMap { self.controller($0) }
      if controller.presentingViewController !== presenting {
        journal.contradict("\(screen.name) ought to be presented by \(screen.presenter.map(String.init) ?? "nobody")")
      }
      let presented = model.presented(by: screen.name)?.name
      if controller.presentedViewController !== presented.flatMap({ self.controller($0) }) {
        journal.contradict("\(screen.name) ought to present \(presented.map(String.init) ?? "nobody")")
      }
      if controller.isBeingPresented || controller.isBeingDismissed || controller.transitionCoordinator != nil {
        journal.contradict("\(screen.name) is still in a transition")
      }
    }
  }

  /// What is in the window, in its order, has appeared, and nothing else has.
  private func compareShown() {
    let expected = model.shown
    let found = shownInWindow(app.window)
    if found != expected { journal.contradict("in the window are \(found), expected \(expected)") }
    for (name, appearance) in journal.appearances {
      let isShown = expected.contains(name)
      if appearance != (isShown ? .appeared : .disappeared) {
        journal.contradict("\(name) is \(appearance), but \(isShown ? "in" : "not in") the window")
      }
    }
    for name in expected where journal.appearances[name] == nil { journal.contradict("\(name) never appeared") }
  }

  /// The controllers of the views in a view, lowest first.
  private func shownInWindow(_ view: UIView) -> [Name] {
    let own = (view.next as? any WalkScreen).flatMap { $0.viewIfLoaded === view ? $0.tag.name : nil }
    return (own.map { [$0] } ?? []) + view.subviews.flatMap(shownInWindow)
  }

  /// Each completion has been called as often as it must.
  private func compareCalls() {
    for call in journal.calls where call.count != (call.isAccepted ? 1 : 0) {
      journal.contradict("the completion of \(call.description) was called \(call.count) times")
    }
    for call in leaveCalls where call.count != 1 {
      journal.contradict("the pipeline of \(call.name) has answered \(call.count) times")
    }
  }

  /// A container for each presentation, with nothing in it but the presented view and what belongs behind it.
  private func compareContainers() {
    var known: [ObjectIdentifier] = [controller(model.screens[0].name)?.viewIfLoaded].compactMap { $0 }
      .map(ObjectIdentifier.init)
    for screen in model.screens.dropFirst() {
      guard let presentation = controller(screen.name)?.presentationController,
        let container = presentation.containerView, let modal = modals[screen.name]
      else {
        journal.contradict("\(screen.name) has no container")
        continue
      }
      journal.track(container, of: screen.name, "container view")
      if !screen.manner.isContextual || container.superview === app.window { known.append(ObjectIdentifier(container)) }
      // One that is away with what is around it keeps its place there.
      let isAway = model.isAway(screen.name)
      let others = container.subviews.filter { other in
        !model.screens.contains { controller($0.name)?.presentationController?.containerView === other }
      }
      // A sheet stays around a content that is away.
      let expected = (isAway && !modal.isSheet ? 0 : 1) + (modal.isSheet || modal.isScrim ? 1 : 0)
      if others.count != expected {
        journal.contradict("the container of \(screen.name) (\(modal.look)) holds \(others.count) views: \(others)")
      }
    }
    let strangers = app.window.subviews.filter { !known.contains(ObjectIdentifier($0)) }
    if !strangers.isEmpty { journal.contradict("left over in the window: \(strangers)") }
  }

  private func comparePlaces() {
    for screen in model.screens where model.shown.contains(screen.name) {
      guard let controller = controller(screen.name) else { continue }
      let touched: UIView = controller.touched
      guard let place = place(of: screen) else { continue }
      let found = touched.convert(touched.bounds, to: app.window)
      let gap = [found.minX - place.minX, found.minY - place.minY, found.maxX - place.maxX, found.maxY - place.maxY]
      if gap.contains(where: { abs($0) > 0.51 }) {
        journal.contradict("\(screen.name) (\(modals[screen.name]?.look as Any)) is at \(found), expected \(place)")
      }
      var view: UIView? = touched
      while let current = view, current !== app.window {
        if current.alpha != 1 || current.isHidden || current.transform != .identity {
          journal.contradict("\(screen.name) is not seen whole: \(current) has alpha \(current.alpha)")
        }
        view = current.superview
      }
    }
  }

  private func compareTouches() {
    let size = app.window.bounds.size
    for part in [(0.5, 0.5), (0.04, 0.04), (0.96, 0.96), (0.5, 0.12), (0.1, 0.7)] {
      let point = CGPoint(x: size.width * part.0, y: size.height * part.1)
      guard let expected = receiver(at: point) else { continue }
      let found = liveReceiver(at: point)
      if found != expected {
        journal.contradict("a touch at \(point) reaches \(found.map { "\($0)" } ?? "nobody"), expected \(expected)")
      }
    }
  }

  /// A tap that was made at rest has reached whom it must, and only that.
  func check(_ receiver: Receiver, tappedAt point: CGPoint) {
    switch receiver {
    case .content(let name):
      let expected = [model.screen(name)?.contents.last ?? name]
      if touched != expected { journal.contradict("a tap at \(point) reached \(touched), expected \(expected)") }
    case .backdrop(let name):
      if !touched.isEmpty { journal.contradict("a tap at \(point) behind \(name) reached \(touched)") }
      guard let modal = modals[name], modal.isScrim || modal.isSheet else { return }
      let isPresenting = model.presented(by: name) != nil
      app.advance(by: 0.04)
      let isLeaving = model.screen(name)?.stage != .presented
      // A sheet with another one in front stays.
      let mayLeave = modal.consent == .yes && !(modal.isSheet && isPresenting)
      if modal.consent != .later, isLeaving != mayLeave {
        journal.contradict("a tap at \(point) behind \(name) \(isLeaving ? "dismissed" : "did not dismiss") it")
      }
    }
  }

  /// Nothing was reported that the walk has not brought about.
  private func compareMessages() {
    let fresh = app.messages[checkedMessages...]
    checkedMessages = app.messages.count
    let known = ["Attempt to", "completeTransition(_:) was called again", "WalkAnimator let go of its transition"]
    for message in fresh where !known.contains(where: message.hasPrefix) {
      journal.contradict("unexpected message: \(message.prefix(300))")
    }
    for exception in app.exceptions { journal.contradict("exception: \(exception.reason)") }
  }

  private func compareLiving() {
    let living = Set(model.screens.flatMap { [$0.name] + $0.contents })
    for leak in journal.leaks(living: living) { journal.contradict("there is still \(leak)") }
  }
}
