extension UIView {
  /// The value for a direction in which a view has no intrinsic content size.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/nointrinsicmetric>.
  public static let noIntrinsicMetric: CGFloat = -1

  /// How strongly the view resists being larger than its content; 250 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/contenthuggingpriority(for:)>.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let layoutState else { return .defaultLow }
    return axis == .horizontal ? layoutState.hugging.horizontal : layoutState.hugging.vertical
  }

  /// Sets how strongly the view resists being larger than its content; 0 or less takes the resistance away.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/setcontenthuggingpriority(_:for:)>.
  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    let state = madeLayoutState
    let rows = state.node.systemRows.hugging
    if axis == .horizontal { state.hugging.horizontal = priority } else { state.hugging.vertical = priority }
    state.node.liveEngine?.contentPriorityDidChange(
      of: state.node, row: axis == .horizontal ? rows.0 : rows.1, to: priority)
  }

  /// How strongly the view resists being smaller than its content; 750 by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/contentcompressionresistancepriority(for:)>.
  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let layoutState else { return .defaultHigh }
    return axis == .horizontal ? layoutState.compression.horizontal : layoutState.compression.vertical
  }

  /// Sets how strongly the view resists being smaller than its content; 0 or less takes the resistance away.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/setcontentcompressionresistancepriority(_:for:)>.
  public final func setContentCompressionResistancePriority(
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
