/// Cells and views that wait for other places in a collection, and what new ones are made of.
struct CollectionPools {
  struct Key: Hashable {
    /// Nil of cells.
    var kind: String?
    var identifier: String
    var isDecoration = false
  }

  var sources: [Key: CellPools.Source] = [:]
  var views: [Key: [UICollectionReusableView]] = [:]

  /// Whether a class may be registered for views of a kind, or is none; raises where not.
  static func isKind<View: UIView>(_ type: AnyClass?, _ kind: View.Type) -> Bool {
    guard let type, !(type is View.Type) else { return true }
    raise(
      "NSInvalidArgumentException",
      "Cannot register \(String(describing: type)) for reuse: it is no subclass of \(kind)")
    return false
  }
}

/// What tells an element of a collection from the others.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var path: IndexPath

  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
    path = attributes.indexPath
  }

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
    self.category = category
    self.kind = kind
    self.path = path
  }
}
