extension UIView {
  /// What `transform3D` is, unless a subclass says something else.
  final var plainTransform3D: CATransform3D {
    get { storedLayer.transform }
    set {
      storedLayer.transform = newValue
      geometryDidChange()
    }
  }

  /// What `anchorPoint` is, unless a subclass says something else.
  final var plainAnchorPoint: CGPoint {
    get { storedLayer.anchorPoint }
    set {
      storedLayer.anchorPoint = newValue
      geometryDidChange()
    }
  }

  /// What `contentScaleFactor` is, unless a subclass says something else.
  final var plainContentScaleFactor: CGFloat {
    get { storedLayer.contentsScale }
    set {
      guard newValue > 0, newValue.isFinite else { return }
      flags.insert(.hasOwnScale)
      guard newValue != storedLayer.contentsScale else { return }
      storedLayer.contentsScale = newValue
      if flags.contains(.drawsItself) { setNeedsDisplay() }
    }
  }

  final func setFrame(_ frame: CGRect) {
    guard frame.isFinite else { return refuse(frame, as: "frame") }
    let standard = frame.standardized
    guard storedLayer.frame != standard else { return }
    let formerSize = storedLayer.bounds.size
    storedLayer.frame = standard
    didChange(sizeFrom: formerSize)
  }

  final func setBounds(_ bounds: CGRect) {
    guard bounds.isFinite else { return refuse(bounds, as: "bounds") }
    let former = storedLayer.bounds
    guard former != bounds else { return }
    storedLayer.bounds = bounds
    didChange(sizeFrom: former.size)
  }

  final func setCenter(_ center: CGPoint) {
    guard CGRect(origin: center, size: .zero).isFinite else {
      return refuse(CGRect(origin: center, size: .zero), as: "center")
    }
    guard storedLayer.position != center else { return }
    storedLayer.position = center
    geometryDidChange()
  }

  final func setTransform(_ transform: CGAffineTransform) {
    let sum = transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty
    guard sum - sum == 0 else {
      raise("CALayerInvalidGeometry", "CALayer transform contains NaN or infinity. View: \(shortDescription)")
      return
    }
    storedLayer.setAffineTransform(transform)
    geometryDidChange()
  }

  /// Sets the frame that the constraint engine found, through `bounds` and `center` as a subclass may have
  /// overridden them; the engine is not told of it.
  final func setFrameFromLayout(_ frame: CGRect) {
    guard frame.isFinite else { return refuse(frame, as: "frame") }
    flags.insert(.isApplyingLayout)
    defer { flags.remove(.isApplyingLayout) }
    let bounds = storedLayer.bounds
    if bounds.size != frame.size { self.bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let anchor = storedLayer.anchorPoint
    let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if storedLayer.position != center { self.center = center }
  }

  /// Sets the frame that the constraint engine found for a view of plain geometry, outside animations.
  /// - Returns: whether the frame was another one before.
  final func setPlainFrameFromLayout(_ frame: CGRect) -> Bool {
    guard frame.isFinite else {
      refuse(frame, as: "frame")
      return false
    }
    let placement = storedLayer.placeWithoutActions(frame)
    guard placement.isMoved || placement.isResized else { return false }
    flags.insert(.isApplyingLayout)
    if placement.isResized {
      if storedSubviews.isEmpty {
        // Nothing is below: only a class of its own, or a controller, would do anything.
        if !flags.contains(.hasPlainLayout) || owningController != nil { storedLayer.setNeedsLayout() }
      } else {
        if flags.contains(.autoresizesSubviews) { resizeSubviews(from: placement.formerSize) }
        tellOfNewSize()
        storedLayer.setNeedsLayout()
      }
    }
    geometryDidChange()
    flags.remove(.isApplyingLayout)
    return true
  }

  /// Whether no code but ours notices how and when the view is placed: nothing of a class of its own, here or in the
  /// superview, no controller, and nobody who follows its margins or insets.
  @inline(__always)
  final var isPlacedUnwatched: Bool {
    guard let storedSuperview else { return false }
    return flags.isDisjoint(with: .watchedAsSubview) && flags.contains(.hasPlainGeometry)
      && storedSuperview.flags.isDisjoint(with: .hasSafeArea) && storedSuperview.flags.contains(.hasPlainLayout)
      && owningController == nil && storedSuperview.owningController == nil
  }

  /// Sets the frame that the constraint engine found for a view that `isPlacedUnwatched`, outside animations, where no
  /// other view follows it.
  /// - Returns: false where one does, and nothing has been done.
  final func placeUnwatched(_ frame: CGRect) -> Bool {
    guard frame.isFinite else { return false }
    if !storedSubviews.isEmpty, storedLayer.bounds.size != frame.size {
      for child in storedSubviews
      where child.flags.contains(.preservesSuperviewLayoutMargins) || !child.storedAutoresizingMask.isEmpty {
        return false
      }
    }
    let placement = storedLayer.placeWithoutActions(frame)
    if placement.isResized, !flags.contains(.hasPlainLayout) { storedLayer.setNeedsLayout() }
    return true
  }

  /// The margins of subviews that preserve this view's follow its size.
  private func tellOfNewSize() {
    for child in storedSubviews where child.flags.contains(.preservesSuperviewLayoutMargins) {
      child.inheritedMarginsMayDiffer()
    }
  }

  private func didChange(sizeFrom formerSize: CGSize) {
    if storedLayer.bounds.size != formerSize {
      if flags.contains(.autoresizesSubviews), !storedSubviews.isEmpty { resizeSubviews(from: formerSize) }
      tellOfNewSize()
      storedLayer.setNeedsLayout()
    }
    geometryDidChange()
  }

  private func geometryDidChange() {
    updateSafeAreaInsets(boundsDidChange: true)
    if flags.contains(.preservesSuperviewLayoutMargins) { inheritedMarginsMayDiffer() }
    if !flags.contains(.isApplyingLayout) { layoutHook_geometryDidChange() }
    if PropertyObservers.isActive { PropertyObservers.didChange(self, "geometry", onlyIfDifferent: true) }
  }

  /// Raises what Core Animation raises for a rectangle that is no place on a screen.
  final func refuse(_ rect: CGRect, as property: String) {
    raise(
      "CALayerInvalidGeometry",
      "CALayer \(property) contains \(rect.hasNaN ? "NaN" : "infinity"): \(rect.geometryText). "
        + "View: \(shortDescription)")
  }
}
