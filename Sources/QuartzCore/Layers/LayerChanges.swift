/// Counts changes of layers, so that nothing needs to be looked at when nothing has changed.
package enum LayerChanges {
  /// The number of changes so far, of any layer.
  @exclusivity(unchecked) package private(set) nonisolated(unsafe) static var count = 0

  /// The number of changes that the last frame has taken in.
  nonisolated(unsafe) static var shownCount = 0

  @inline(__always)
  static func note() {
    count &+= 1
  }
}
