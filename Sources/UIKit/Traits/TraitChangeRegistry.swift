/// Who wants to know of changes of one environment's traits.
final class TraitChangeRegistry {
  /// Told apart by its identity.
  final class Registration: NSObject, UITraitChangeRegistration, @unchecked Sendable {
    func copy(with zone: NSZone? = nil) -> Any { self }
  }

  private struct Entry {
    var registration: Registration
    var traits: [UITrait]
    var handler: (AnyObject, UITraitCollection) -> Void
  }

  private var entries: [Entry] = []

  func add(_ traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) -> Registration {
    let registration = Registration()
    entries.append(Entry(registration: registration, traits: traits, handler: handler))
    return registration
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    entries.removeAll { $0.registration === registration }
  }

  /// Calls, in the order of registration, those of whose traits at least one changed. Who is taken out by a handler
  /// before its turn is not called.
  func notify(_ environment: AnyObject, from former: UITraitCollection, to traits: UITraitCollection) {
    let concerned = entries.filter { entry in
      entry.traits.contains { traits.values.isDifferent($0, from: former.values) }
    }
    for entry in concerned where entries.contains(where: { $0.registration === entry.registration }) {
      entry.handler(environment, former)
    }
  }
}

/// What keeps registrations: the view, controller, presentation controller or scene itself.
@MainActor
protocol TraitChangeRegistering: AnyObject {
  var traitChangeRegistry: TraitChangeRegistry? { get set }
}
