extension CALayer {
  final var mutableExtras: LayerExtras {
    if extras != nil, !flags.contains(.isKept) || isKnownUniquelyReferenced(&extras) { return extras.unsafelyUnwrapped }
    let new = extras?.copyWithMask() ?? LayerExtras()
    extras = new
    return new
  }

  /// Sets an animatable property: finds the action while the old value is there, sets, and lets the action run.
  final func perform(_ key: LayerProperty, _ set: (inout LayerValues) -> Void) {
    guard modelLayer == nil else { return set(&values) }
    let name = key.rawValue
    let action = CATransaction.disableActions() ? nil : action(forKey: name)
    willChange()
    set(&values)
    LayerChanges.note()
    if Self.needsDisplay(forKey: name) { setNeedsDisplay() }
    action?.run(forKey: name, object: self, arguments: nil)
  }

  final func change<Value: Equatable>(
    _ key: LayerProperty, _ path: WritableKeyPath<LayerValues, Value>, to value: Value
  ) {
    guard values[keyPath: path] != value else { return }
    perform(key) { $0[keyPath: path] = value }
  }

  final func changeWithoutAnimation<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerValues, Value>, to value: Value
  ) {
    guard values[keyPath: path] != value else { return }
    changing(key) { values[keyPath: path] = value }
  }

  final func changeExtra<Value: Equatable>(
    _ key: String, _ path: ReferenceWritableKeyPath<LayerExtras, Value>, to value: Value
  ) {
    guard mutableExtras[keyPath: path] != value else { return }
    changing(key) { mutableExtras[keyPath: path] = value }
  }

  /// A change that has no implicit animation; the delegate may still have an action for it.
  final func changing(_ key: String, _ set: () -> Void) {
    guard modelLayer == nil else { return set() }
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    willChange()
    set()
    LayerChanges.note()
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  final func changeTime(_ set: (inout MediaTiming) -> Void) {
    willChange()
    set(&mutableExtras.timing)
    LayerTime.isUsed = true
    LayerChanges.note()
  }

  final func setBounds(_ bounds: CGRect) {
    guard bounds.isFinite else { return refuse("bounds", bounds) }
    guard values.bounds != bounds else { return }
    let isResized = values.bounds.size != bounds.size
    perform(.bounds) { $0.bounds = bounds }
    guard isResized else { return }
    setNeedsLayout()
    if flags.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
  }

  final func setPosition(_ position: CGPoint) {
    guard position.x.isFinite, position.y.isFinite else { return refuse("position", position) }
    guard values.position != position else { return }
    perform(.position) { $0.position = position }
  }

  final func refuse(_ property: String, _ rect: CGRect) {
    refuse(property, rect.geometryText, rect.hasNaN)
  }

  final func refuse(_ property: String, _ number: CGFloat) {
    refuse(property, "\(number)", number.isNaN)
  }

  final func refuse(_ property: String, _ point: CGPoint) {
    refuse(property, "[\(point.x) \(point.y)]", point.x.isNaN || point.y.isNaN)
  }

  final func refuseTransform(_ property: String) {
    refuse(property, "", true)
  }

  private func refuse(_ property: String, _ value: String, _ isNaN: Bool) {
    raise(
      "CALayerInvalidGeometry",
      "CALayer \(property) contains \(isNaN ? "NaN" : "infinity"): \(value). Layer: \(self)")
  }
}
