extension CALayer {
  /// A rectangle in the layer's own coordinates around all that the layer and what is below it show; null if nothing.
  final func reach(_ values: LayerValues, at time: TimeInterval?) -> CGRect {
    var result = flags.contains(.hasNoPlane) ? .null : values.bounds
    if !values.masksToBounds || flags.contains(.hasNoPlane) {
      if let contents = storedContents, let target = contents.target(in: self, values) { result = result.union(target) }
      let drawn = values.vector.reach(values.bounds)
      if !drawn.isNull { result = result.union(drawn) }
      result = result.union(reachOfSublayers(values, at: time))
    }
    if let mask = extras?.mask {
      let shown = time.map(mask.presentedValues) ?? mask.values
      let covered = shown.isHidden ? .null : mask.reach(shown, at: time)
      result = result.intersection(covered.isNull ? .null : covered.applying(shown.affineToParent))
    }
    if values.shadowOpacity > 0, !values.masksToBounds {
      let shape = values.shadowPath.map { $0.boundingBoxOfPath } ?? result
      if !shape.isNull {
        let spread = 3 * values.shadowRadius + 2
        let offset = values.shadowOffset
        // What is blurred needs its room before it is moved.
        let blurred = shape.insetBy(dx: -spread, dy: -spread)
        result = result.union(blurred).union(blurred.offsetBy(dx: offset.width, dy: offset.height))
      }
    }
    // A transition moves and turns pictures of the layer, up to a size of its own around it.
    if let time, presentedTransition(at: time) != nil {
      result = result.union(values.bounds.insetBy(dx: -values.bounds.width, dy: -values.bounds.height))
    }
    return result
  }

  private func reachOfSublayers(_ values: LayerValues, at time: TimeInterval?) -> CGRect {
    var result = CGRect.null
    guard LayerScene.isPlain(self, values, at: time) else {
      for placed in LayerScene.list(self, values, at: time, instance: 0) {
        let own = placed.layer.reach(placed.values, at: placed.time)
        if !own.isNull { result = result.union(placed.place.bounds(of: own)) }
      }
      return result
    }
    for sublayer in storedSublayers {
      let shown = time.map(sublayer.presentedValues) ?? sublayer.values
      guard !shown.isHidden, shown.opacity > 0 else { continue }
      let own = sublayer.reach(shown, at: time)
      let place = applyingSublayerTransform(to: shown.affineToParent)
      if !own.isNull { result = result.union(own.applying(place)) }
    }
    return result
  }
}
