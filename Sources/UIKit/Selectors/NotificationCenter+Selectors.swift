extension NotificationCenter {
  /// Calls a method of an observer, which is not held, at each notification of a name from an object; nil stands for any.
  ///
  /// An observer that has gone is told nothing.
  /// Specified by <https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)>.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservers.add(
      _SelectorRuntime.receiver(observer), selector: aSelector, name: aName, object: anObject.map { $0 as AnyObject },
      to: self)
  }

  /// Ends all that an observer was told.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:)>.
  public func removeObserver(_ observer: AnyObject) {
    if !SelectorObservers.remove(observer, name: nil, object: nil, from: self) {
      removeObserver(observer as Any)
    }
  }

  /// Ends what an observer was told of a name and an object; nil stands for any.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:name:object:)>.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    if !SelectorObservers.remove(observer, name: aName, object: anObject.map { $0 as AnyObject }, from: self) {
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }
}

extension NotificationCenter {
  /// Ends all that a class was told.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:)>.
  public func removeObserver(_ observer: AnyClass) {
    removeObserver(_ClassObject.of(observer))
  }

  /// Ends what a class was told of a name and an object; nil stands for any.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:name:object:)>.
  public func removeObserver(_ observer: AnyClass, name aName: NSNotification.Name?, object anObject: Any?) {
    removeObserver(_ClassObject.of(observer), name: aName, object: anObject)
  }
}

/// The observers that are told by selector. Each stands for one closure that the centre calls.
private enum SelectorObservers {
  final class Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    let center: ObjectIdentifier
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let isForAnyObject: Bool
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, _ center: NotificationCenter, _ name: NSNotification.Name?, _ object: AnyObject?) {
      self.observer = observer
      self.center = ObjectIdentifier(center)
      self.name = name
      self.object = object
      isForAnyObject = object == nil
    }

    func matches(_ center: NotificationCenter, _ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
      guard self.center == ObjectIdentifier(center), name == nil || name == self.name else { return false }
      return object == nil || self.object === object
    }
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: [Entry]] = [:]
  private nonisolated(unsafe) static var count = 0
  private nonisolated(unsafe) static var limit = 256

  static func add(
    _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: AnyObject?,
    to center: NotificationCenter
  ) {
    let entry = Entry(observer, center, name, object)
    entry.token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      guard let observer = entry.observer else { return }
      _SelectorRuntime.send(selector, to: observer, [notification])
    }
    let dead = lock.withLock { () -> [Entry] in
      let dead = removeDead(of: ObjectIdentifier(observer))
      entries[ObjectIdentifier(observer), default: []].append(entry)
      count += 1
      return dead
    }
    end(dead, in: center)
  }

  /// Whether anything was removed.
  static func remove(
    _ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?, from center: NotificationCenter
  ) -> Bool {
    let id = ObjectIdentifier(observer)
    let removed = lock.withLock { () -> [Entry] in
      let all = entries[id] ?? []
      let removed = all.filter { $0.observer === observer && $0.matches(center, name, object) }
      let rest = all.filter { entry in !removed.contains { $0 === entry } }
      entries[id] = rest.isEmpty ? nil : rest
      count -= removed.count
      return removed
    }
    end(removed, in: center)
    return !removed.isEmpty
  }

  /// Takes out what is left of observers that have gone: of the one that was at the place of a new one, and, when there are
  /// twice as many entries as at the last time, of all.
  private static func removeDead(of id: ObjectIdentifier) -> [Entry] {
    var dead: [Entry] = []
    func clear(_ id: ObjectIdentifier) {
      let gone = (entries[id] ?? []).filter { $0.observer == nil }
      guard !gone.isEmpty else { return }
      dead += gone
      let rest = (entries[id] ?? []).filter { $0.observer != nil }
      entries[id] = rest.isEmpty ? nil : rest
    }
    if count > limit {
      for id in Array(entries.keys) { clear(id) }
      limit = max(256, 2 * (count - dead.count))
    } else {
      clear(id)
    }
    count -= dead.count
    return dead
  }

  private static func end(_ entries: [Entry], in center: NotificationCenter) {
    for entry in entries {
      if let token = entry.token { center.removeObserver(token as Any) }
      entry.token = nil
    }
  }
}
