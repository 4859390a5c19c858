extension UIControl {
  /// Has a method called at events. It may take the control, and the event after it. The target is not held; nil
  /// stands for the first in the responder chain that takes the action.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)>.
  public final func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
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
  public final func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    remove(controlEvents) { $0.target?.matches(target: target, action: action) ?? false }
  }

  /// Has an action run at events; one of the same identifier is replaced.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)>.
  public final func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
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
  public final func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    remove(controlEvents) { $0.action?.identifier == action.identifier }
  }

  /// Has an action run no longer.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/removeaction(identifiedby:for:)>.
  public final func removeAction(
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
  public final func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
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
  public final var allTargets: Set<AnyHashable> {
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
  public final var allControlEvents: UIControl.Event {
    handlers.reduce(into: []) { events, handler in
      if !(handler.target?.isDead ?? false) { events.formUnion(handler.events) }
    }
  }

  /// Goes through everybody who is told, in the order of adding, until `stop` is set.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontrol/enumerateeventhandlers(_:)>.
  public final func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvents: UIControl.Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers where !(handler.target?.isDead ?? false) {
      iterator(handler.action, handler.target.map { ($0.target, $0.action) }, handler.events, &stop)
      if stop { return }
    }
  }
}
