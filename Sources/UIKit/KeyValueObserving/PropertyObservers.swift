/// Who observes which property of which object.
///
/// A key path does not say which properties it reads. An observation evaluates it once, while every property that can be
/// observed notes that it was read, and is told when one of those changes; nested paths and properties that are
/// computed from others need nothing more.
enum PropertyObservers {
  struct Place: Hashable {
    let object: ObjectIdentifier
    let key: String
  }

  /// Whether anything is observed: what a change costs where nothing is.
  private(set) nonisolated(unsafe) static var isActive = false
  /// Whether a key path is being evaluated.
  private(set) nonisolated(unsafe) static var isNoting = false

  private static let lock = NSRecursiveLock()
  private nonisolated(unsafe) static var noted: Set<Place> = []
  private nonisolated(unsafe) static var noter: pthread_t?
  private nonisolated(unsafe) static var observations: [Place: [WeakObservation]] = [:]

  private struct WeakObservation {
    weak var observation: PropertyObservation?
  }

  /// A property that can be observed is read.
  @inline(__always)
  static func willRead(_ object: AnyObject, _ key: StaticString) {
    if isNoting { note(object, key.description) }
  }

  static func note(_ object: AnyObject, _ key: String) {
    lock.lock()
    defer { lock.unlock() }
    guard let noter, pthread_equal(noter, pthread_self()) != 0 else { return }
    noted.insert(Place(object: ObjectIdentifier(object), key: key))
  }

  /// Evaluates something, and tells what it read.
  static func places<Value>(readBy body: () -> Value) -> (Value, Set<Place>) {
    lock.lock()
    defer { lock.unlock() }
    let (former, formerNoter) = (noted, noter)
    noted = []
    noter = pthread_self()
    isNoting = true
    let value = body()
    let result = noted
    (noted, noter) = (former, formerNoter)
    isNoting = formerNoter != nil
    return (value, result)
  }

  static func add(_ observation: PropertyObservation, at places: Set<Place>) {
    lock.lock()
    defer { lock.unlock() }
    for place in places {
      observations[place, default: []].removeAll { $0.observation == nil }
      observations[place, default: []].append(WeakObservation(observation: observation))
    }
    isActive = !observations.isEmpty
  }

  static func remove(_ observation: PropertyObservation, from places: Set<Place>) {
    lock.lock()
    defer { lock.unlock() }
    for place in places {
      observations[place]?.removeAll { $0.observation == nil || $0.observation === observation }
      if observations[place]?.isEmpty ?? false { observations[place] = nil }
    }
    isActive = !observations.isEmpty
  }

  /// A property is about to change.
  static func willChange(_ object: AnyObject, _ key: String) {
    for observation in observers(of: object, key) { observation.willChange() }
  }

  /// A property has changed, or may have: with `onlyIfDifferent` those are told who see another value than before.
  static func didChange(_ object: AnyObject, _ key: String, onlyIfDifferent: Bool = false) {
    for observation in observers(of: object, key) { observation.didChange(onlyIfDifferent: onlyIfDifferent) }
  }

  private static func observers(of object: AnyObject, _ key: String) -> [PropertyObservation] {
    guard isActive else { return [] }
    lock.lock()
    defer { lock.unlock() }
    return (observations[Place(object: ObjectIdentifier(object), key: key)] ?? []).compactMap(\.observation)
  }
}
