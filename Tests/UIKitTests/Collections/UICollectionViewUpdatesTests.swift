import Testing

@testable import UIKit

@MainActor
@Suite struct UICollectionViewUpdatesTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func list(_ sections: [[String]]) -> CollectionStage {
    CollectionStage(CollectionData(sections), item: CGSize(width: 390, height: 50)) { $0.minimumLineSpacing = 0 }
  }

  @Test func `items come, go and move at once where nothing is animated`() {
    let stage = list([["a", "b", "c", "d"]])
    stage.collection.selectItem(at: path(2), animated: false, scrollPosition: [])
    stage.data.sections = [["c", "new", "a", "d"]]
    UIView.performWithoutAnimation {
      stage.collection.performBatchUpdates {
        stage.collection.deleteItems(at: [path(1)])
        stage.collection.insertItems(at: [path(1)])
        stage.collection.moveItem(at: path(2), to: path(0))
      }
    }
    #expect(stage.items == ["c 0 0 390 50", "new 0 50 390 50", "a 0 100 390 50", "d 0 150 390 50"])
    #expect(stage.collection.indexPathsForSelectedItems == [path(0)], "a selection goes with its item")
  }

  @Test func `items around move while one comes, and the completion follows`() {
    forgetWhatWaits()
    let stage = list([["a", "b"]])
    let second = stage.collection.cellForItem(at: path(1))!
    var completed: [Bool] = []
    stage.data.sections = [["a", "new", "b"]]
    stage.collection.performBatchUpdates {
      stage.collection.insertItems(at: [path(1)])
    } completion: {
      completed.append($0)
    }
    #expect(stage.collection.cellForItem(at: path(2)) === second, "an item that stays keeps its cell")
    stage.stage.advance(by: 0.15)
    let shown = second.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 55 && shown < 95)
    let opacity = stage.collection.cellForItem(at: path(1))?.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.1 && opacity < 0.9)
    #expect(completed == [])
    stage.stage.advance(by: 0.3)
    #expect(completed == [true])
    #expect(stage.items == ["a 0 0 390 50", "new 0 50 390 50", "b 0 100 390 50"])
    stage.stage.advance(by: 0.5)
    #expect(FramePipeline.nextWakeTime == nil)
  }

  @Test func `an item that goes is shown until it is gone`() {
    forgetWhatWaits()
    let stage = list([["a", "b"]])
    stage.data.notesDisplay = true
    let leaving = stage.collection.cellForItem(at: path(0))!
    stage.data.sections = [["b"]]
    stage.collection.deleteItems(at: [path(0)])
    #expect(stage.items == ["b 0 0 390 50"])
    stage.stage.advance(by: 0.15)
    #expect(!leaving.isHidden && (leaving.layer.presentation()?.opacity ?? 0) > 0.1)
    #expect(stage.data.take() == [])
    stage.stage.advance(by: 0.3)
    #expect(leaving.isHidden)
    #expect(stage.data.take() == ["did end 0-0"])
  }

  @Test func `the layout says how items come and go, and hears of the changes`() {
    final class Sliding: UICollectionViewFlowLayout {
      var lines: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
          lines.append(
            "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) \(item.indexPathAfterUpdate?.item ?? -1)")
        }
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.center.x += 390
        return attributes
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        lines.append("final")
      }
    }
    forgetWhatWaits()
    let layout = Sliding()
    layout.itemSize = CGSize(width: 390, height: 50)
    let stage = CollectionStage(CollectionData([["a"]]), layout: layout)
    stage.data.sections = [["new"]]
    stage.collection.performBatchUpdates {
      stage.collection.insertItems(at: [path(0)])
      stage.collection.deleteItems(at: [path(0)])
    }
    #expect(layout.lines == ["delete 0 -1", "insert -1 0", "final"])
    stage.stage.advance(by: 0.1)
    let shown = stage.collection.cellForItem(at: path(0))?.layer.presentation()?.frame.minX ?? 0
    #expect(shown > 100 && shown < 389)
    stage.stage.advance(by: 0.4)
    #expect(stage.items == ["new 0 0 390 50"])
  }

  @Test func `reloaded items get other cells, reconfigured ones keep theirs`() {
    let stage = list([["a", "b"]])
    let cells = [path(0), path(1)].map { stage.collection.cellForItem(at: $0)! }
    stage.data.sections = [["A", "B"]]
    stage.collection.reconfigureItems(at: [path(0)])
    UIView.performWithoutAnimation { stage.collection.reloadItems(at: [path(1)]) }
    stage.stage.frame()
    #expect(stage.items == ["A 0 0 390 50", "B 0 50 390 50"])
    #expect(stage.collection.cellForItem(at: path(0)) === cells[0])
    #expect(stage.collection.cellForItem(at: path(1)) !== cells[1])
  }

  @Test func `sections come and go with their headers`() {
    let stage = CollectionStage(CollectionData([["a"], ["b"]]), item: CGSize(width: 390, height: 50)) {
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
    }
    stage.data.sections = [["b"], ["c"]]
    UIView.performWithoutAnimation {
      stage.collection.performBatchUpdates {
        stage.collection.deleteSections([0])
        stage.collection.insertSections([1])
      }
    }
    stage.stage.frame()
    #expect(stage.items == ["b 0 20 390 50", "c 0 90 390 50"])
    #expect(
      stage.collection.indexPathsForVisibleSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader) == [path(0, 0), path(0, 1)])
  }

  @Test func `counts that do not fit raise, in the words of collections`() {
    let stage = list([["a"]])
    let raised = exceptions { stage.collection.insertItems(at: [path(1)]) }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.contains("row") == false && raised.first?.reason.contains("item") == true, "\(raised)")
    stage.stage.frame()
    #expect(stage.items == ["a 0 0 390 50"])
  }

  @Test func `items that are reconfigured among other changes are asked for where they are then`() {
    let stage = list([["a", "b"]])
    let cell = stage.collection.cellForItem(at: path(1))
    stage.data.sections = [["new", "a", "B"]]
    UIView.performWithoutAnimation {
      stage.collection.performBatchUpdates {
        stage.collection.reconfigureItems(at: [path(1)])
        #expect((cell as? TextCell)?.text == "b", "the data source is not asked yet")
        stage.collection.insertItems(at: [path(0)])
      }
    }
    #expect(stage.items == ["new 0 0 390 50", "a 0 50 390 50", "B 0 100 390 50"])
    #expect(stage.collection.cellForItem(at: path(2)) === cell)
  }

  @Test func `decorations go with their layout`() {
    final class Red: UICollectionReusableView {}
    final class Blue: UICollectionReusableView {}
    final class Decorated: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 400) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "back", with: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
        return [attributes]
      }
    }
    let (red, blue) = (Decorated(), Decorated())
    red.register(Red.self, forDecorationViewOfKind: "back")
    blue.register(Blue.self, forDecorationViewOfKind: "back")
    forgetWhatWaits()
    let stage = CollectionStage(CollectionData([["a"]]), layout: red)
    func shown() -> [String] {
      stage.collection.subviews.filter { ($0 is Red || $0 is Blue) && !$0.isHidden }.map { "\(type(of: $0))" }
    }
    #expect(shown() == ["Red"])
    stage.collection.setCollectionViewLayout(blue, animated: false)
    stage.stage.frame()
    #expect(shown() == ["Blue"])
    stage.collection.setCollectionViewLayout(red, animated: true)
    stage.stage.advance(by: 1)
    #expect(shown() == ["Red"])
    #expect(!stage.collection.subviews.contains { $0 is Blue })
  }

  @Test func `many items are selected, in order`() {
    let stage = list([(0..<200).map { "\($0)" }])
    stage.collection.allowsMultipleSelection = true
    for item in 0..<200 {
      stage.collection.selectItem(at: path(item * 77 % 200), animated: false, scrollPosition: [])
    }
    stage.collection.selectItem(at: path(5), animated: false, scrollPosition: [])
    #expect(stage.collection.indexPathsForSelectedItems == (0..<200).map { path($0) })
    stage.collection.deselectItem(at: path(100), animated: false)
    #expect(stage.collection.indexPathsForSelectedItems?.count == 199)
    stage.collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(stage.collection.indexPathsForSelectedItems == nil)
    #expect(stage.collection.cellForItem(at: path(0))?.isSelected == false)
  }
}
