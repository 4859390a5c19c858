extension CALayer {
  final func keyedValue(forKey key: String) -> Any? {
    // Numbers are told as such; what is none, or a whole one, comes from its property.
    if let property = LayerProperty(rawValue: key), property != .hidden, property != .instanceCount,
      property.isKnown(in: values)
    {
      return AnimatableKeyPath(property).currentObject(in: values)
    }
    if let own = KeyedProperty.find(key, in: Self.self) { return own.get(self) }
    if let registered = RegisteredKeys.find?(key, Self.self) { return registered.get(self) }
    return extras?.keptValues[key]
  }

  final func setKeyedValue(_ value: Any?, forKey key: String) {
    if let own = KeyedProperty.find(key, in: Self.self) {
      guard let set = own.set else {
        raise("NSUnknownKeyException", "The key \(key) of \(self) is only read")
        return
      }
      if !set(self, value) { refuse(value, key) }
      return
    }
    if let registered = RegisteredKeys.find?(key, Self.self), let set = registered.set {
      if !set(self, value) { refuse(value, key) }
      return
    }
    keep(value, forKey: key)
  }

  /// Keeps a value under a key of the app's own: as a property, it has actions and may ask for new contents.
  private func keep(_ value: Any?, forKey key: String) {
    guard modelLayer == nil else { return mutableExtras.keptValues[key] = value }
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    willChange()
    mutableExtras.keptValues[key] = value
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    if flags.contains(.showsAnimatedDrawing) { LayerChanges.note() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  private func refuse(_ value: Any?, _ key: String) {
    raise("NSInvalidArgumentException", "\(String(describing: value)) is no value for \(key) of \(self)")
  }

  final func keyedValue(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    if let target = AnimatableKeyPath(keyPath), target.property?.isKnown(in: values) == true {
      return target.currentObject(in: values)
    }
    let key = String(keyPath[..<dot])
    let rest = keyPath[keyPath.index(after: dot)...]
    let own = value(forKey: key)
    if let kind = own.flatMap(AnimatableKind.init(of:)) {
      guard let part = AnimatablePart(rest, of: kind) else { return nil }
      let target = AnimatableKeyPath(key: key, part: part, of: kind)
      return target.kind.object(target.value(inKept: own))
    }
    return (own as? CALayer)?.value(forKeyPath: String(rest))
  }

  final func setKeyedValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let key = String(keyPath[..<dot])
    let rest = keyPath[keyPath.index(after: dot)...]
    let own = self.value(forKey: key)
    if let kind = own.flatMap(AnimatableKind.init(of:)), let part = AnimatablePart(rest, of: kind) {
      // Through the whole property, which checks what it is given.
      let target = AnimatableKeyPath(key: key, part: part, of: kind)
      guard let numbers = value.flatMap(target.kind.vector) else { return refuse(value, keyPath) }
      setValue(target.setting(numbers, inKept: own), forKey: key)
      return
    }
    guard let next = own as? CALayer else {
      raise("NSUnknownKeyException", "There is no layer on the way along \(keyPath) from \(self)")
      return
    }
    next.setValue(value, forKeyPath: String(rest))
  }
}
