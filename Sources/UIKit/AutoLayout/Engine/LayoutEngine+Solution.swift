import ConstraintSolver

extension LayoutEngine {
  /// Brings the solution up to date and marks the superviews of the items that moved as needing layout.
  func prepareLayout() {
    flush()
    guard hasChanges else { return }
    hasChanges = false
    solver.pointee.drainChangedVariables { variable in
      guard let owner = variableOwners[Int(variable.index)] else { return }
      owner._withUnsafeGuaranteedRef { node in
        if !node.isDirty { markDirty(node) }
      }
    }
    if root.isDirty, let view = root.view { applyRootSize(view) }
  }

  /// Whether something waits for the next layout.
  var needsPass: Bool {
    hasChanges || !pending.isEmpty || !pendingNodes.isEmpty || !staleIntrinsicSizes.isEmpty
  }

  func markDirty(_ node: LayoutNode) {
    node.isDirty = true
    guard node !== root, let container = node.container else { return }
    container.layoutNode.dirtyChildren.append(node)
    container.setNeedsLayout()
  }

  /// A topmost view that does not follow its autoresizing mask takes the size that its constraints give it.
  private func applyRootSize(_ view: UIView) {
    root.isDirty = false
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    let origin = view.alignmentRectWithoutTransform.origin
    let size = CGSize(width: value(root.size.horizontal), height: value(root.size.vertical))
    let frame = view.frame(forAlignmentRect: CGRect(origin: origin, size: size)).roundedToPixels(of: view)
    if frame.size != view.bounds.size { view.setFrameFromLayout(frame) }
  }

  /// Gives the subviews that the solution moved their frames.
  func applySolution(to superview: UIView, _ node: LayoutNode) {
    let children = node.dirtyChildren
    node.dirtyChildren.removeAll(keepingCapacity: children.count <= 16)
    for child in children {
      child.isDirty = false
      guard !child.isGuide, child.isInstalled, let view = child.view, view.superview === superview,
        !view.translatesAutoresizingMaskIntoConstraints
      else { continue }
      let frame = view.frame(forAlignmentRect: rect(of: child)).roundedToPixels(of: view)
      if frame != view.frameWithoutTransform {
        view.setFrameFromLayout(frame)
        refreshDependents(of: child)
      }
    }
  }

  func refreshDependents(of node: LayoutNode) {
    for dependent in node.dependents { refreshOffset(of: dependent.takeUnretainedValue()) }
  }

  /// The solved rectangle, in the superview's or owning view's coordinates, not rounded.
  func rect(of node: LayoutNode) -> CGRect {
    let size = CGSize(width: value(node.size.horizontal), height: value(node.size.vertical))
    guard node !== root else { return CGRect(origin: .zero, size: size) }
    return CGRect(
      origin: CGPoint(x: value(node.position.horizontal), y: value(node.position.vertical)), size: size)
  }

  @inline(__always)
  private func value(_ variable: Solver.Variable) -> CGFloat {
    CGFloat(solver.pointee.value(of: variable))
  }
}

extension CGRect {
  /// The rectangle with its edges on whole pixels of a view's screen.
  ///
  /// Edges are rounded, not sizes: views that touch in the solution touch on the screen. Apple does not document the
  /// rule; ours rounds in the superview's coordinates, so that a layout does not depend on where it is in a window.
  /// Halves go up, and what the solver's arithmetic leaves of a half counts as one.
  @MainActor
  func roundedToPixels(of view: UIView) -> CGRect {
    let scale = view.pixelScale
    func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let left = round(minX)
    let top = round(minY)
    return CGRect(x: left, y: top, width: max(0, round(maxX) - left), height: max(0, round(maxY) - top))
  }
}

extension UIView {
  /// Pixels a point of the screen that the view is on, or of the main screen.
  fileprivate final var pixelScale: CGFloat {
    window?.screen.scale ?? UIScreen.main.scale
  }
}
