extension NSObject {
  /// Tells an observer, by its `observeValue(forKeyPath:of:change:context:)`, of each change at a path of keys. The observer
  /// is not held.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/addobserver(_:forkeypath:options:context:)>.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = PropertyObservation(
      options: options,
      read: { [weak self] in
        guard let self else { return nil }
        PropertyObservers.note(self, String(keyPath.prefix { $0 != "." }))
        return self.value(forKeyPath: keyPath)
      },
      tell: { [weak self, weak observer] old, new, isPrior in
        guard let self, let observer else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
        if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
        if isPrior { change[.notificationIsPriorKey] = true }
        _SelectorRuntime.send(
          "observeValueForKeyPath:ofObject:change:context:", to: observer, [keyPath, self, change, context])
      })
    NamedObservers.add(.init(self, observer, keyPath, context, observation))
  }

  /// Ends what an observer was told of a path, the last that was begun first.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/removeobserver(_:forkeypath:)>.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }

  /// Ends what an observer was told of a path with a context.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/removeobserver(_:forkeypath:context:)>.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    remove(observer, keyPath) { $0 == context }
  }

  private func remove(
    _ observer: NSObject, _ keyPath: String, _ isContext: (UnsafeMutableRawPointer?) -> Bool
  ) {
    guard !NamedObservers.remove(self, observer, keyPath, isContext) else { return }
    raise(
      "NSRangeException",
      "Cannot remove an observer \(type(of: observer)) for the key path \"\(keyPath)\" from \(type(of: self)) because it "
        + "is not registered as an observer.")
  }

  /// Tells that the property of a key is about to change.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/willchangevalue(forkey:)>.
  public func willChangeValue(forKey key: String) {
    PropertyObservers.willChange(self, key)
  }

  /// Tells that the property of a key has changed.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/didchangevalue(forkey:)>.
  public func didChangeValue(forKey key: String) {
    PropertyObservers.didChange(self, key)
  }
}

/// The observations that were begun by a path of keys.
private enum NamedObservers {
  struct Entry {
    weak var object: NSObject?
    weak var observer: NSObject?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let observation: PropertyObservation

    init(
      _ object: NSObject, _ observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?,
      _ observation: PropertyObservation
    ) {
      self.object = object
      self.observer = observer
      self.keyPath = keyPath
      self.context = context
      self.observation = observation
    }
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [Entry] = []

  static func add(_ entry: Entry) {
    lock.withLock {
      entries.removeAll { $0.object == nil || $0.observer == nil }
      entries.append(entry)
    }
  }

  static func remove(
    _ object: NSObject, _ observer: NSObject, _ keyPath: String, _ isContext: (UnsafeMutableRawPointer?) -> Bool
  ) -> Bool {
    let removed = lock.withLock { () -> Entry? in
      let index = entries.lastIndex {
        $0.object === object && $0.observer === observer && $0.keyPath == keyPath && isContext($0.context)
      }
      return index.map { entries.remove(at: $0) }
    }
    removed?.observation.end()
    return removed != nil
  }
}
