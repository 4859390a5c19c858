/// What a flow layout is told of a section.
struct FlowMeasures {
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  /// Along the direction in which the layout grows.
  var headerLength: CGFloat = 0
  var footerLength: CGFloat = 0
  /// The sizes of items, where they differ; otherwise `itemSize` holds for all.
  var sizes: [CGSize]?
  var itemSize = CGSize.zero
  var count = 0

  func size(of item: Int) -> CGSize {
    sizes?[item] ?? itemSize
  }
}
