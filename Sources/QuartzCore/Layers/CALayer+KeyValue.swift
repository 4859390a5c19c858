extension CALayer {
  /// The value of a property by its name, or what was kept under a key of the app's own: a layer takes any.
  ///
  /// Specified by <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/Key-ValueCodingExtensions/Key-ValueCodingExtensions.html>.
  public final func value(forKey key: String) -> Any? {
    if let target = AnimatableKeyPath(key) { return target.currentObject(in: values) }
    switch key {
    case "frame": return frame
    case "hidden", "isHidden": return isHidden
    case "masksToBounds": return masksToBounds
    case "name": return name
    case "contents": return contents
    case "contentsScale": return contentsScale
    case "doubleSided", "isDoubleSided": return isDoubleSided
    case "shouldRasterize": return shouldRasterize
    case "rasterizationScale": return rasterizationScale
    case "allowsGroupOpacity": return allowsGroupOpacity
    case "contentsGravity": return contentsGravity.rawValue
    case "cornerCurve": return cornerCurve.rawValue
    case "maskedCorners": return maskedCorners.rawValue
    case "mask": return mask
    case "shadowPath": return shadowPath
    default: return extras?.keptValues[key]
    }
  }

  /// Sets a property by its name, or keeps a value under a key of the app's own; a value of the wrong type raises, and
  /// nothing changes.
  public final func setValue(_ value: Any?, forKey key: String) {
    if let target = AnimatableKeyPath(key) { return set(value, target) }
    func refuse() {
      raise("NSInvalidArgumentException", "\(String(describing: value)) is no value for \(key) of \(self)")
    }
    switch key {
    case "frame": if let rect = value as? CGRect { frame = rect } else { refuse() }
    case "hidden", "isHidden": if let flag = Self.flag(value) { isHidden = flag } else { refuse() }
    case "masksToBounds": if let flag = Self.flag(value) { masksToBounds = flag } else { refuse() }
    case "name": name = value as? String
    case "contents": contents = value
    case "contentsScale": if let scale = Self.number(value) { contentsScale = scale } else { refuse() }
    case "doubleSided", "isDoubleSided": if let flag = Self.flag(value) { isDoubleSided = flag } else { refuse() }
    case "shouldRasterize": if let flag = Self.flag(value) { shouldRasterize = flag } else { refuse() }
    case "rasterizationScale": if let scale = Self.number(value) { rasterizationScale = scale } else { refuse() }
    case "allowsGroupOpacity": if let flag = Self.flag(value) { allowsGroupOpacity = flag } else { refuse() }
    case "contentsGravity":
      let name = value as? String ?? (value as? CALayerContentsGravity)?.rawValue
      if let name { contentsGravity = CALayerContentsGravity(rawValue: name) } else { refuse() }
    case "cornerCurve":
      let name = value as? String ?? (value as? CALayerCornerCurve)?.rawValue
      if let name { cornerCurve = CALayerCornerCurve(rawValue: name) } else { refuse() }
    case "maskedCorners":
      let bits = (value as? CACornerMask)?.rawValue ?? (value as? NSNumber)?.uintValue
      if let bits { maskedCorners = CACornerMask(rawValue: bits) } else { refuse() }
    case "mask": mask = value as? CALayer
    case "shadowPath": shadowPath = value as? CGPath
    default: mutableExtras.keptValues[key] = value
    }
  }

  /// As `value(forKey:)`, parts of properties included, such as `transform.rotation.z` and `bounds.size.width`; other dots
  /// lead from layer to layer.
  public final func value(forKeyPath keyPath: String) -> Any? {
    if let target = AnimatableKeyPath(keyPath) { return target.currentObject(in: values) }
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let next = value(forKey: String(keyPath[..<dot])) as? CALayer
    return next?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// As `setValue(_:forKey:)`, parts of properties included. A path that leads to no layer raises, and nothing changes.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let target = AnimatableKeyPath(keyPath) { return set(value, target) }
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    guard let next = self.value(forKey: String(keyPath[..<dot])) as? CALayer else {
      raise("NSUnknownKeyException", "\(self) is not key value coding-compliant for the key path \(keyPath)")
      return
    }
    next.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  private static func number(_ value: Any?) -> CGFloat? {
    (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? (value as? CGFloat)
  }

  private static func flag(_ value: Any?) -> Bool? {
    value as? Bool ?? (value as? NSNumber)?.boolValue
  }

  private func set(_ value: Any?, _ target: AnimatableKeyPath) {
    var changed = values
    if let value, target.isObject, let object = target.animatable(value) {
      target.set(object, in: &changed)
    } else if let value, let vector = target.vector(value) {
      target.setValue(vector, in: &changed)
    } else if value == nil, target.acceptsNothing {
      target.clear(in: &changed)
    } else {
      raise("NSInvalidArgumentException", "\(String(describing: value)) is no value for \(target.rawValue) of \(self)")
      return
    }
    // Through the properties, which check what they are given.
    let property = target.rawValue.prefix { $0 != "." }
    switch property {
    case "bounds": bounds = changed.bounds
    case "position": position = changed.position
    case "anchorPoint": anchorPoint = changed.anchorPoint
    case "transform": transform = changed.transform
    case "sublayerTransform": sublayerTransform = changed.sublayerTransform
    default: perform(target) { $0 = changed }
    }
  }
}

extension AnimatableKeyPath {
  /// Whether nil is a value of the property.
  fileprivate var acceptsNothing: Bool {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .path, .colors, .locations,
      .instanceColor:
      true
    default: false
    }
  }

  fileprivate func clear(in values: inout LayerValues) {
    switch self {
    case .backgroundColor: values.backgroundColor = nil
    case .borderColor: values.borderColor = nil
    case .shadowColor: values.shadowColor = nil
    case .fillColor: values.vector.updateShape { $0.fillColor = nil }
    case .strokeColor: values.vector.updateShape { $0.strokeColor = nil }
    case .path: values.vector.updateShape { $0.path = nil }
    case .colors: values.vector.updateGradient { $0.colors = [] }
    case .locations: values.vector.updateGradient { $0.locations = [] }
    case .instanceColor: values.vector.updateReplicator { $0.instanceColor = nil }
    default: break
    }
  }
}
