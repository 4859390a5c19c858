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
    guard isShown, let former = implicitStart(of: event) else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = former is NSNull ? nil : former
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Where the animation of a property starts that nobody asked for: `NSNull` where there is no value, nil where there is
  /// no such animation. A path never animates by itself, as Apple documents.
  private func implicitStart(of event: String) -> Any? {
    if event == AnimatableKeyPath.contentsKey { return contents as? CGImage }
    guard let property = LayerProperty(rawValue: event), property != .path, property != .shadowPath,
      property.isKnown(in: values)
    else { return nil }
    return AnimatableKeyPath(property).currentObject(in: presentedValues(at: CACurrentMediaTime())) ?? NSNull()
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
