import ConstraintSolver

extension LayoutEngine {
  /// Brings the solution up to date and marks the superviews of the items that moved as needing layout.
  ///
  /// Where the whole tree is about to be laid out (`placesWholeTree`), views that nobody watches being placed are placed
  /// here, which is most of the views of most trees.
  func prepareLayout(placesWholeTree: Bool = false) {
    flush()
    guard hasChanges else { return }
    hasChanges = false
    LayoutEngine.lastPass &+= 1
    let isImmediate = placesWholeTree && ViewAnimation.current == nil
    let scale = root.view?.pixelScale ?? 1
    // Without closures: they would be checked for their actor each time. The variables of an item follow each other.
    var last: UnsafeMutableRawPointer?
    while let variable = solver.pointee.nextChangedVariable() {
      guard let owner = variableOwners[Int(variable.index)], owner.toOpaque() != last else { continue }
      last = owner.toOpaque()
      let node = owner.takeUnretainedValue()
      if isImmediate, placeUnwatched(node, scale) { continue }
      markDirty(node)
    }
    if root.isDirty, let view = root.view { applyRootSize(view) }
  }

  /// Whether something waits for the next layout.
  var needsPass: Bool {
    hasChanges || !pending.isEmpty || !pendingNodes.isEmpty || !staleIntrinsicSizes.isEmpty
  }

  private func markDirty(_ node: LayoutNode) {
    let wasDirty = node.isDirty
    node.isDirty = true
    guard node !== root, let container = node.containerNode else { return }
    if !wasDirty { container.dirtyChildren.append(node) }
    guard container.markedPass != LayoutEngine.lastPass else { return }
    container.markedPass = LayoutEngine.lastPass
    container.view?.setNeedsLayout()
  }

  /// Gives a view its solved frame where no code but ours notices how and when.
  /// - Returns: false where that is not so, and nothing has been done.
  @inline(__always)
  private func placeUnwatched(_ node: LayoutNode, _ scale: CGFloat) -> Bool {
    guard !node.isDirty, !node.isGuide, !node.followsMask, let view = node.view, view.isPlacedUnwatched,
      node.dependents.isEmpty, node.dirtyChildren.isEmpty
    else { return false }
    let values = solver.pointee.values(
      node.position.horizontal, node.position.vertical, node.size.horizontal, node.size.vertical)
    return view.placeUnwatched(
      CGRect(x: values.x, y: values.y, width: values.z, height: values.w).roundedToPixels(scale))
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
    // Taken whole, as views that are placed may mark others; the memory is given back for the next time.
    var children: [LayoutNode] = []
    swap(&children, &node.dirtyChildren)
    let scale = superview.pixelScale
    let isImmediate = ViewAnimation.current == nil
    for child in children {
      child.isDirty = false
      guard !child.isGuide, child.engineIndex >= 0, child.engine === self, let view = child.view,
        view.superview === superview
      else { continue }
      let isChanged: Bool
      if isImmediate, view.flags.contains(.hasPlainGeometry) {
        if child.followsMask { continue }
        let values = solver.pointee.values(
          child.position.horizontal, child.position.vertical, child.size.horizontal, child.size.vertical)
        isChanged = view.setPlainFrameFromLayout(
          CGRect(x: values.x, y: values.y, width: values.z, height: values.w).roundedToPixels(scale))
      } else {
        if view.translatesAutoresizingMaskIntoConstraints { continue }
        let frame = view.frame(forAlignmentRect: rect(of: child)).roundedToPixels(scale)
        isChanged = frame != view.frameWithoutTransform
        if isChanged { view.setFrameFromLayout(frame) }
      }
      if isChanged, !child.dependents.isEmpty { refreshDependents(of: child) }
    }
    if node.dirtyChildren.isEmpty, children.count <= 64 {
      children.removeAll(keepingCapacity: true)
      swap(&children, &node.dirtyChildren)
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
  func roundedToPixels(of view: UIView) -> CGRect { roundedToPixels(view.pixelScale) }

  /// The rectangle with its edges on whole pixels, of which so many are a point.
  func roundedToPixels(_ scale: CGFloat) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat {
      let pixels = value * scale + 0.5 + 1e-6
      // Through whole numbers: rounding down is a call of the C library on processors that cannot be asked for it.
      guard abs(pixels) < 1e15 else { return pixels.rounded(.down) / scale }
      let whole = CGFloat(Int64(pixels))
      return (whole > pixels ? whole - 1 : whole) / scale
    }
    let left = round(minX)
    let top = round(minY)
    return CGRect(x: left, y: top, width: max(0, round(maxX) - left), height: max(0, round(maxY) - top))
  }
}

extension UIView {
  /// Pixels a point of the screen that the view is on, or of the main screen.
  final var pixelScale: CGFloat {
    window?.screen.scale ?? UIScreen.main.scale
  }
}
