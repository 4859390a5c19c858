import Testing

@testable import UIKit

@MainActor
@Suite struct UICollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// Items on a circle, with a decoration in the middle.
  private final class CircleLayout: UICollectionViewLayout {
    var radius: CGFloat = 100
    var prepared = 0
    var alpha: CGFloat = 1
    var boundsAsked: [CGFloat] = []

    override func prepare() {
      super.prepare()
      prepared += 1
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 800) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      boundsAsked.append(newBounds.minY)
      return newBounds.minY >= 100
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.size = CGSize(width: 20, height: 20)
      let angle = CGFloat(indexPath.item) * .pi / 2
      attributes.center = CGPoint(x: 200 + radius * cos(angle), y: 200 + radius * sin(angle))
      attributes.alpha = alpha
      attributes.zIndex = -indexPath.item
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      let middle = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "middle", with: IndexPath(item: 0, section: 0))
      middle.frame = CGRect(x: 190, y: 190, width: 20, height: 20)
      middle.zIndex = -100
      return [middle] + (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
  }

  @Test func `a layout of one's own places cells and decorations, the lower ones behind`() {
    let layout = CircleLayout()
    layout.register(BandView.self, forDecorationViewOfKind: "middle")
    let stage = CollectionStage(CollectionData(items: 4), layout: layout)
    #expect(stage.items == ["0 290 190 20 20", "1 190 290 20 20", "2 90 190 20 20", "3 190 90 20 20"])
    let elements = stage.collection.subviews.filter { $0 is UICollectionReusableView }
    #expect(elements.first is BandView)
    #expect(elements.dropFirst().map { ($0 as? TextCell)?.text } == ["3", "2", "1", "0"])
    #expect(layout.prepared == 1)
    layout.radius = 50
    layout.invalidateLayout()
    #expect(layout.prepared == 1)
    stage.stage.frame()
    #expect(layout.prepared == 2)
    #expect(stage.items.first == "0 240 190 20 20")
  }

  @Test func `the layout is asked whether other bounds mean another layout`() {
    let layout = CircleLayout()
    layout.register(BandView.self, forDecorationViewOfKind: "middle")
    let stage = CollectionStage(CollectionData(items: 4), layout: layout)
    let prepared = layout.prepared
    layout.boundsAsked = []
    stage.collection.contentOffset.y = 50
    stage.stage.frame()
    #expect(layout.prepared == prepared)
    stage.collection.contentOffset.y = 120
    stage.stage.frame()
    #expect(layout.prepared == prepared + 1)
    #expect(layout.boundsAsked == [50, 120])
    #expect(stage.collection.indexPathsForVisibleItems == [path(0), path(1), path(2)])
  }

  @Test func `only what is seen has cells, which are used again`() {
    let stage = CollectionStage(CollectionData(items: 1000), item: CGSize(width: 390, height: 40)) {
      $0.minimumLineSpacing = 0
    }
    #expect(TextCell.made == 10)
    let first = stage.collection.cellForItem(at: path(0)) as? TextCell
    stage.collection.contentOffset.y = 4000
    stage.stage.frame()
    #expect(TextCell.made <= 11)
    #expect(stage.items.first == "100 0 4000 390 40")
    #expect((first?.reused ?? 0) > 0)
    #expect(stage.collection.cellForItem(at: path(0)) == nil)
    #expect(stage.collection.indexPathForItem(at: CGPoint(x: 10, y: 4050)) == path(101))
    #expect(stage.collection.indexPathForItem(at: CGPoint(x: 10, y: 90_000)) == nil)
    #expect(stage.collection.layoutAttributesForItem(at: path(900))?.frame.minY == 36_000)
  }

  @Test func `cells are told of before they are shown and after they were`() {
    let data = CollectionData(items: 6)
    data.notesDisplay = true
    let stage = CollectionStage(data, item: CGSize(width: 390, height: 200)) { $0.minimumLineSpacing = 0 }
    #expect(data.take() == ["will display 0-0", "will display 0-1"])
    stage.collection.contentOffset.y = 200
    stage.stage.frame()
    #expect(data.take() == ["did end 0-0", "will display 0-2"])
    stage.collection.reloadData()
    stage.stage.frame()
    #expect(Set(data.take()) == ["did end 0-1", "did end 0-2", "will display 0-1", "will display 0-2"])
  }

  @Test func `a tap highlights and selects, and lets go of the item before`() {
    let stage = CollectionStage(CollectionData(items: 6), item: CGSize(width: 100, height: 100))
    stage.tap(50, 50)
    #expect(stage.data.take() == ["highlight 0-0", "select 0-0", "unhighlight 0-0"])
    #expect(stage.collection.cellForItem(at: path(0))?.isSelected == true)
    stage.tap(190, 50)
    #expect(stage.data.take() == ["highlight 0-1", "deselect 0-0", "select 0-1", "unhighlight 0-1"])
    #expect(stage.collection.indexPathsForSelectedItems == [path(1)])
    stage.data.allows = { _ in false }
    stage.tap(50, 50)
    #expect(stage.data.take() == ["highlight 0-0", "unhighlight 0-0"])
    #expect(stage.collection.indexPathsForSelectedItems == [path(1)])
  }

  @Test func `several items are selected one by one, and a second tap lets go`() {
    let stage = CollectionStage(CollectionData(items: 6), item: CGSize(width: 100, height: 100))
    stage.collection.allowsMultipleSelection = true
    stage.tap(50, 50)
    stage.tap(190, 50)
    #expect(stage.collection.indexPathsForSelectedItems == [path(0), path(1)])
    stage.tap(50, 50)
    #expect(stage.collection.indexPathsForSelectedItems == [path(1)])
    #expect(stage.data.take().filter { $0.contains("select") } == ["select 0-0", "select 0-1", "deselect 0-0"])
    stage.collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(stage.collection.indexPathsForSelectedItems == nil)
    #expect(stage.data.take() == [])
  }

  @Test func `a background of a selected cell is seen while it is selected`() {
    let stage = CollectionStage(CollectionData(items: 2), item: CGSize(width: 100, height: 100))
    let cell = stage.collection.cellForItem(at: path(0))!
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    #expect(
      cell.subviews.map { $0 === cell.backgroundView ? "back" : $0 === cell.contentView ? "content" : "selected" }
        == ["back", "selected", "content"])
    #expect(cell.selectedBackgroundView?.isHidden == true)
    stage.collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    #expect(cell.selectedBackgroundView?.isHidden == false)
  }

  @Test func `scrolling brings an item where it is wanted`() {
    let stage = CollectionStage(CollectionData(items: 100), item: CGSize(width: 390, height: 50)) {
      $0.minimumLineSpacing = 0
    }
    stage.collection.scrollToItem(at: path(50), at: .top, animated: false)
    #expect(stage.collection.contentOffset.y == 2500)
    stage.collection.scrollToItem(at: path(50), at: .centeredVertically, animated: false)
    #expect(stage.collection.contentOffset.y == 2325)
    stage.collection.scrollToItem(at: path(50), at: .bottom, animated: false)
    #expect(stage.collection.contentOffset.y == 2150)
    stage.collection.scrollToItem(at: path(0), at: .bottom, animated: false)
    #expect(stage.collection.contentOffset.y == 0)
    let raised = exceptions { stage.collection.scrollToItem(at: path(100), at: .top, animated: false) }
    #expect(raised.count == 1 && raised[0].name == "NSInvalidArgumentException")
  }

  @Test func `an identifier that nobody registered raises`() {
    let stage = CollectionStage(CollectionData(items: 1))
    let raised = exceptions {
      _ = stage.collection.dequeueReusableCell(withReuseIdentifier: "none", for: path(0))
    }
    #expect(raised.count == 1 && raised[0].reason.contains("could not dequeue a view of kind"))
  }

  @Test func `registrations make cells and headers and set them up`() {
    final class Source: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<TextCell, String> { cell, path, item in
        cell.text = "\(item) at \(path.item)"
      }
      let others = UICollectionView.CellRegistration<TextCell, String> { cell, _, _ in cell.text = "other" }
      let headers = UICollectionView.SupplementaryRegistration<BandView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in view.text = "section \(path.section)" }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: indexPath.item == 0 ? cells : others, for: indexPath, item: "item")
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let stage = CollectionStage(CollectionData(items: 0), item: CGSize(width: 390, height: 50)) {
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
    }
    let source = Source()
    stage.collection.dataSource = source
    stage.stage.frame()
    #expect(stage.items == ["item at 0 0 20 390 50", "other 0 80 390 50"])
    #expect(stage.bands == ["section 0 0 20"])
  }

  @Test func `another layout takes over, and what is seen goes to its new place`() {
    forgetWhatWaits()
    let stage = CollectionStage(CollectionData(items: 4), item: CGSize(width: 100, height: 100))
    let cell = stage.collection.cellForItem(at: path(3))!
    #expect(cell.frame.origin == CGPoint(x: 0, y: 110))
    let list = UICollectionViewFlowLayout()
    list.itemSize = CGSize(width: 390, height: 50)
    list.minimumLineSpacing = 0
    var completed: [Bool] = []
    stage.collection.setCollectionViewLayout(list, animated: true) { completed.append($0) }
    #expect(cell.frame == CGRect(x: 0, y: 150, width: 390, height: 50))
    stage.stage.advance(by: 0.15)
    let shown = cell.layer.presentation()?.frame ?? .zero
    #expect(shown.minY > 115 && shown.minY < 145 && shown.width > 120 && shown.width < 370)
    #expect(completed == [])
    stage.stage.advance(by: 0.3)
    #expect(completed == [true])
    #expect(stage.collection.cellForItem(at: path(3)) === cell)
    #expect(list.collectionView === stage.collection)
  }

  @Test func `the layout chooses where scrolling comes to rest`() {
    final class Steps: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        CGPoint(x: 0, y: (proposedContentOffset.y / 300).rounded() * 300)
      }
    }
    forgetWhatWaits()
    let steps = Steps()
    steps.itemSize = CGSize(width: 390, height: 50)
    let stage = CollectionStage(CollectionData(items: 100), layout: steps)
    stage.gestures.began(100, 450)
    for step in 1...10 {
      stage.stage.advance(by: 1 / 60.0)
      stage.gestures.moved(100, 450 - CGFloat(step) * 18)
    }
    stage.gestures.ended(100, 270)
    for _ in 0..<300 { stage.stage.advance(by: 1 / 60.0) }
    let offset = stage.collection.contentOffset.y
    #expect(offset >= 300 && abs(offset.truncatingRemainder(dividingBy: 300)) < 0.01, "\(offset)")
  }

  @Test func `a controller has a collection that asks it`() {
    final class Controller: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    let stage = Stage(device: "390x844@3", controller: controller)
    stage.frame()
    #expect(controller.collectionView.visibleCells.count == 3)
    #expect(controller.collectionView.delegate === controller)
    #expect(controller.collectionViewLayout === controller.collectionView.collectionViewLayout)
  }
}
