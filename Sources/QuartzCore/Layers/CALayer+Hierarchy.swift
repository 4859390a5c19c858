extension CALayer {
  /// The layer that this one is in.
  public final var superlayer: CALayer? { shownSuperlayer }

  /// The layers in this one, the farthest first; nil where there are none. Setting the list replaces all of them.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/sublayers>.
  public final var sublayers: [CALayer]? {
    get {
      let list = modelLayer.map { $0.storedSublayers.compactMap { $0.presentation() } } ?? storedSublayers
      return list.isEmpty ? nil : list
    }
    set {
      for sublayer in storedSublayers { sublayer.removeFromSuperlayer() }
      for sublayer in newValue ?? [] { addSublayer(sublayer) }
    }
  }

  /// Sublayers by depth, then by order.
  final var orderedSublayers: [CALayer] {
    guard storedSublayers.contains(where: { $0.values.zPosition != 0 }) else { return storedSublayers }
    return storedSublayers.enumerated()
      .sorted { ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Puts a layer nearest in this one, taking it from where it was. A layer cannot be put into itself or below itself:
  /// that raises, and nothing changes.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/addsublayer(_:)>.
  public final func addSublayer(_ layer: CALayer) {
    insert(layer) { $0.count }
  }

  /// Puts a layer at a place in the list of sublayers; a place outside is moved to the nearest end.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.count) }
  }

  /// Puts a layer just behind a sublayer; behind all if `sibling` is none.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { list in list.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Puts a layer just before a sublayer; before all if `sibling` is none.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { list in list.firstIndex { $0 === sibling }.map { $0 + 1 } ?? list.count }
  }

  /// Puts a layer in the place of a sublayer. A layer that is no sublayer is not replaced.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, storedSublayers.contains(where: { $0 === oldLayer }) else { return }
    insert(newLayer) { list in list.firstIndex { $0 === oldLayer } ?? list.count }
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer.
  public final func removeFromSuperlayer() {
    guard let parent = storedSuperlayer else { return }
    willChange()
    parent.willChange()
    if parent.extras?.mask === self {
      parent.mutableExtras.mask = nil
    } else if let index = parent.storedSublayers.lastIndex(where: { $0 === self }) {
      parent.storedSublayers.remove(at: index)
    }
    storedSuperlayer = nil
    LayerChanges.note()
  }

  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    guard !layer.isSelfOrAncestor(of: self) else {
      raise("CALayerInvalid", "layer \(layer) cannot be a sublayer of \(self): that would be a cycle")
      return
    }
    layer.removeFromSuperlayer()
    willChange()
    storedSublayers.insert(layer, at: index(storedSublayers))
    layer.storedSuperlayer = self
    layer.attachment = CATransaction.serial
    if layer.flags.contains(.needsLayout) || layer.flags.contains(.descendantNeedsLayout) {
      markDescendantNeedsLayout()
    }
    LayerChanges.note()
  }

  private func isSelfOrAncestor(of layer: CALayer) -> Bool {
    var current: CALayer? = layer
    while let each = current {
      if each === self { return true }
      current = each.storedSuperlayer
    }
    return false
  }

  final func setMask(_ mask: CALayer?) {
    guard mask !== extras?.mask else { return }
    if let mask {
      guard !mask.isSelfOrAncestor(of: self) else {
        raise("CALayerInvalid", "layer \(mask) cannot be the mask of \(self): that would be a cycle")
        return
      }
      mask.removeFromSuperlayer()
    }
    willChange()
    extras?.mask?.storedSuperlayer = nil
    mutableExtras.mask = mask
    mask?.storedSuperlayer = self
    LayerChanges.note()
  }
}
