/// Manages a table that is its view, and has its rows and answers its questions.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcontroller>.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private var hasLoaded = false

  /// A controller of a table of a style.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcontroller/init(style:)>.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose table is the view of a nib file; without one, a plain table.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcontroller/init(nibname:bundle:)>.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from an Interface Builder file.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    decodeNib(coder, as: UITableViewController.self)
  }

  /// The table.
  ///
  /// A view that is no table raises `NSInternalInconsistencyException`. Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewcontroller/tableview>.
  open var tableView: UITableView! {
    get {
      let view: UIView = self.view
      guard let table = view as? UITableView else {
        raise(
          "NSInternalInconsistencyException",
          "-[UITableViewController loadView] instantiated view controller with identifier \"\(type(of: self))\" from "
            + "nib or storyboard, but didn't get a UITableView.")
        return nil
      }
      return table
    }
    set {
      view = newValue
      adoptTable()
    }
  }

  /// Whether the selection ends when the table is about to appear; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewcontroller/clearsselectiononviewwillappear>.
  open var clearsSelectionOnViewWillAppear: Bool = true

  open override func loadView() {
    if !loadViewFromNib() { view = UITableView(frame: UIScreen.main.bounds, style: style) }
    adoptTable()
  }

  /// The controller is the table's data source and delegate, unless a nib file gave it others.
  private func adoptTable() {
    guard let table = viewIfLoaded as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.tableDelegate == nil { table.delegate = self }
  }

  // MARK: Appearance

  /// Loads the table the first time, and ends its selection.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)>.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = viewIfLoaded as? UITableView else { return }
    if !hasLoaded {
      hasLoaded = true
      table.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    for path in table.selectedPaths { table.deselectRow(at: path, animated: animated) }
  }

  /// Shows the table's indicators for a moment.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)>.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (viewIfLoaded as? UITableView)?.flashScrollIndicators()
  }

  // MARK: Data source that subclasses override

  /// The sections of the storyboard; one by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewdatasource/numberofsections(in:)>.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContent?.sections.count ?? 1
  }

  /// The rows of the storyboard; none by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:numberofrowsinsection:)>.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.section(section)?.cells.count ?? 0
  }

  /// The cell of the storyboard. Where it has none, overrides make one: without this raises `NSInternalInconsistencyException`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:cellforrowat:)>.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let cell = tableView.staticContent?.cell(at: indexPath) { return cell }
    raise(
      "NSInternalInconsistencyException",
      "UITableView failed to obtain a cell from its dataSource (\(type(of: self)))")
    return UITableViewCell()
  }

  /// The title of the storyboard; none by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforheaderinsection:)>.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticContent?.section(section)?.header
  }

  /// The title of the storyboard; none by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforfooterinsection:)>.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticContent?.section(section)?.footer
  }

  // MARK: Delegate that subclasses override. What they leave alone counts as not implemented.

  /// A cell is about to be shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplay:forrowat:)>.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

  /// A header is about to be shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplayheaderview:forsection:)>.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

  /// A footer is about to be shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplayfooterview:forsection:)>.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

  /// A cell has left what is seen, or the table.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplaying:forrowat:)>.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
  }

  /// A header has left what is seen, or the table.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplayingheaderview:forsection:)>.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

  /// A footer has left what is seen, or the table.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplayingfooterview:forsection:)>.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

  /// The height of a row, in points, or `UITableView.automaticDimension`; the table's `rowHeight` by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforrowat:)>.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticContent?.height(at: indexPath, in: tableView)
      ?? tableView.unanswered(.rowHeight, tableView.rowHeight)
  }

  /// The height of a header; the table's `sectionHeaderHeight` by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforheaderinsection:)>.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.unanswered(.headerHeight, tableView.sectionHeaderHeight)
  }

  /// The height of a footer; the table's `sectionFooterHeight` by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforfooterinsection:)>.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.unanswered(.footerHeight, tableView.sectionFooterHeight)
  }

  /// The height that a row is taken to have until it is shown; the table's `estimatedRowHeight` by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforrowat:)>.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.unanswered(.estimatedRowHeight, tableView.estimatedRowHeight)
  }

  /// The height that a header is taken to have until it is shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforheaderinsection:)>.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.unanswered(.estimatedHeaderHeight, tableView.estimatedSectionHeaderHeight)
  }

  /// The height that a footer is taken to have until it is shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforfooterinsection:)>.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.unanswered(.estimatedFooterHeight, tableView.estimatedSectionFooterHeight)
  }

  /// The view above a section; nil for one with the data source's title, if there is one.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:viewforheaderinsection:)>.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.unanswered(.headerView, nil)
  }

  /// The view below a section; nil for one with the data source's title, if there is one.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:viewforfooterinsection:)>.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.unanswered(.footerView, nil)
  }

  /// The button for details of a row was tapped.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:accessorybuttontappedforrowwith:)>.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Whether a touched row is highlighted, and then selected; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldhighlightrowat:)>.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// A row was highlighted.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didhighlightrowat:)>.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// A row is highlighted no longer.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didunhighlightrowat:)>.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// A touch is about to select a row: the row to select, nil for none; the same one by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willselectrowat:)>.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.unanswered(.willSelect, indexPath)
  }

  /// A touch is about to deselect a row: the row to deselect, nil for none; the same one by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdeselectrowat:)>.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.unanswered(.willDeselect, indexPath)
  }

  /// A touch has selected a row.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)>.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// A touch has deselected a row.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:diddeselectrowat:)>.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// How far a row is indented, in levels; 0 by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:indentationlevelforrowat:)>.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    tableView.unanswered(.indentation, 0)
  }

  // MARK: Scroll view delegate that subclasses override

  /// Does nothing. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)>.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidzoom(_:)>.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindragging(_:)>.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:)>.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddragging(_:willdecelerate:)>.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindecelerating(_:)>.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddecelerating(_:)>.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)>.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/viewforzooming(in:)>.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbeginzooming(_:with:)>.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendzooming(_:with:atscale:)>.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  /// Does nothing. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset(_:)>.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
