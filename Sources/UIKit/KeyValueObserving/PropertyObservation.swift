/// One observer of one path of properties.
final class PropertyObservation {
  private let options: NSKeyValueObservingOptions
  private let read: () -> Any?
  private let tell: (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
  private var places: Set<PropertyObservers.Place> = []
  /// What was read last.
  private var last: Any?
  private var isEnded = false

  /// Begins to observe. `read` gives the value at the path's end, and `tell` is told of each change.
  init(
    options: NSKeyValueObservingOptions, read: @escaping () -> Any?,
    tell: @escaping (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
  ) {
    self.options = options
    self.read = read
    self.tell = tell
    attach()
    if options.contains(.initial) { tell(nil, last, false) }
  }

  deinit { end() }

  /// Whether anything that can be observed is read on the path.
  var hasPlaces: Bool { !places.isEmpty }

  /// Looks at the path, whose objects may be others now.
  private func attach() {
    let (value, found) = PropertyObservers.places(readBy: read)
    last = value
    guard found != places else { return }
    PropertyObservers.remove(self, from: places.subtracting(found))
    PropertyObservers.add(self, at: found.subtracting(places))
    places = found
  }

  func end() {
    guard !isEnded else { return }
    isEnded = true
    PropertyObservers.remove(self, from: places)
    places = []
  }

  func willChange() {
    guard !isEnded, options.contains(.prior) else { return }
    tell(last, nil, true)
  }

  func didChange(onlyIfDifferent: Bool) {
    guard !isEnded else { return }
    let former = last
    attach()
    if onlyIfDifferent, let former = former as? AnyHashable, let new = last as? AnyHashable, former == new { return }
    tell(former, last, false)
  }
}
