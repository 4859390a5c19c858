extension UIView {
  /// The view's effects, in the order in which they were added. Setting the list replaces all of them.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/motioneffects>.
  public final var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set {
      ensuredExtras.motionEffects = newValue
      refreshMotionEffects()
    }
  }

  /// Adds an effect: what it adds to properties is seen at once, and the properties themselves stay as they are. With the
  /// setting Reduce Motion nothing is seen of effects.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/addmotioneffect(_:)>.
  public final func addMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.append(effect)
  }

  /// Takes an effect away. One that the view does not have is left alone.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/removemotioneffect(_:)>.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    guard let index = motionEffects.firstIndex(where: { $0 === effect }) else { return }
    motionEffects.remove(at: index)
  }

  /// Shows what the effects add for the tilt of now.
  ///
  /// An animation that stands still adds to what the layer shows and wakes nobody.
  final func refreshMotionEffects() {
    guard let extras else { return }
    for placement in extras.motionPlacements { storedLayer.removeAnimation(on: placement) }
    extras.motionPlacements = []
    guard !extras.motionEffects.isEmpty, let screen = storedWindow?.screen, !screen.settings.isReduceMotionEnabled
    else {
      return
    }
    for (index, effect) in extras.motionEffects.enumerated() {
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: screen.viewerOffset) ?? [:]
      for (keyPath, value) in values.sorted(by: { $0.key < $1.key }) {
        guard let value = RelativeValue(value), !value.isZero else { continue }
        let placed = value.placed(at: keyPath)
        let animation = CABasicAnimation(keyPath: placed.keyPath)
        animation.fromValue = placed.value
        animation.toValue = placed.value
        animation.isAdditive = true
        let placement = TimelinePlacement(
          on: AnimationTimeline(duration: 1, curve: .linear), at: CACurrentMediaTime())
        storedLayer.add(animation, forKey: "UIMotionEffect-\(index)-\(keyPath)", on: placement)
        extras.motionPlacements.append(placement)
      }
    }
  }

  fileprivate final func refreshMotionEffectsOfTree() {
    refreshMotionEffects()
    for child in storedSubviews { child.refreshMotionEffectsOfTree() }
  }
}

extension UIWindowScene {
  /// How far the device is tilted to the right and down, each -1...1.
  package final var viewerOffset: UIOffset {
    get { screen.viewerOffset }
    set {
      func limited(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1), 1) }
      screen.viewerOffset = UIOffset(
        horizontal: limited(newValue.horizontal), vertical: limited(newValue.vertical))
      refreshMotionEffects()
    }
  }

  final func refreshMotionEffects() {
    for window in windows { window.refreshMotionEffectsOfTree() }
  }
}
