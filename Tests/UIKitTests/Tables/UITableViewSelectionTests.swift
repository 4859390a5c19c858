import Testing

@testable import UIKit

@MainActor
@Suite struct UITableViewSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `a tap highlights and selects, and lets go of the row before`() {
    let stage = TableStage(TableData(rows: 5)) { $0.rowHeight = 50 }
    stage.tap(y: 25)
    #expect(stage.data.take() == ["highlight 0-0", "unhighlight 0-0", "will select 0-0", "select 0-0"])
    #expect(stage.table.indexPathForSelectedRow == path(0))
    #expect(stage.table.cellForRow(at: path(0))?.isSelected == true)
    stage.tap(y: 75)
    #expect(
      stage.data.take() == [
        "highlight 0-1", "unhighlight 0-1", "will select 0-1", "will deselect 0-0", "deselect 0-0", "select 0-1",
      ])
    #expect(stage.table.indexPathsForSelectedRows == [path(1)])
    #expect(stage.table.cellForRow(at: path(0))?.isSelected == false)
  }

  @Test func `the delegate may choose another row, or none`() {
    let stage = TableStage(TableData(rows: 5)) { $0.rowHeight = 50 }
    stage.data.allowed = { $0.row == 0 ? nil : IndexPath(row: 3, section: 0) }
    stage.tap(y: 25)
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.tap(y: 75)
    #expect(stage.table.indexPathForSelectedRow == path(3))
    stage.table.allowsSelection = false
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.data.lines = []
    stage.tap(y: 75)
    #expect(stage.data.take() == [])
  }

  @Test func `several rows are selected one by one and a second tap lets go`() {
    let stage = TableStage(TableData(rows: 5)) {
      $0.rowHeight = 50
      $0.allowsMultipleSelection = true
    }
    stage.tap(y: 175)
    stage.tap(y: 25)
    #expect(stage.table.indexPathsForSelectedRows == [path(0), path(3)])
    stage.data.lines = []
    stage.tap(y: 175)
    #expect(stage.data.take() == ["highlight 0-3", "unhighlight 0-3", "will deselect 0-3", "deselect 0-3"])
    #expect(stage.table.indexPathsForSelectedRows == [path(0)])
  }

  @Test func `a drag takes the highlight away and selects nothing`() {
    let stage = TableStage(TableData(rows: 50)) { $0.rowHeight = 50 }
    stage.gestures.began(100, 225)
    stage.stage.advance(by: 0.2)
    #expect(stage.data.take() == ["highlight 0-2"])
    #expect(stage.table.cellForRow(at: path(2))?.isHighlighted == true)
    for step in 1...6 {
      stage.stage.advance(by: 1.0 / 60)
      stage.gestures.moved(100, 225 - CGFloat(step) * 10)
    }
    #expect(stage.data.take() == ["unhighlight 0-2"])
    stage.gestures.ended(100, 165)
    stage.stage.advance(by: 2)
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.table.contentOffset.y > 40)
  }

  @Test func `the program selects without telling the delegate`() {
    let stage = TableStage(TableData(rows: 50)) { $0.rowHeight = 50 }
    stage.table.selectRow(at: path(30), animated: false, scrollPosition: .top)
    stage.stage.frame()
    #expect(stage.table.contentOffset.y == 1500)
    #expect(stage.table.cellForRow(at: path(30))?.isSelected == true)
    stage.table.contentOffset.y = 0
    stage.stage.frame()
    #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected }, "a cell that is used again is not selected")
    stage.table.contentOffset.y = 1500
    stage.stage.frame()
    #expect(stage.table.cellForRow(at: path(30))?.isSelected == true)
    stage.table.deselectRow(at: path(30), animated: true)
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.stage.advance(by: 1)
    #expect(stage.data.take() == [])
  }

  @Test func `a button in a row is no selection`() {
    let data = TableData(rows: 3)
    data.makeCell = { _, _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .detailButton
      return cell
    }
    final class Buttons: NSObject, UITableViewDelegate {
      var tapped: [IndexPath] = []
      func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        tapped.append(indexPath)
      }
    }
    let buttons = Buttons()
    let stage = TableStage(data) { $0.rowHeight = 50 }
    stage.table.delegate = buttons
    stage.stage.frame()
    stage.tap(y: 75, x: 363)
    #expect(buttons.tapped == [path(1)])
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func `labels of a selected cell are highlighted, and a cell without a style for it looks the same`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "text"
    cell.setSelected(true, animated: false)
    #expect(cell.textLabel?.isHighlighted == true)
    #expect(cell.subviews.count == 2)
    cell.selectionStyle = .none
    #expect(cell.textLabel?.isHighlighted == false)
    #expect(cell.subviews.count == 1)
    #expect(cell.isSelected)
    let own = UIView()
    cell.selectedBackgroundView = own
    #expect(own.superview == nil)
    cell.selectionStyle = .default
    #expect(own.superview === cell)
  }
}
