extension UIView {
  /// The target for the smallest size that fits, for `systemLayoutSizeFitting(_:)`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layoutfittingcompressedsize>.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target for the largest size that fits, for `systemLayoutSizeFitting(_:)`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layoutfittingexpandedsize>.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Solves the subtree apart and answers the size of the view's frame.
  final func measuredFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    UpdateConstraintsQueue.update(treeOf: self)
    let size = LayoutEngine.fittingSize(of: self, target, horizontal, vertical)
    return frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
  }
}
