/// A trait that every collection has a place for.
protocol SystemTrait: UITraitDefinition {
  /// Where the value is kept.
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension TraitValues {
  /// The value of a trait; the trait's default where none is set.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type, let value = systemValue(system) as? Trait.Value { return value }
      return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        setSystemValue(system, newValue)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: newValue)
      }
    }
  }

  private func systemValue<Trait: SystemTrait>(_ trait: Trait.Type) -> Any {
    self[keyPath: trait.path]
  }

  private mutating func setSystemValue<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Any) {
    if let value = value as? Trait.Value { self[keyPath: trait.path] = value }
  }

  /// Whether a value is set: one that is unspecified is not.
  func specifies(_ trait: UITrait) -> Bool {
    guard trait is any SystemTrait.Type else { return custom[ObjectIdentifier(trait)] != nil }
    return isDifferent(trait, from: TraitValues())
  }

  /// Takes away the value that was set.
  mutating func remove(_ trait: UITrait) {
    custom[ObjectIdentifier(trait)] = nil
    func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) { self[trait] = TraitValues()[trait] }
    if trait is any SystemTrait.Type { reset(trait) }
  }

  /// Whether a trait has different values in two collections.
  func isDifferent(_ trait: UITrait, from other: TraitValues) -> Bool {
    func differs<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      !CustomTraitValue.areEqual(self[trait], other[trait])
    }
    return differs(trait)
  }
}
