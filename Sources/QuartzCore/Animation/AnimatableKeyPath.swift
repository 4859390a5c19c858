/// What an animation changes: a property of a layer, or a part of one.
struct AnimatableKeyPath: Sendable {
  /// The property, where it is among a layer's values.
  let property: LayerProperty?
  /// The property's key.
  let key: String
  let part: AnimatablePart
  /// The kind of the property's value.
  let wholeKind: AnimatableKind
  /// The kind of the value that is animated.
  let kind: AnimatableKind

  init(_ property: LayerProperty, _ part: AnimatablePart = .whole) {
    self.property = property
    key = property.rawValue
    self.part = part
    wholeKind = property.kind
    kind = part.kind(in: wholeKind)
  }

  /// The property that a key path names; nil for one that layers have not got.
  init?(_ keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else {
      guard let property = LayerProperty(rawValue: keyPath) else { return nil }
      self.init(property)
      return
    }
    guard let property = LayerProperty(rawValue: String(keyPath[..<dot])),
      let part = AnimatablePart(keyPath[keyPath.index(after: dot)...], of: property.kind)
    else { return nil }
    self.init(property, part)
  }

  /// A property that is not among a layer's values.
  init(key: String, part: AnimatablePart, of kind: AnimatableKind) {
    property = nil
    self.key = key
    self.part = part
    wholeKind = kind
    self.kind = part.kind(in: kind)
  }

  /// The key of a layer's contents.
  static let contentsKey = "contents"

  /// The property that a key path names in a layer; where the layer keeps it itself, its values are of the kind of a given
  /// one. Nil for what cannot be animated.
  init?(_ keyPath: String, of layer: CALayer, value: Any?) {
    if let known = AnimatableKeyPath(keyPath), known.property?.isKnown(in: layer.values) == true {
      self = known
      return
    }
    guard keyPath != Self.contentsKey else {
      self.init(key: keyPath, part: .whole, of: .object)
      return
    }
    let key = keyPath.prefix { $0 != "." }
    let own = layer.value(forKey: String(key))
    guard key.count < keyPath.count else {
      guard let kind = (own ?? value).flatMap(AnimatableKind.init(of:)) else { return nil }
      self.init(key: keyPath, part: .whole, of: kind)
      return
    }
    guard let kind = own.flatMap(AnimatableKind.init(of:)),
      let part = AnimatablePart(keyPath.dropFirst(key.count + 1), of: kind)
    else { return nil }
    self.init(key: String(key), part: part, of: kind)
  }

  /// Whether the value is an `AnimatableObject`.
  var isObject: Bool { kind == .object }

  /// The value in a layer's values, as numbers; zero of a property that is not among them.
  func value(in values: LayerValues, _ memory: inout TransformMemory) -> SIMD16<Double> {
    guard let property else { return SIMD16() }
    return part.value(in: property.value(in: values), &memory)
  }

  /// Sets the value in a layer's values.
  func setValue(_ value: SIMD16<Double>, in values: inout LayerValues, _ memory: inout TransformMemory) {
    guard let property else { return }
    guard part != .whole else { return property.setValue(value, in: &values) }
    property.setValue(part.setting(value, in: property.value(in: values), &memory), in: &values)
  }

  /// The value in a layer's values, as the property's type.
  func currentObject(in values: LayerValues) -> Any? {
    guard !isObject else { return property?.animatable(in: values)?.object }
    var memory = TransformMemory()
    return kind.object(value(in: values, &memory))
  }

  /// The value of a property that a layer keeps itself, as numbers; zero where it has none.
  func value(inKept whole: Any?) -> SIMD16<Double> {
    var memory = TransformMemory()
    return part.value(in: whole.flatMap(wholeKind.vector) ?? SIMD16(), &memory)
  }

  /// A kept property's value with another one for the part.
  func setting(_ value: SIMD16<Double>, inKept whole: Any?) -> Any {
    var memory = TransformMemory()
    return wholeKind.object(part.setting(value, in: whole.flatMap(wholeKind.vector) ?? SIMD16(), &memory))
  }

  /// A value of a property that is not a few numbers; nil for a value of another type, or another property.
  func animatable(_ value: Any) -> AnimatableObject? {
    switch property {
    case .path, .shadowPath: (value as? CGPath).map(AnimatableObject.path)
    case .colors: (value as? [Any]).map { .colors($0.compactMap { $0 as? CGColor }) }
    case .locations: (value as? [Any]).map { .numbers($0.compactMap { AnimatableKind.number($0).map { CGFloat($0) } }) }
    case nil: isObject ? (value as? CGImage).map(AnimatableObject.image) : nil
    default: nil
    }
  }
}
