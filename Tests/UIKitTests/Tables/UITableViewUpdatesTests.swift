import Testing

@testable import UIKit

@MainActor
@Suite struct UITableViewUpdatesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func fixed(_ sections: [[String]], style: UITableView.Style = .plain) -> TableStage {
    TableStage(TableData(sections), style: style) { $0.rowHeight = 50 }
  }

  @Test func `rows come, go and move at once where nothing is animated`() {
    let stage = fixed([["a", "b", "c", "d"]])
    stage.data.sections = [["c", "new", "a", "d"]]
    UIView.performWithoutAnimation {
      stage.table.performBatchUpdates {
        stage.table.deleteRows(at: [path(1)], with: .fade)
        stage.table.insertRows(at: [path(1)], with: .fade)
        stage.table.moveRow(at: path(2), to: path(0))
      }
    }
    #expect(stage.rows == ["c 0 50", "new 50 50", "a 100 50", "d 150 50"])
  }

  @Test func `rows around move while one comes, and the completion follows`() {
    forgetWhatWaits()
    let stage = fixed([["a", "b"]])
    let second = stage.table.cellForRow(at: path(1))!
    var completed: [Bool] = []
    stage.data.sections = [["a", "new", "b"]]
    stage.table.performBatchUpdates {
      stage.table.insertRows(at: [path(1)], with: .fade)
    } completion: {
      completed.append($0)
    }
    #expect(stage.table.cellForRow(at: path(2)) === second, "a row that stays keeps its cell")
    #expect(second.frame.minY == 100)
    stage.stage.advance(by: 0.15)
    let shown = second.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 55 && shown < 95)
    let coming = stage.table.cellForRow(at: path(1))!
    let opacity = coming.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.1 && opacity < 0.9)
    #expect(completed == [])
    stage.stage.advance(by: 0.25)
    #expect(completed == [true])
    #expect(stage.rows == ["a 0 50", "new 50 50", "b 100 50"])
    stage.stage.advance(by: 0.5)
    #expect(FramePipeline.nextWakeTime == nil)
  }

  @Test func `a row that goes is shown until it is gone`() {
    let stage = fixed([["a", "b", "c"]])
    stage.data.notesDisplay = true
    let leaving = stage.table.cellForRow(at: path(0))!
    stage.data.sections = [["b", "c"]]
    stage.table.deleteRows(at: [path(0)], with: .left)
    #expect(stage.rows == ["b 0 50", "c 50 50"])
    stage.stage.advance(by: 0.1)
    #expect(!leaving.isHidden)
    #expect(stage.data.take() == [])
    stage.stage.advance(by: 0.3)
    #expect(leaving.isHidden)
    #expect(stage.data.take() == ["did end 0-0"])
    #expect(leaving.alpha == 1)
  }

  @Test func `a row that is loaded anew gets another cell`() {
    let stage = fixed([["a", "b"]])
    let former = stage.table.cellForRow(at: path(1))!
    stage.data.sections = [["a", "B"]]
    stage.table.reloadRows(at: [path(1)], with: .automatic)
    #expect(stage.rows == ["a 0 50", "B 50 50"])
    #expect(stage.table.cellForRow(at: path(1)) !== former)
    stage.stage.advance(by: 0.4)
    #expect(former.isHidden)
  }

  @Test func `sections come and go with their rows`() {
    let stage = fixed([["a"], ["b", "c"], ["d"]])
    stage.data.sections = [["d"], ["x", "y"], ["a"]]
    stage.table.beginUpdates()
    #expect(stage.table.hasUncommittedUpdates)
    stage.table.deleteSections([1], with: .fade)
    stage.table.insertSections([1], with: .fade)
    stage.table.moveSection(0, toSection: 2)
    stage.table.endUpdates()
    #expect(stage.rows == ["d 0 50", "x 50 50", "y 100 50", "a 150 50"])
    stage.stage.advance(by: 0.5)
    #expect(stage.rows == ["d 0 50", "x 50 50", "y 100 50", "a 150 50"])
  }

  @Test func `a selection goes along with its row`() {
    let stage = fixed([["a", "b", "c"]])
    stage.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    stage.data.sections = [["new", "a", "b", "c"]]
    stage.table.insertRows(at: [path(0)], with: .none)
    #expect(stage.table.indexPathForSelectedRow == path(2))
    stage.data.sections = [["new", "a", "c"]]
    stage.table.deleteRows(at: [path(2)], with: .none)
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func `heights are asked for anew by an empty update`() {
    let data = TableData(rows: 3)
    data.makeCell = { table, path, title in
      let cell = FixedCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = title
      return cell
    }
    let stage = TableStage(data)
    #expect(stage.rows == ["row 0 0 50", "row 1 50 50", "row 2 100 50"])
    (stage.table.cellForRow(at: path(1)) as? FixedCell)?.height = 90
    stage.table.beginUpdates()
    stage.table.endUpdates()
    #expect(stage.rows == ["row 0 0 50", "row 1 50 90", "row 2 140 50"])
    stage.stage.advance(by: 0.15)
    let shown = stage.table.cellForRow(at: path(2))?.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 105 && shown < 135)
  }

  @Test func `counts that do not fit raise, and the table shows the data`() {
    let stage = fixed([["a", "b", "c"]])
    stage.data.sections = [["a", "b"]]
    let rows = exceptions { stage.table.insertRows(at: [path(1)], with: .fade) }
    #expect(rows.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(
      rows.first?.reason
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
        + "after the update (2) must be equal to the number of rows contained in that section before the update (3), "
        + "plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or "
        + "minus the number of rows moved into or out of that section (0 moved in, 0 moved out).")
    stage.stage.frame()
    #expect(stage.rows == ["a 0 50", "b 50 50"])
    stage.data.sections = [["a", "b"], ["c"]]
    let sections = exceptions { stage.table.deleteSections([0], with: .fade) }
    #expect(
      sections.first?.reason
        == "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
        + "update (2) must be equal to the number of sections contained in the table view before the update (1), plus "
        + "or minus the number of sections inserted or deleted (0 inserted, 1 deleted).")
    let range = exceptions { stage.table.deleteRows(at: [path(9)], with: .fade) }
    #expect(
      range.first?.reason
        == "attempt to delete row 9 from section 0 which only contains 2 rows before the update")
  }

  @Test func `content that gets shorter leaves no gap`() {
    let stage = fixed([(0..<20).map { "\($0)" }])
    stage.table.contentOffset.y = 600
    stage.stage.frame()
    stage.data.sections = [(0..<15).map { "\($0)" }]
    stage.table.deleteRows(at: (15..<20).map { path($0) }, with: .fade)
    #expect(stage.table.contentOffset.y == 350)
    stage.stage.advance(by: 0.5)
    #expect(stage.rows.first == "7 350 50")
    #expect(stage.rows.last == "14 700 50")
  }

  @Test func `random updates end as a table that was loaded anew`() {
    var seed: UInt64 = 5
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    let stage = fixed([(0..<6).map { "s\($0)" }, (0..<4).map { "t\($0)" }])
    for round in 0..<60 {
      let old = stage.data.sections
      var new = old
      var deleted: [IndexPath] = []
      var inserted: [IndexPath] = []
      for section in old.indices {
        let gone = Set((0..<random(3)).map { _ in random(max(old[section].count, 1)) }).filter {
          $0 < old[section].count
        }
        deleted += gone.map { path($0, section) }
        new[section] = old[section].enumerated().filter { !gone.contains($0.offset) }.map(\.element)
        for count in 0..<random(4) {
          let place = random(new[section].count + 1)
          new[section].insert("n\(round)-\(section)-\(count)", at: place)
        }
        inserted += new[section].indices.filter { new[section][$0].hasPrefix("n\(round)-") }.map { path($0, section) }
      }
      stage.data.sections = new
      let kinds: [UITableView.RowAnimation] = [.fade, .top, .left, .none, .automatic, .middle, .bottom, .right]
      stage.table.performBatchUpdates {
        stage.table.deleteRows(at: deleted, with: kinds[random(kinds.count)])
        stage.table.insertRows(at: inserted, with: kinds[random(kinds.count)])
      }
      stage.stage.advance(by: Double(random(30)) / 60)
      let shown = stage.rows
      #expect(shown.map { String($0.split(separator: " ")[0]) } == Array(new.flatMap { $0 }.prefix(shown.count)))
      if random(4) == 0 { stage.table.contentOffset.y = CGFloat(random(5)) * 20 }
      stage.table.contentOffset.y = 0
      stage.stage.frame()
    }
    stage.stage.advance(by: 1)
    let expected = stage.rows
    stage.table.reloadData()
    stage.stage.frame()
    #expect(stage.rows == expected)
    #expect(stage.table.leavingRows.isEmpty)
  }

  @Test func `rows that are reconfigured among other changes are asked for where they are then`() {
    let data = TableData([["a", "b"]])
    let stage = TableStage(data)
    let path = IndexPath(row: 1, section: 0)
    let cell = stage.table.cellForRow(at: path)
    data.sections = [["new", "a", "B"]]
    var asked: [String] = []
    data.makeCell = { table, path, title in
      asked.append("\(title) \(path.row)")
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = title
      return cell
    }
    stage.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    UIView.performWithoutAnimation {
      stage.table.performBatchUpdates {
        stage.table.reconfigureRows(at: [path])
        #expect(asked == [], "not before all is told")
        stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    stage.stage.frame()
    #expect(asked == ["B 2", "new 0"])
    #expect(stage.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    #expect(cell?.textLabel?.text == "B")
  }
}
