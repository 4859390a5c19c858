/// Manages a collection that is its view, and has its items and hears what happens to them.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller>.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let layout: UICollectionViewLayout
  private var hasLoaded = false

  /// A controller of a collection with a layout.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/init(collectionviewlayout:)>.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose collection is the view of a nib file; without one, a collection with a flow layout.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/init(nibname:bundle:)>.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from an Interface Builder file.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection. A view that is none raises `NSInternalInconsistencyException`.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/collectionview>.
  open var collectionView: UICollectionView! {
    get {
      let view: UIView = self.view
      if let shownCollection { return shownCollection }
      raise(
        "NSInternalInconsistencyException",
        "-[UICollectionViewController loadView] instantiated view controller with identifier \"\(type(of: self))\" "
          + "from nib or storyboard, but didn't get a UICollectionView. (\(type(of: view)))")
      return nil
    }
    set {
      view = newValue
      adoptCollection()
    }
  }

  /// The layout of the collection, or, before there is one, the layout that it is made with.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/collectionviewlayout>.
  open var collectionViewLayout: UICollectionViewLayout { shownCollection?.collectionViewLayout ?? layout }

  /// Whether the selection ends when the collection is about to appear; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/clearsselectiononviewwillappear>.
  open var clearsSelectionOnViewWillAppear: Bool = true

  open override func loadView() {
    if !loadViewFromNib() {
      let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
      collection.backgroundColor = .systemBackground
      collection.alwaysBounceVertical = true
      view = collection
    }
    adoptCollection()
  }

  private var shownCollection: UICollectionView? { viewIfLoaded as? UICollectionView }

  /// The controller is the collection's data source and delegate, unless it has others.
  private func adoptCollection() {
    guard let collection = shownCollection else { return }
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.collectionDelegate == nil { collection.delegate = self }
  }

  // MARK: Appearance

  /// Loads the collection the first time, and ends its selection.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)>.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let collection = shownCollection else { return }
    if !hasLoaded {
      hasLoaded = true
      collection.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collection.selectedPaths { collection.deselectItem(at: path, animated: animated) }
  }

  // MARK: Data source that subclasses override

  /// One section by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/numberofsections(in:)>.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// No items by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:numberofitemsinsection:)>.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// Overrides make a cell: without one this raises `NSInternalInconsistencyException`.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:cellforitemat:)>.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    raise(
      "NSInternalInconsistencyException",
      "UICollectionView failed to obtain a cell from its dataSource (\(type(of: self)))")
    return UICollectionViewCell(frame: .zero)
  }

  /// Overrides make a view: without one this raises `NSInternalInconsistencyException`.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:viewforsupplementaryelementofkind:at:)>.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    raise(
      "NSInternalInconsistencyException",
      "UICollectionView failed to obtain a view of kind \(kind) from its dataSource (\(type(of: self)))")
    return UICollectionReusableView(frame: .zero)
  }

  // MARK: Delegate that subclasses override

  /// Whether a touched item is highlighted, and may then be selected; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldhighlightitemat:)>.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// An item was highlighted.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didhighlightitemat:)>.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// An item is highlighted no longer.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didunhighlightitemat:)>.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Whether a touch may select an item; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldselectitemat:)>.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }

  /// Whether a touch may deselect an item, where several can be selected; true by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shoulddeselectitemat:)>.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// A touch has selected an item.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didselectitemat:)>.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// A touch has deselected an item.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:diddeselectitemat:)>.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// A cell is about to be shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willdisplay:foritemat:)>.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// A supplementary view is about to be shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willdisplaysupplementaryview:forelementkind:at:)>.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// A cell has left what is seen, or the collection.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didenddisplaying:foritemat:)>.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// A supplementary view has left what is seen, or the collection.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didenddisplayingsupplementaryview:forelementofkind:at:)>.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Where the content is after an update or a change of the layout; the layout's answer by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:targetcontentoffsetforproposedcontentoffset:)>.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

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
