/// What a view answers its layer in an animation block: keeps the value before the change, and animates after it.
@MainActor
final class ViewAnimationAction: NSObject, @preconcurrency CAAction {
  private let animation: ViewAnimation
  private unowned let view: UIView
  private let property: AnimatableProperty
  private let former: AnimatableValue
  private let formerColor: UIColor?

  /// Nil for what changes at once. That a view is hidden does: only a stack view shows those that it arranges a while longer.
  init?(animation: ViewAnimation, view: UIView, key: String) {
    guard let property = AnimatableProperty(rawValue: key), property != .hidden else { return nil }
    self.animation = animation
    self.view = view
    self.property = property
    former = property.value(of: view.storedLayer)
    formerColor = property == .backgroundColor ? ViewAnimation.replacedBackground ?? view.storedBackgroundColor : nil
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let layer = view.storedLayer
    let value = property.value(of: layer)
    guard value != former else { return }
    if let keyframes = animation.keyframes {
      keyframes.record(property, of: view, from: former, to: value, color: formerColor)
      return
    }
    let basic = makeAnimation()
    if let difference = former.difference(from: value) {
      basic.isAdditive = true
      basic.fromValue = difference.start.layerValue
      basic.toValue = difference.end.layerValue
      animation.add(
        basic, to: view, forKey: layer.unusedKey(for: property.rawValue), property, from: former, color: formerColor)
    } else {
      var start = former
      if animation.options.contains(.beginFromCurrentState), layer.animation(forKey: property.rawValue) != nil,
        let shown = layer.presentation()
      {
        start = property.value(of: shown)
      }
      basic.fromValue = start.layerValue
      basic.toValue = value.layerValue
      animation.add(basic, to: view, forKey: property.rawValue, property, from: former, color: formerColor)
    }
  }

  private func makeAnimation() -> CABasicAnimation {
    switch animation.timing {
    case .curve(let curve):
      let basic = CABasicAnimation(keyPath: property.rawValue)
      basic.timingFunction = curve.timingFunction
      return basic
    case .spring(let spring):
      let springAnimation = CASpringAnimation(keyPath: property.rawValue)
      springAnimation.mass = 1
      springAnimation.stiffness = spring.frequency * spring.frequency
      springAnimation.damping = 2 * spring.dampingRatio * spring.frequency
      springAnimation.initialVelocity = spring.initialVelocity
      springAnimation.allowsOverdamping = spring.dampingRatio > 1
      return springAnimation
    }
  }
}
