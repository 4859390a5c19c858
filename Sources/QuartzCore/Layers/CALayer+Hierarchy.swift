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

  final func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, storedSublayers.contains(where: { $0 === oldLayer }) else { return }
    insert(newLayer) { list in list.firstIndex { $0 === oldLayer } ?? list.count }
    oldLayer.removeFromSuperlayer()
  }

  final func leaveSuperlayer() {
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

  final func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
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
