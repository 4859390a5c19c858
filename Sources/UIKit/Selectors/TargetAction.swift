/// Whom an event is told, and by which message. The target is not held.
///
/// It is an object since every copy of a weak reference costs what a message does.
final class TargetAction {
  private(set) weak var target: AnyObject?
  /// Whether the responder chain is searched for the target.
  let searchesResponders: Bool
  let action: Selector

  init(target: Any?, action: Selector) {
    self.target = target.map(_SelectorRuntime.receiver)
    searchesResponders = target == nil
    self.action = action
  }

  /// Whether the target has gone: there is nobody left to tell.
  var isDead: Bool { target == nil && !searchesResponders }

  func matches(target: Any?, action: Selector?) -> Bool {
    if let target, self.target !== _SelectorRuntime.receiver(target) { return false }
    return action == nil || action == self.action
  }
}
