import CCairo

/// A group of drawing that has begun.
struct TransparencyLayer {
  /// How many states were kept when the group began, its own with them.
  var savedCount: Int
}

extension CGContext {
  /// Begins a group that is drawn apart and then composed as one thing, with the alpha and blend mode of now. Within
  /// it the alpha is 1 and the mode normal. `auxiliaryInfo` has no key that Apple documents.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgcontext/begintransparencylayer(auxiliaryinfo:)>.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(clippedTo: nil)
  }

  /// Begins a group that is drawn apart within a rectangle and then composed as one thing.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/coregraphics/cgcontext/begintransparencylayer(in:auxiliaryinfo:)>.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(clippedTo: rect)
  }

  private func beginTransparencyLayer(clippedTo rect: CGRect?) {
    saved.append(state)
    layers.append(TransparencyLayer(savedCount: saved.count))
    cairo_save(cairo)
    if let rect { clip(to: rect) }
    cairo_push_group(cairo)
    state.alpha = 1
    state.blendMode = .normal
    (state.shadow, state.mask) = (nil, nil)
  }

  /// Ends the group begun last and composes it; without one the console is told.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcontext/endtransparencylayer()>.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else {
      Diagnostics.log("CGContextEndTransparencyLayer: no transparency layer has begun.")
      return
    }
    while saved.count > layer.savedCount {
      saved.removeLast()
      cairo_restore(cairo)
    }
    state = saved.removeLast()
    cairo_pop_group_to_source(cairo)
    withEffects {
      cairo_set_operator(cairo, state.blendMode.cairoOperator)
      cairo_paint_with_alpha(cairo, state.alpha)
    }
    cairo_restore(cairo)
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
  }
}
