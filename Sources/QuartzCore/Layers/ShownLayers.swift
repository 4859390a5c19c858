/// What layers were in the last frame, of those that have changed since: what is on the screen until the next one.
package enum ShownLayers {
  /// One layer as it was.
  private struct Entry {
    let layer: CALayer
    var values: LayerValues
    var sublayers: [CALayer]
    var running: [RunningAnimation]
    var flags: LayerFlags
    var extras: LayerExtras?
    var contents: LayerContents?
    var contentsVersion: Int

    init(_ layer: CALayer) {
      self.layer = layer
      values = layer.values
      sublayers = layer.storedSublayers
      running = layer.running
      flags = layer.flags
      // Shared until the layer changes them (`mutableExtras`).
      extras = layer.extras
      contents = layer.storedContents
      contentsVersion = layer.contentsVersion
    }

    mutating func exchange() {
      swap(&values, &layer.values)
      swap(&sublayers, &layer.storedSublayers)
      swap(&running, &layer.running)
      swap(&flags, &layer.flags)
      swap(&extras, &layer.extras)
      swap(&contents, &layer.storedContents)
      swap(&contentsVersion, &layer.contentsVersion)
    }
  }

  /// How many layers change in most frames at the most: the room of so many entries is kept.
  private static let usualCount = 256

  @exclusivity(unchecked) private nonisolated(unsafe) static var entries: [Entry] = []
  /// Empty between frames; the two lists take turns.
  @exclusivity(unchecked) private nonisolated(unsafe) static var former: [Entry] = []

  /// Whether the layers are as the last frame showed them. What is drawn for want of contents is kept by no one.
  private nonisolated(unsafe) static var isLooking = false

  /// The time of the last frame, on the clock; nil before the first one.
  package private(set) nonisolated(unsafe) static var frameTime: TimeInterval?

  /// A frame is out: what the layers are now is on the screen.
  package static func frameIsShown(at time: TimeInterval) {
    frameTime = time
    forget()
  }

  /// Forgets all frames.
  static func reset() {
    frameTime = nil
    forget()
  }

  private static func forget() {
    guard !entries.isEmpty else { return }
    for entry in entries { entry.layer.flags.remove(.isKept) }
    // What is freed with the entries may change layers, which are then kept in the other list.
    swap(&entries, &former)
    former.removeAll(keepingCapacity: former.count <= usualCount)
  }

  static func keep(_ layer: CALayer) {
    guard !isLooking else { return }
    layer.flags.insert(.isKept)
    entries.append(Entry(layer))
  }

  /// Runs something that only looks at layers while they are as the last frame showed them.
  package static func withLastFrame<Result>(_ body: () -> Result) -> Result {
    exchange()
    isLooking = true
    defer {
      isLooking = false
      exchange()
    }
    return body()
  }

  private static func exchange() {
    for index in entries.indices { entries[index].exchange() }
  }
}

extension CALayer {
  /// Keeps what the layer is, before a change, if the last frame may have shown it.
  @inline(__always)
  final func willChange() {
    guard !flags.contains(.isKept), storedSuperlayer != nil, attachment != CATransaction.serial else { return }
    ShownLayers.keep(self)
  }
}
