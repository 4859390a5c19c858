extension UICollectionView {
  /// A class of cells and how they are set up for an item. Made once, outside the method that is asked for cells: each
  /// registration has cells of its own.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration>.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up for an item.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration/handler>.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let source: CellPools.Source
    let identifier = RegistrationName.next()

    /// Cells of the class.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration/init(handler:)>.
    public init(handler: @escaping Handler) {
      self.handler = handler
      source = .type(Cell.self)
    }

    /// Cells from a nib file with one cell at its top.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration/init(cellnib:handler:)>.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      source = .nib(cellNib)
    }
  }

  /// A class of supplementary views of a kind and how they are set up for a place.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration>.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view up for a place.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration/handler>.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let handler: Handler
    let kind: String
    let source: CellPools.Source
    let identifier = RegistrationName.next()

    /// Views of the class.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration/init(elementkind:handler:)>.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      source = .type(Supplementary.self)
    }

    /// Views from a nib file with one view at its top.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration/init(supplementarynib:elementkind:handler:)>.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      source = .nib(supplementaryNib)
    }
  }

  /// A cell for an item, free or new, which the registration has set up; without an item it has not.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/dequeueconfiguredreusablecell(using:for:item:)>.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    pools.sources[.init(kind: nil, identifier: registration.identifier)] = registration.source
    guard let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell else {
      preconditionFailure("a registration's nib holds a cell of another class than \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view, free or new, which the registration has set up.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/dequeueconfiguredreusablesupplementary(using:for:)>.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    pools.sources[.init(kind: registration.kind, identifier: registration.identifier)] = registration.source
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("a registration's nib holds a view of another class than \(Supplementary.self)")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// The identifiers under which registrations have their views.
@MainActor
enum RegistrationName {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "UICollectionView.Registration \(count)"
  }
}
