/// Tells the places of rows in what is shown from those in the data, where placeholders make them differ. Here there
/// are no placeholders: they are the same.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uidatasourcetranslating>.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uidatasourcetranslating/presentationsectionindex(fordatasourcesectionindex:)>.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uidatasourcetranslating/datasourcesectionindex(forpresentationsectionindex:)>.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uidatasourcetranslating/presentationindexpath(fordatasourceindexpath:)>.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uidatasourcetranslating/datasourceindexpath(forpresentationindexpath:)>.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Runs a closure in which places are those of what is shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uidatasourcetranslating/performusingpresentationvalues(_:)>.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

/// What tables and collections answer.
extension UIDataSourceTranslating where Self: UIScrollView {
  /// The section as the view shows it. Without placeholders, which there are none of here, all of these answer what
  /// they are given.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uidatasourcetranslating/presentationsectionindex(fordatasourcesectionindex:)>.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }

  /// The section as the data source counts it.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uidatasourcetranslating/datasourcesectionindex(forpresentationsectionindex:)>.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }

  /// The item or row as the view shows it.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uidatasourcetranslating/presentationindexpath(fordatasourceindexpath:)>.
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath
  }

  /// The item or row as the data source counts it.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uidatasourcetranslating/datasourceindexpath(forpresentationindexpath:)>.
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath
  }

  /// Calls the closure, in which places count as the view shows them.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uidatasourcetranslating/performusingpresentationvalues(_:)>.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}

extension UIDataSourceTranslating where Self: UITableView {
  /// Who says how the table looks and hears what happens to its rows; not held. Another one has the table loaded anew.
  ///
  /// It is here that it is declared, as Swift lets no property of a class have another type in a subclass. Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableview/delegate>.
  public var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}
