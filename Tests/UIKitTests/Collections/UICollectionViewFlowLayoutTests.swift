import Testing

@testable import UIKit

@MainActor
@Suite struct UICollectionViewFlowLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `items fill lines, and what is left of a line is shared out`() {
    let stage = CollectionStage(CollectionData(items: 5), item: CGSize(width: 100, height: 40))
    // Three fit: 390 - 300 leaves two spaces of 45. The last line has the same spaces.
    #expect(
      stage.items == [
        "0 0 0 100 40", "1 145 0 100 40", "2 290 0 100 40", "3 0 50 100 40", "4 145 50 100 40",
      ])
    #expect(stage.collection.contentSize == CGSize(width: 390, height: 90))
  }

  @Test func `items of three sizes lie in the middle of their lines`() {
    let data = CollectionData([["a", "b", "c"]])
    data.sizes = ["a": CGSize(width: 190, height: 20), "b": CGSize(width: 190, height: 60)]
    let stage = CollectionStage(data, item: CGSize(width: 390, height: 30))
    #expect(stage.items == ["a 0 20 190 20", "b 200 0 190 60", "c 0 70 390 30"])
  }

  @Test func `sections have headers, insets and footers`() {
    let stage = CollectionStage(CollectionData([["a"], ["b"]]), item: CGSize(width: 100, height: 40)) {
      $0.headerReferenceSize = CGSize(width: 1, height: 30)
      $0.footerReferenceSize = CGSize(width: 1, height: 20)
      $0.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 11)
    }
    #expect(stage.items == ["a 7 35 100 40", "b 7 139 100 40"])
    #expect(stage.bands == ["header 0 0 30", "footer 0 84 20", "header 1 104 30", "footer 1 188 20"])
    #expect(stage.collection.contentSize.height == 208)
    stage.flow.headerReferenceSize = .zero
    stage.stage.frame()
    #expect(stage.bands == ["footer 0 54 20", "footer 1 128 20"])
  }

  @Test func `sideways the axes are exchanged`() {
    let stage = CollectionStage(CollectionData(items: 40), item: CGSize(width: 50, height: 120)) {
      $0.scrollDirection = .horizontal
      $0.sectionInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    }
    // Three below each other: 400 - 360 leaves two spaces of 20.
    #expect(stage.items.prefix(4) == ["0 30 0 50 120", "1 30 140 50 120", "2 30 280 50 120", "3 90 0 50 120"])
    #expect(stage.collection.contentSize == CGSize(width: 30 + 14 * 50 + 13 * 10, height: 400))
    stage.collection.contentOffset.x = 400
    stage.stage.frame()
    #expect(stage.items.allSatisfy { !$0.hasPrefix("0 ") })
  }

  @Test func `a header stays in sight until its section is gone`() {
    let stage = CollectionStage(
      CollectionData([(0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }]), item: CGSize(width: 390, height: 40)
    ) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.minimumLineSpacing = 0
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.collection.contentOffset.y = 200
    stage.stage.frame()
    #expect(stage.bands == ["header 0 200 30"])
    let header = stage.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
    #expect(stage.collection.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }.last === header)
    // The first section ends at 830.
    stage.collection.contentOffset.y = 815
    stage.stage.frame()
    #expect(stage.bands == ["header 0 800 30", "header 1 830 30"])
  }

  @Test func `cells say how large they are where sizes are estimates`() {
    let data = CollectionData([["a", "b", "c", "d"]])
    data.wanted = [
      "a": CGSize(width: 200, height: 30), "b": CGSize(width: 200, height: 50), "c": CGSize(width: 100, height: 10),
    ]
    let stage = CollectionStage(data, item: CGSize(width: 50, height: 50)) {
      $0.estimatedItemSize = CGSize(width: 80, height: 20)
    }
    #expect(stage.collection.cellForItem(at: path(0))?.frame.size == CGSize(width: 200, height: 30))
    #expect(stage.collection.cellForItem(at: path(1))?.frame.size == CGSize(width: 200, height: 50))
    #expect(stage.collection.cellForItem(at: path(2))?.frame.size == CGSize(width: 100, height: 10))
    #expect(stage.collection.cellForItem(at: path(3))?.frame.size == CGSize(width: 80, height: 20))
    #expect(stage.collection.cellForItem(at: path(1))?.frame.minY == 40)
  }

  @Test func `constraints of the content say how large an item is`() {
    final class Box: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalToConstant: 70), box.heightAnchor.constraint(equalToConstant: 33),
          box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 4),
          contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let stage = CollectionStage(CollectionData(items: 2), layout: flow) {
      $0.register(Box.self, forCellWithReuseIdentifier: "cell")
    }
    #expect(stage.collection.cellForItem(at: path(0))?.frame.size == CGSize(width: 70, height: 37))
    #expect(stage.collection.contentSize.height == 37)
  }

  @Test func `another width puts the items into other lines`() {
    let stage = CollectionStage(CollectionData(items: 4), item: CGSize(width: 100, height: 40))
    stage.collection.frame.size.width = 220
    stage.stage.frame()
    #expect(stage.items == ["0 0 0 100 40", "1 120 0 100 40", "2 0 50 100 40", "3 120 50 100 40"])
  }

  @Test func `a hundred thousand items cost what is seen of them`() {
    let stage = CollectionStage(CollectionData(items: 100_000), item: CGSize(width: 130, height: 40)) {
      $0.minimumInteritemSpacing = 0
      $0.minimumLineSpacing = 0
    }
    #expect(TextCell.made == 30)
    stage.collection.contentOffset.y = 1_000_000
    stage.stage.frame()
    #expect(stage.items.first == "75000 0 1000000 130 40")
    #expect(TextCell.made <= 33, "cells are used again")
  }

  @Test func `a layout may set its measures while it is prepared`() {
    final class Columns: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        minimumInteritemSpacing = 0
        itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 3, height: 20)
      }
    }
    let stage = CollectionStage(CollectionData(items: 4), layout: Columns())
    #expect(stage.items == ["0 0 0 130 20", "1 130 0 130 20", "2 260 0 130 20", "3 0 30 130 20"])
  }

  @Test func `cells keep the sizes that they asked for when items come, go and move`() {
    let data = CollectionData([["a", "b", "c"]])
    for (text, height) in [("a", 30), ("b", 50), ("c", 70), ("d", 90)] {
      data.wanted[text] = CGSize(width: 390, height: height)
    }
    let stage = CollectionStage(data, item: CGSize(width: 50, height: 50)) {
      $0.estimatedItemSize = CGSize(width: 390, height: 20)
      $0.minimumLineSpacing = 0
    }
    data.sections = [["d", "c", "a"]]
    UIView.performWithoutAnimation {
      stage.collection.performBatchUpdates {
        stage.collection.deleteItems(at: [path(1)])
        stage.collection.insertItems(at: [path(0)])
        stage.collection.moveItem(at: path(2), to: path(1))
      }
    }
    let expected = ["d 0 0 390 90", "c 0 90 390 70", "a 0 160 390 30"]
    #expect(stage.items == expected, "also where it is not laid out again")
    stage.stage.frame()
    #expect(stage.items == expected)
    #expect(stage.collection.contentSize.height == 190)
  }

  @Test func `a layout that asks super about sizes once goes on being asked`() {
    final class Own: UICollectionViewLayout {
      var heights: [Int: CGFloat] = [:]
      override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 400) }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: 0, y: CGFloat(indexPath.item) * 100, width: 390, height: heights[indexPath.item] ?? 20)
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
          layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        _ = super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
        return preferredAttributes.size != originalAttributes.size
      }
    }
    let data = CollectionData([["a", "b"]])
    data.wanted = ["a": CGSize(width: 390, height: 30), "b": CGSize(width: 390, height: 40)]
    let stage = CollectionStage(data, layout: Own())
    #expect(stage.items == ["a 0 0 390 30", "b 0 100 390 40"])
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5]) func `lines that are laid out again are as if all were`(_ seed: UInt64) {
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var measures = FlowMeasures()
    measures.count = 60
    measures.inset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
    (measures.lineSpacing, measures.itemSpacing, measures.headerLength, measures.footerLength) = (4, 6, 20, 10)
    measures.sizes = (0..<60).map { _ in CGSize(width: 20 + random(150), height: 10 + random(30)) }
    var section = FlowSection(measures, breadth: 390)
    for round in 0..<100 {
      let first = random(60)
      let items = first...min(first + random(4), 59)
      for item in items { measures.sizes?[item] = CGSize(width: 20 + random(150), height: 10 + random(30)) }
      section.layOut(again: items, measures)
      section.start = CGFloat(random(100))
      var whole = FlowSection(measures, breadth: 390)
      whole.start = section.start
      let isSame = (0..<60).allSatisfy { item in
        guard let one = section.frame(of: item), let other = whole.frame(of: item) else { return false }
        return abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6 && one.size == other.size
      }
      #expect(isSame && abs(section.end - whole.end) < 1e-6, "round \(round)")
      if !isSame { break }
    }
  }
}
