extension UIView {
  /// The value for a direction in which a view has no intrinsic content size.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/nointrinsicmetric>.
  public static let noIntrinsicMetric: CGFloat = -1

  /// What `contentHuggingPriority` does, unless a subclass does something else.
  final func plainContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let layoutState else { return .defaultLow }
    return axis == .horizontal ? layoutState.hugging.horizontal : layoutState.hugging.vertical
  }

  /// What `setContentHuggingPriority` does, unless a subclass does something else.
  final func plainSetContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    let state = madeLayoutState
    let rows = state.node.systemRows.hugging
    if axis == .horizontal { state.hugging.horizontal = priority } else { state.hugging.vertical = priority }
    state.node.liveEngine?.contentPriorityDidChange(
      of: state.node, row: axis == .horizontal ? rows.0 : rows.1, to: priority)
  }

  /// What `contentCompressionResistancePriority` does, unless a subclass does something else.
  final func plainContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let layoutState else { return .defaultHigh }
    return axis == .horizontal ? layoutState.compression.horizontal : layoutState.compression.vertical
  }

  /// What `setContentCompressionResistancePriority` does, unless a subclass does something else.
  final func plainSetContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    let state = madeLayoutState
    let rows = state.node.systemRows.compression
    if axis == .horizontal { state.compression.horizontal = priority } else { state.compression.vertical = priority }
    state.node.liveEngine?.contentPriorityDidChange(
      of: state.node, row: axis == .horizontal ? rows.0 : rows.1, to: priority)
  }
}
