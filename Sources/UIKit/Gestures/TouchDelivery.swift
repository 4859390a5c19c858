/// Brings touches to views: at once, later, or as cancelled, as recognizers decide.
@MainActor
final class TouchDelivery {
  /// Gives views what is new, but for what a recognizer holds back.
  func deliver(_ changes: [TouchChange], _ event: UIEvent?) {
    for phase in TouchChange.phases {
      var ready: [UITouch] = []
      for change in changes where change.phase == phase {
        guard let routing = change.touch.routing, routing.viewState != .closed else { continue }
        switch phase {
        case .began:
          if !change.touch.isDelivered {
            routing.viewState = .closed
          } else if !change.touch.isBeginningHeld {
            ready.append(change.touch)
          }
        case .moved:
          if routing.viewState == .begun { ready.append(change.touch) }
        case .ended:
          if routing.viewState == .waiting || change.touch.isEndHeld {
            routing.holdsEnd = true
          } else {
            ready.append(change.touch)
          }
        case .cancelled:
          if routing.viewState == .begun { ready.append(change.touch) } else { routing.viewState = .closed }
        case .stationary: break
        }
      }
      send(ready, phase, event)
    }
  }

  /// Gives views what no recognizer holds back any longer.
  func deliverHeld(_ touches: [UITouch], _ event: UIEvent?) {
    for touch in touches {
      guard let routing = touch.routing else { continue }
      if routing.viewState == .waiting, touch.isDelivered, !touch.isBeginningHeld {
        sendLateBeginning(touch, routing, event)
      }
      if routing.holdsEnd, routing.viewState == .begun, !touch.isEndHeld {
        routing.holdsEnd = false
        send([touch], .ended, event)
      }
    }
  }

  /// Takes touches away from views that have heard of them; the others never will.
  func cancel(_ touches: [UITouch], _ event: UIEvent?) {
    var begun: [UITouch] = []
    for touch in touches {
      guard let routing = touch.routing, routing.viewState != .closed,
        !begun.contains(where: { $0 === touch })
      else { continue }
      if routing.viewState == .begun { begun.append(touch) } else { routing.viewState = .closed }
    }
    send(begun, .cancelled, event)
  }

  /// The view hears of the touch where it began, and then where it is now.
  private func sendLateBeginning(_ touch: UITouch, _ routing: TouchRouting, _ event: UIEvent?) {
    let location = touch.windowLocation
    let previous = touch.previousWindowLocation
    touch.windowLocation = routing.beginning
    touch.previousWindowLocation = routing.beginning
    send([touch], .began, event)
    touch.windowLocation = location
    guard routing.viewState == .begun, location != routing.beginning else {
      touch.previousWindowLocation = previous
      return
    }
    send([touch], .moved, event)
    touch.previousWindowLocation = previous
  }

  private func send(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent?) {
    var waiting = touches
    while let first = waiting.first {
      let view = first.storedView
      let together = waiting.filter { $0.storedView === view }
      waiting.removeAll { $0.storedView === view }
      guard let view else {
        for touch in together { touch.routing?.viewState = .closed }
        continue
      }
      if phase == .began, !view.ancestorsAllow(Set(together), event) {
        for touch in together { touch.routing?.viewState = .closed }
        continue
      }
      let phases = together.map(\.storedPhase)
      for touch in together {
        touch.storedPhase = phase
        touch.routing?.viewState = phase == .ended || phase == .cancelled ? .closed : .begun
      }
      view.receive(Set(together), phase, event)
      for (touch, former) in zip(together, phases) where touch.storedPhase == phase { touch.storedPhase = former }
    }
  }
}

extension UIView {
  fileprivate func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  /// Whether every scroll view around the view lets it have touches.
  fileprivate func ancestorsAllow(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    var ancestor = storedSuperview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView,
        scrollView.fingersStoppedMotion || !scrollView.touchesShouldBegin(touches, with: event, in: self)
      {
        return false
      }
      ancestor = current.storedSuperview
    }
    return true
  }
}

extension UITouch {
  /// Whether a recognizer that is undecided keeps the beginning from the view.
  fileprivate var isBeginningHeld: Bool {
    routing?.recognizers.contains { $0.isUndecided && $0.delaysTouchesBegan } ?? false
  }

  /// Whether a recognizer that is undecided keeps the end from the view.
  fileprivate var isEndHeld: Bool {
    routing?.recognizers.contains { $0.isUndecided && ($0.delaysTouchesEnded || $0.delaysTouchesBegan) } ?? false
  }
}

extension UIGestureRecognizer {
  /// Whether touches wait for what it decides.
  fileprivate var isUndecided: Bool { storedState == .possible && isWaitedFor }
}
