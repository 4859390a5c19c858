extension UIView {
  /// Layout passes after which a layout counts as one that never settles.
  private static let passLimit = 100

  /// Lays out what waits for it: constraints first, then top down from the outermost dirty view above this one.
  ///
  /// Repeats while layout changes constraints or asks for more layout. A layout that never settles raises.
  final func performLayout() {
    guard !LayoutNesting.isGivenUp else { return }
    let nested = LayoutNesting.enter(self)
    defer { LayoutNesting.leave() }
    guard nested <= LayoutNesting.limit else {
      LayoutNesting.giveUp()
      raise(
        "NSInternalInconsistencyException",
        "Layout never settles: \(shortDescription) asks for layout while it is laid out, \(nested) times over")
      return
    }
    let root = rootView
    for _ in 0..<Self.passLimit {
      root.layoutHook_updateConstraintsPass(placesWholeTree: self === root)
      storedLayer.layoutIfNeeded()
      guard !LayoutNesting.isGivenUp, storedLayer.isLayoutDue || root.layoutHook_needsUpdateConstraints else {
        return
      }
    }
    raise(
      "NSInternalInconsistencyException",
      "Layout never settles: after \(Self.passLimit) passes \(shortDescription) still needs layout")
  }

  final func layoutAsDelegate(of layer: CALayer) {
    guard layer === storedLayer else { return }
    let former = UITraitCollection.current
    let traits = effectiveTraits
    if traits !== former { UITraitCollection.current = traits }
    if let owningController {
      owningController.deliverIsAppearing()
      owningController.noteFittingSize()
      owningController.viewWillLayoutSubviews()
      layoutSubviews()
      owningController.viewDidLayoutSubviews()
    } else {
      layoutSubviews()
    }
    UITraitCollection.current = former
  }
}
