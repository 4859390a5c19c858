extension CALayer {
  final func findAction(forKey event: String) -> (any CAAction)? {
    if flags.contains(.hasDelegate), let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = extras?.actions?[event] {
      return action is NSNull ? nil : action
    }
    if let action = Self.defaultAction(forKey: event) {
      return action is NSNull ? nil : action
    }
    // A layer with a delegate that has no answer animates as well; one that was in no tree at the last flush has not been
    // seen, and nothing moves from where nobody saw it.
    // A path never animates by itself, as Apple documents.
    guard isShown, let target = AnimatableKeyPath(event), target != .path else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = target.currentObject(in: presentedValues(at: CACurrentMediaTime()))
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Whether the layer has been in its tree since before the present implicit transaction.
  package final var isShown: Bool {
    guard storedSuperlayer != nil else { return false }
    var layer: CALayer? = self
    while let each = layer, each.storedSuperlayer != nil {
      if each.attachment == CATransaction.serial { return false }
      layer = each.storedSuperlayer
    }
    return true
  }
}
