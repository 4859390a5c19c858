/// The display links that are added; the frame pipeline fires them.
package enum DisplayLinks {
  private nonisolated(unsafe) static var links: [CADisplayLink] = []

  /// Called when a link was added or woken, so that an idle host makes frames again.
  package nonisolated(unsafe) static var didChange: (() -> Void)?

  /// Whether a link waits for the next frame.
  package static var areWaiting: Bool {
    links.contains { $0.isWaiting }
  }

  /// Fires the links in the order in which they were added. Links added meanwhile wait for the next frame.
  package static func frame(at time: CFTimeInterval, displayInterval: CFTimeInterval = 1.0 / 60) {
    for link in links { link.frame(at: time, displayInterval: displayInterval) }
  }

  /// Invalidates every link: what one test has left is not for the next.
  package static func invalidateAll() {
    for link in links { link.invalidate() }
  }

  static func add(_ link: CADisplayLink) {
    links.append(link)
    didChange?()
  }

  static func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
  }
}
