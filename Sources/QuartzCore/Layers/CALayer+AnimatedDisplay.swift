// Animations of the contents, and of properties that a layer draws by (`needsDisplay(forKey:)`), have the layer show other
// contents than its own: each frame those of a presentation layer. Its own ones wait in the extras meanwhile.

/// A layer's own contents, and what is shown in their place.
struct OwnContents {
  var contents: LayerContents?
  /// The time, and the count of changes, for which the shown contents are right.
  var time = -Double.infinity
  var changeCount = -1
  /// What is shown was drawn.
  var isDrawn = false
}

extension RunningAnimation {
  /// Whether it changes what layers of a class draw, or their contents.
  func changesDrawing(of type: CALayer.Type) -> Bool {
    tracks.contains { type.needsDisplay(forKey: $0.target.key) }
      || keptTracks.contains {
        $0.target.key == AnimatableKeyPath.contentsKey || type.needsDisplay(forKey: $0.target.key)
      }
  }

  var changesContents: Bool { keptTracks.contains { $0.target.key == AnimatableKeyPath.contentsKey } }
}

extension CALayer {
  /// The layer's own contents while animations change what is shown.
  final var ownContents: LayerContents? {
    get { extras?.ownContents?.contents }
    set { mutableExtras.ownContents?.contents = newValue }
  }

  final func beginAnimatedDisplay() {
    guard !flags.contains(.showsAnimatedDrawing) else { return }
    flags.insert(.showsAnimatedDrawing)
    mutableExtras.ownContents = OwnContents(contents: storedContents)
  }

  /// Animations have been taken away.
  final func animationsDidEnd() {
    LayerChanges.note()
    guard flags.contains(.showsAnimatedDrawing), !running.contains(where: { $0.changesDrawing(of: Self.self) })
    else { return }
    let own = extras?.ownContents
    flags.remove(.showsAnimatedDrawing)
    storedContents = own?.contents
    contentsVersion = PixelVersion.next()
    mutableExtras.ownContents = nil
    if own?.isDrawn == true { setNeedsDisplay() }
  }

  /// Shows what a presentation layer of a time of the clock draws, or the contents that animations give it.
  final func displayAnimated(at time: CFTimeInterval) {
    guard var shown = extras?.ownContents, shown.time != time || shown.changeCount != LayerChanges.count else { return }
    willChange()
    let copy = makePresentation(at: time)
    if !running.contains(where: \.changesContents) || running.contains(where: { drawsBy($0) }) {
      copy.owner = delegate
      copy.display()
      copy.owner = nil
      shown.isDrawn = true
      flags.remove(.needsDisplay)
    }
    if !isSame(copy.storedContents) {
      storedContents = copy.storedContents
      contentsVersion = PixelVersion.next()
      LayerChanges.note()
    }
    (shown.time, shown.changeCount) = (time, LayerChanges.count)
    mutableExtras.ownContents = shown
  }

  private func drawsBy(_ animation: RunningAnimation) -> Bool {
    (animation.tracks + animation.keptTracks).contains { Self.needsDisplay(forKey: $0.target.key) }
  }

  private func isSame(_ contents: LayerContents?) -> Bool {
    switch (storedContents, contents) {
    case (.image(let a), .image(let b)): a === b
    case (nil, nil): true
    default: false
    }
  }
}
