extension CALayer {
  final func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    storedSuperlayer?.markDescendantNeedsLayout()
    LayerChanges.note()
  }

  /// Whether `layoutSublayers()` has been asked for.
  public final func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// Whether the layer or one below it waits for layout.
  package final var isLayoutDue: Bool {
    flags.contains(.needsLayout) || flags.contains(.descendantNeedsLayout)
  }

  final func markDescendantNeedsLayout() {
    var layer: CALayer? = self
    while let each = layer, !each.flags.contains(.descendantNeedsLayout) {
      each.flags.insert(.descendantNeedsLayout)
      layer = each.storedSuperlayer
    }
  }

  final func layOutFromOutermost() {
    var top = self
    var layer = storedSuperlayer
    while let each = layer {
      if each.flags.contains(.needsLayout) { top = each }
      layer = each.storedSuperlayer
    }
    top.layoutTree()
  }

  private func layoutTree() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    guard flags.contains(.descendantNeedsLayout) else { return }
    flags.remove(.descendantNeedsLayout)
    // A layout may change the list.
    for sublayer in storedSublayers where !sublayer.flags.isDisjoint(with: .layout) { sublayer.layoutTree() }
    extras?.mask?.layoutTree()
  }
}
