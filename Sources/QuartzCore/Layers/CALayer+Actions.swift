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
    // A layer with a delegate that has no answer animates as well; one outside a tree has nothing to show.
    guard storedSuperlayer != nil, let target = AnimatableKeyPath(event) else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = target.object(target.value(in: presentedValues(at: CACurrentMediaTime())))
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
