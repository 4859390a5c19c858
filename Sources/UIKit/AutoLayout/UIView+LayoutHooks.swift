// The names are those of the seam between views and layout: what happens, after the word that marks a hook.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension UIView {
  /// The view has a new superview: what it brings along takes part in that tree's layout.
  final func layoutHook_didAddToSuperview() {
    if owningController != nil || UIView.updatesConstraints(type(of: self)) {
      UpdateConstraintsQueue.append(madeLayoutState)
    }
    guard let node = layoutState?.node, let superview else { return }
    if node.engine?.isDefunct == true {
      LayoutEngine.rescue(subtree: self)
    } else if let engine = node.liveEngine, engine.root === node {
      LayoutEngine.engine(ofTreeOf: superview).absorb(engine)
    } else if layoutState?.translatesAutoresizingMask == false {
      LayoutEngine.engine(ofTreeOf: superview).pendingNodes.append(node)
    }
  }

  /// The view is about to leave its superview: constraints across the edge go, the others go along.
  final func layoutHook_willRemoveFromSuperview() {
    if let node = layoutState?.node {
      node.withdrawCrossing()
      if node.isDirty {
        node.isDirty = false
        superview?.layoutState?.node.dirtyChildren.removeAll { $0 === node }
      }
    }
    LayoutEngine.existingEngine(ofTreeOf: self)?.release(subtree: self)
  }

  /// Frame, bounds, center, transform or autoresizing mask were set, not by the layout.
  final func layoutHook_geometryDidChange() {
    guard let node = layoutState?.node, let engine = node.liveEngine, node.isInstalled else { return }
    if node === engine.root || translatesAutoresizingMaskIntoConstraints {
      engine.frameDidChange(of: node, self)
    } else if !node.isDirty {
      // The next layout of the superview puts the view back where its constraints want it.
      node.isDirty = true
      superview?.layoutNode.dirtyChildren.append(node)
    }
    if !node.dependents.isEmpty { engine.refreshDependents(of: node) }
  }

  final func layoutHook_safeAreaDidChange() {
    refreshDependentConstraints()
  }

  final func layoutHook_marginsDidChange() {
    refreshDependentConstraints()
  }

  private func refreshDependentConstraints() {
    guard let node = layoutState?.node, !node.dependents.isEmpty else { return }
    node.liveEngine?.refreshDependents(of: node)
  }

  /// Leading and trailing changed sides: the constraints that this view holds are written again.
  final func layoutHook_layoutDirectionDidChange() {
    (self as? UIStackView)?.arrangementDidChange()
    guard let layoutState, let engine = LayoutEngine.existingEngine(ofTreeOf: self) else { return }
    let directional = layoutState.held.all.filter { constraint in
      constraint.row >= 0
        && (constraint.first.attribute.isDirectional || constraint.second?.attribute.isDirectional == true)
    }
    for constraint in directional { engine.remove(constraint, settling: false) }
    engine.add(directional)
  }

  /// Part of `layoutSubviews()`: gives the subviews that constraints hold their frames.
  final func layoutHook_applySolvedFrames() {
    guard let node = layoutState?.node, !node.dirtyChildren.isEmpty, let engine = node.liveEngine else { return }
    engine.applySolution(to: self, node)
  }

  /// At the start of a layout of the tree below this topmost view: `updateConstraints()` where it is due, then the
  /// solution, then marks for the superviews of what moved, unless the whole tree is about to be laid out and nobody would
  /// notice that it is placed at once.
  final func layoutHook_updateConstraintsPass(placesWholeTree: Bool) {
    UpdateConstraintsQueue.update(treeOf: self)
    guard let node = layoutState?.node else { return }
    if node.engine?.isDefunct == true { LayoutEngine.rescue(subtree: self) }
    node.liveEngine?.prepareLayout(placesWholeTree: placesWholeTree)
  }

  /// Whether layout changed what the constraints pass has to look at.
  final var layoutHook_needsUpdateConstraints: Bool {
    UpdateConstraintsQueue.hasWork(inTreeOf: self) || layoutState?.node.liveEngine?.needsPass == true
  }

  /// Whether the view follows its autoresizing mask when the superview's size changes.
  final var layoutHook_autoresizes: Bool {
    layoutState?.translatesAutoresizingMask ?? true
  }
}
