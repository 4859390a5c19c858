/// A view that a stack view arranges, with the constraints that hold it there.
@MainActor
final class ArrangedItem {
  let view: UIView
  /// The space after the view, where one was set.
  var customSpacing: CGFloat?
  /// What the length is in proportion to, in points, where lengths are.
  var proportion: CGFloat = 0

  /// Places the view after the one before, or at the beginning of the stack view.
  var place: NSLayoutConstraint?
  /// Says what part of the length the view has, or that it has none.
  var length: NSLayoutConstraint?
  /// The distance from the middle of the view before, where middles are distributed.
  var middle: NSLayoutConstraint?
  /// Across the axis: the near edge, the far edge, and the middle or the baseline.
  var crossStart: NSLayoutConstraint?
  var crossEnd: NSLayoutConstraint?
  var crossMiddle: NSLayoutConstraint?
  /// How broad a hidden view is, across the axis.
  var breadth: NSLayoutConstraint?

  init(_ view: UIView) {
    self.view = view
  }

  /// The intrinsic length of the view's content or, where it has none, the one that fits it.
  func contentLength(for axis: NSLayoutConstraint.Axis) -> CGFloat {
    func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    let intrinsic = length(view.intrinsicContentSize)
    if intrinsic >= 0, intrinsic.isFinite { return intrinsic }
    return length(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }

  var constraints: [NSLayoutConstraint] {
    [place, length, middle, crossStart, crossEnd, crossMiddle, breadth].compactMap { $0 }
  }
}

/// The constraints of a stack view that are no single view's.
@MainActor
struct StackEnds {
  /// Ties the last view to the end of the stack view.
  var last: NSLayoutConstraint?
  /// Keep the stack view small where its views leave its length or its breadth open.
  var length: NSLayoutConstraint?
  var breadth: NSLayoutConstraint?
  /// The least gap, where gaps are equal.
  var gap: NSLayoutConstraint?
  /// A length that views share: the gap between neighbours, or what the lengths of the views are multiples of.
  var unit: UILayoutGuide?

  nonisolated init() {}
}
