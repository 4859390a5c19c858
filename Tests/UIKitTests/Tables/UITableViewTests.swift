import Testing

@testable import UIKit

@MainActor
@Suite struct UITableViewTests {
  @Test func `only the rows that are seen have cells`() {
    let stage = TableStage(TableData(rows: 10_000)) { $0.rowHeight = 50 }
    #expect(stage.table.contentSize == CGSize(width: 390, height: 500_000))
    #expect(stage.table.visibleCells.count == 8)
    #expect(stage.data.made == 8)
    stage.table.contentOffset.y = 225
    stage.stage.frame()
    #expect(stage.rows.first == "row 4 200 50")
    #expect(stage.rows.last == "row 12 600 50")
    #expect(stage.data.made == 9)
    stage.table.contentOffset.y = 400_000
    stage.stage.frame()
    #expect(stage.rows.first == "row 8000 400000 50")
    #expect(stage.data.made == 9, "cells are used again")
  }

  @Test func `rows are as high as the delegate says, or as their cells need`() {
    final class Heights: NSObject, UITableViewDelegate {
      var asked = 0
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return indexPath.row == 1 ? UITableView.automaticDimension : CGFloat(20 + 10 * indexPath.row)
      }
    }
    let stage = TableStage(TableData(rows: 4))
    #expect(stage.rows == ["row 0 0 44", "row 1 44 44", "row 2 88 44", "row 3 132 44"])
    let heights = Heights()
    stage.table.delegate = heights
    stage.stage.frame()
    #expect(stage.rows == ["row 0 0 20", "row 1 20 44", "row 2 64 40", "row 3 104 50"])
    #expect(stage.table.contentSize.height == 154)
    // Without a delegate the text of several lines makes its row higher.
    stage.table.delegate = nil
    stage.data.sections[0][1] = String(repeating: "long text ", count: 12)
    stage.data.makeCell = { table, _, title in
      let cell =
        table.dequeueReusableCell(withIdentifier: "lines") ?? UITableViewCell(style: .default, reuseIdentifier: "lines")
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = title
      return cell
    }
    stage.table.reloadData()
    stage.stage.frame()
    #expect(stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).height > 80)
    #expect(stage.table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 44)
  }

  @Test func `constraints say how high a row is`() {
    let data = TableData(rows: 30)
    data.makeCell = { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "box", for: path)
      let box = cell.contentView.subviews.first ?? UIView()
      if box.superview == nil {
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 0)
        height.identifier = "height"
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
          box.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor), height,
        ])
      }
      box.constraints.first { $0.identifier == "height" }?.constant = CGFloat(20 + path.row * 2)
      return cell
    }
    let stage = TableStage(data) {
      $0.estimatedRowHeight = 100
      $0.register(UITableViewCell.self, forCellReuseIdentifier: "box")
    }
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 30)
    #expect(stage.table.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 96, width: 390, height: 36))
    let box = stage.table.cellForRow(at: IndexPath(row: 3, section: 0))?.contentView.subviews.first
    #expect(box?.frame == CGRect(x: 16, y: 5, width: 358, height: 26))
    // Down, and up again over rows whose heights are known: each is where it was.
    let place = stage.table.rectForRow(at: IndexPath(row: 2, section: 0))
    for y in stride(from: CGFloat(0), through: 900, by: 60) {
      stage.table.contentOffset.y = y
      stage.stage.frame()
    }
    for y in stride(from: CGFloat(900), through: 0, by: -60) {
      stage.table.contentOffset.y = y
      stage.stage.frame()
    }
    #expect(stage.table.rectForRow(at: IndexPath(row: 2, section: 0)) == place)
    #expect(stage.table.contentOffset.y == 0)
  }

  @Test func `rows that turn out to be of other heights above do not move what is seen`() {
    let data = TableData(rows: 100)
    data.makeCell = { table, path, title in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path) as! FixedCell
      cell.height = 60
      cell.textLabel?.text = title
      return cell
    }
    let stage = TableStage(data) { $0.register(FixedCell.self, forCellReuseIdentifier: "cell") }
    stage.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    stage.stage.frame()
    func top() -> CGFloat? {
      stage.table.cellForRow(at: IndexPath(row: 50, section: 0)).map { $0.frame.minY - stage.table.contentOffset.y }
    }
    #expect(top() == 0)
    stage.table.contentOffset.y -= 100
    stage.stage.frame()
    #expect(top() == 100)
  }

  @Test func `a scroll to a row ends with the row where it is wanted`() throws {
    let stage = TableStage(TableData(rows: 100)) { $0.rowHeight = 50 }
    let table = stage.table
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 1000)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 650)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: false)
    #expect(table.contentOffset.y == 825)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 825, "it is seen")
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 4600, "the content ends there")
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    #expect(table.contentOffset.y == 4600)
    stage.stage.advance(by: 0.4)
    #expect(table.contentOffset.y == 0)
    #expect(stage.rows.first == "row 0 0 50")
    let raised = exceptions {
      table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
      table.scrollToRow(at: IndexPath(row: 0, section: 3), at: .top, animated: false)
    }
    #expect(
      raised.map(\.reason) == [
        "Attempted to scroll the table view to an out-of-bounds row (100) when there are only 100 rows in section 0.",
        "Attempted to scroll the table view to an out-of-bounds section (3) when there are only 1 sections.",
      ])
  }

  @Test func `headers float while their rows are seen`() throws {
    let data = TableData([["a", "b", "c"], ["d", "e", "f", "g"], []])
    data.headers = ["One", "Two", nil]
    let stage = TableStage(data, height: 150) {
      $0.rowHeight = 50
      $0.sectionHeaderTopPadding = 0
      $0.sectionHeaderHeight = 30
    }
    let table = stage.table
    #expect(table.numberOfSections == 3)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 180, width: 390, height: 230))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 180, width: 390, height: 30))
    #expect(table.rectForHeader(inSection: 2).height == 0)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "One")
    table.contentOffset.y = 60
    stage.stage.frame()
    #expect(table.headerView(forSection: 0)?.frame.minY == 60)
    #expect(table.headerView(forSection: 1)?.frame.minY == 180)
    table.contentOffset.y = 165
    stage.stage.frame()
    #expect(table.headerView(forSection: 0)?.frame.minY == 150, "the next one pushes it")
    table.contentOffset.y = 200
    stage.stage.frame()
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == 200)
  }

  @Test func `views above and below the rows scroll with them`() {
    let stage = TableStage(TableData(rows: 2)) {
      $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
      $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    }
    #expect(stage.rows == ["row 0 70 44", "row 1 114 44"])
    #expect(stage.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 390, height: 70))
    #expect(stage.table.tableFooterView?.frame == CGRect(x: 0, y: 158, width: 390, height: 30))
    #expect(stage.table.contentSize.height == 188)
    stage.table.tableHeaderView = nil
    stage.stage.frame()
    #expect(stage.rows == ["row 0 0 44", "row 1 44 44"])
  }

  @Test func `a point is in a row, and a rectangle in several`() {
    let stage = TableStage(TableData([["a", "b"], ["c"]])) { $0.rowHeight = 50 }
    let table = stage.table
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 60)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 160)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: -5, y: 60)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 60)) == [
        IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1),
      ])
    #expect(table.indexPathsForVisibleRows?.count == 3)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 1))
    #expect(cell?.textLabel?.text == "c")
    #expect(cell.flatMap(table.indexPath(for:)) == IndexPath(row: 0, section: 1))
    #expect(table.cellForRow(at: IndexPath(row: 7, section: 1)) == nil)
  }

  @Test func `an identifier that nobody registered raises`() {
    let stage = TableStage(TableData(rows: 1))
    #expect(stage.table.dequeueReusableCell(withIdentifier: "other") == nil)
    let raised = exceptions {
      _ = stage.table.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
    }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(raised.first?.reason.hasPrefix("unable to dequeue a cell with identifier other - must register") == true)
  }

  @Test func `a cell is made of the registered class, and prepared before it is used again`() {
    let stage = TableStage(TableData(rows: 100)) {
      $0.rowHeight = 50
      $0.register(FixedCell.self, forCellReuseIdentifier: "fixed")
      $0.register(NamedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    }
    stage.data.makeCell = { table, path, _ in table.dequeueReusableCell(withIdentifier: "fixed", for: path) }
    stage.table.reloadData()
    stage.stage.frame()
    let first = stage.table.visibleCells.first as? FixedCell
    #expect(first?.reuseIdentifier == "fixed")
    #expect(first?.style == .default)
    #expect(first?.reuses == 0)
    stage.table.contentOffset.y = 400
    stage.stage.frame()
    #expect(stage.table.visibleCells.allSatisfy { ($0 as? FixedCell)?.reuses == 1 })
    let header = stage.table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(header is NamedHeader)
    #expect(header?.reuseIdentifier == "header")
  }

  @Test func `cells are announced when they come and when they go`() {
    let data = TableData(rows: 5)
    data.notesDisplay = true
    let stage = TableStage(data, height: 100) { $0.rowHeight = 50 }
    #expect(data.take() == ["will display 0-0", "will display 0-1"])
    stage.table.contentOffset.y = 60
    stage.stage.frame()
    #expect(data.take() == ["did end 0-0", "will display 0-2", "will display 0-3"])
  }

  @Test func `the content keeps out of the safe area`() {
    let controller = UITableViewController(style: .plain)
    let data = TableData(rows: 3)
    controller.tableView.dataSource = data
    let stage = Stage(controller: controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 40, bottom: 0, right: 30)
    stage.frame()
    let table = controller.tableView!
    let cell = table.visibleCells.first
    #expect(cell?.frame.width == table.bounds.width)
    #expect(cell?.contentView.frame.minX == 40)
    #expect(cell?.contentView.frame.maxX == table.bounds.width - 30)
    #expect(table.contentOffset.y == -table.safeAreaInsets.top)
  }

  @Test func `an idle table wakes nobody`() {
    forgetWhatWaits()
    let stage = TableStage(TableData(rows: 40))
    stage.stage.advance(by: 1)
    #expect(FramePipeline.nextWakeTime == nil)
    #expect(!stage.table.layer.isLayoutDue)
  }
}

/// A cell that says how high it is.
final class FixedCell: UITableViewCell {
  var height: CGFloat = 50
  var reuses = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

final class NamedHeader: UITableViewHeaderFooterView {}
