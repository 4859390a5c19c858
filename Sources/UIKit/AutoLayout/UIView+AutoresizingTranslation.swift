extension UIView {
  final func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard translates != layoutState?.translatesAutoresizingMask ?? true else { return }
    let state = madeLayoutState
    state.translatesAutoresizingMask = translates
    let node = state.node
    if let engine = node.liveEngine, node.isInstalled {
      engine.maskTranslationDidChange(of: node)
    } else if !translates, superview != nil {
      LayoutEngine.engine(ofTreeOf: self).pendingNodes.append(node)
      superview?.setNeedsLayout()
    }
  }

  final func intrinsicContentSizeDidChange() {
    if flags.contains(.isArranged) { (superview as? UIStackView)?.contentDidChange(of: self) }
    guard let node = layoutState?.node, let engine = node.liveEngine, node.isInstalled else { return }
    if !translatesAutoresizingMaskIntoConstraints {
      engine.markIntrinsicSizeStale(node)
      (superview ?? self).setNeedsLayout()
    }
    if !node.dependents.isEmpty { engine.refreshDependents(of: node) }
  }
}
