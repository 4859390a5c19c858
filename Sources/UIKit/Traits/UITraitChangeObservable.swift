/// What can be asked to tell of changes of its traits: views, controllers, presentation controllers and scenes.
///
/// Handlers are called after `traitCollectionDidChange(_:)`, in the order in which they were registered, which Apple
/// leaves open. Specified by <https://developer.apple.com/documentation/uikit/uitraitchangeobservable>.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a handler with the environment and its former traits after at least one of the traits changed, until the
  /// environment goes away or `unregisterForTraitChanges(_:)` is called.
  ///
  /// On a type that is none of these it raises `NSInvalidArgumentException`. Specified by
  /// <https://developer.apple.com/documentation/uikit/uitraitchangeobservable/registerfortraitchanges(_:handler:)>.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  // In a class, `self` is of that class and `Self` is whatever subclass it is; `{ (self: Self, former) in … }`, which Apple
  // shows, is taken by this form.
  /// The same for a handler that says what the environment is; where it is not that, nothing is called.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitraitchangeobservable/registerfortraitchanges(_:handler:)>.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  private func register<Environment>(
    _ traits: [UITrait], _ handler: @escaping UITraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    guard let environment = self as? any TraitChangeRegistering else {
      raise("NSInvalidArgumentException", "\(Self.self) has no traits whose changes could be told")
      return TraitChangeRegistry.Registration()
    }
    let registry = environment.traitChangeRegistry ?? TraitChangeRegistry()
    environment.traitChangeRegistry = registry
    return registry.add(traits) { environment, former in
      if let environment = environment as? Environment { handler(environment, former) }
    }
  }

  /// Ends what a registration began; one of another environment is left alone.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitraitchangeobservable/unregisterfortraitchanges(_:)>.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitChangeRegistering)?.traitChangeRegistry?.remove(registration)
  }
}
