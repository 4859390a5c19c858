import UIKit
import UIKitTesting

// What a person, the device and time do.
extension Walk {
  func perform(_ step: WalkStep) {
    switch step {
    case .present(let from, let modal, let isAnimated): present(from: source(from), modal, isAnimated: isAnimated)
    case .presentTwo(let first, let second): presentTwo(first, second)
    case .dismiss(let from, let isAnimated): dismiss(from: source(from), isAnimated: isAnimated)
    case .replace(let modal, let isAnimated): replace(modal, isAnimated: isAnimated)
    case .presentFromDismissed(let modal): presentFromDismissed(modal)
    case .leave(let number, let delay): leave(number, after: delay)
    case .answer(let isAllowed): answer(isAllowed)
    case .push(let number, let isAnimated): push(number, isAnimated: isAnimated)
    case .pop(let number, let isAnimated): pop(number, isAnimated: isAnimated)
    case .tap(let part): tap(point(part))
    case .drag(let start, let end, let seconds): drag(from: point(start), to: point(end), seconds: seconds)
    case .touch(let part): touch(point(part))
    case .moveFinger(let part): finger?.move(to: point(part))
    case .liftFinger: lift()
    case .cancelFinger:
      finger?.cancel()
      finger = nil
    case .updateHand(let part): topHand?.hand?.update(part)
    case .finishHand: topHand?.end(finishing: true)
    case .cancelHand: topHand?.end(finishing: false)
    case .grabHand: topHand?.hand?.pause()
    case .advance(let frames): app.advance(by: Double(frames) / 30)
    case .settle: settle()
    case .rotate(let orientation): app.rotate(to: orientation)
    case .resize(let size): app.resize(to: size)
    case .enterBackground: app.enterBackground()
    case .enterForeground: app.enterForeground()
    case .escape:
      isTouched = true
      app.press(.escape)
    case .selectDetent(let number, let isAnimated): selectDetent(number, isAnimated: isAnimated)
    case .reduceMotion(let isReduced): app.isReduceMotionEnabled = isReduced
    case .replaceRoot(let content): replaceRoot(content)
    case .hideWindow(let frames): hideWindow(frames: frames)
    }
    synchronize()
  }

  private func presentTwo(_ first: WalkStep.Modal, _ second: WalkStep.Modal) {
    guard let top = model.screens.last else { return }
    present(from: top.name, first, isAnimated: true) { [unowned self] in
      synchronize()
      guard let top = model.screens.last else { return }
      present(from: top.name, second, isAnimated: true)
    }
  }

  private func selectDetent(_ number: Int, isAnimated: Bool) {
    guard
      let sheet = model.screens.last(where: { modals[$0.name]?.look == .detents })
        .flatMap({ controller($0.name) })?.sheetPresentationController
    else { return }
    let identifiers: [UISheetPresentationController.Detent.Identifier?] = [.init("small"), .medium, .large, nil]
    let chosen = identifiers[number % identifiers.count]
    if isAnimated {
      sheet.animateChanges { sheet.selectedDetentIdentifier = chosen }
    } else {
      sheet.selectedDetentIdentifier = chosen
    }
  }

  private func hideWindow(frames: Int) {
    app.window.isHidden = true
    for (name, appearance) in journal.appearances where model.isAtRest && appearance != .disappeared {
      journal.contradict("the window is hidden, and \(name) is \(appearance)")
    }
    app.advance(by: Double(frames) / 30)
    app.window.isHidden = false
  }

  // MARK: Hands

  func point(_ part: CGPoint) -> CGPoint {
    let size = app.window.bounds.size
    return CGPoint(x: (part.x * size.width).rounded(), y: (part.y * size.height).rounded())
  }

  private func tap(_ point: CGPoint) {
    guard finger == nil else { return }
    isTouched = true
    // What was dragged out stays there until somebody has answered whether it may go.
    let isAtRest =
      model.isAtRest && app.isIdle && UIApplication.shared.applicationState != .background && pendingReplies.isEmpty
    let receiver = isAtRest ? receiver(at: point) : nil
    touched = []
    app.tap(at: point)
    synchronize()
    if let receiver { check(receiver, tappedAt: point) }
  }

  private func drag(from start: CGPoint, to end: CGPoint, seconds: Double) {
    guard finger == nil else { return }
    isTouched = true
    app.drag(from: start, to: end, duration: seconds)
  }

  private func touch(_ point: CGPoint) {
    guard finger == nil else { return }
    isTouched = true
    finger = app.touch(at: point)
  }

  private func lift() {
    finger?.lift()
    finger = nil
  }

  /// The hand on a transition that is under way.
  private var topHand: WalkTransitions? {
    flights.last { flight in flight.names.last.flatMap { transitions[$0]?.hand } != nil }
      .flatMap { $0.names.last }.flatMap { transitions[$0] }
  }

  // MARK: Rest

  /// Everybody lets go, and what runs comes to its end; then everything is compared.
  func settle() {
    lift()
    app.enterForeground()
    for _ in 0..<20 {
      while !pendingReplies.isEmpty { answer(true) }
      for flight in flights {
        guard let hand = flight.names.last.flatMap({ transitions[$0] }), hand.hand != nil else { continue }
        hand.end(finishing: true)
      }
      do { try app.advanceUntilIdle(limit: 10) } catch {
        return journal.contradict("\(error)")
      }
      for transitions in transitions.values where transitions.kept != nil { _ = transitions.completeKept() }
      synchronize()
      if model.isAtRest, app.isIdle, pendingReplies.isEmpty { break }
    }
    compareAtRest()
    isTouched = false
    askedToLeave = []
  }
}
