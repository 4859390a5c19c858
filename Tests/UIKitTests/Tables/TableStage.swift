import Testing

@testable import UIKit

/// Data for a table, and a log of what the table asks and tells.
@MainActor
final class TableData: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [String?] = []
  var lines: [String] = []
  var style = UITableViewCell.CellStyle.default
  var notesDisplay = false
  var makeCell: ((UITableView, IndexPath, String) -> UITableViewCell)?
  var made = 0
  var allowed: (IndexPath) -> IndexPath? = { $0 }

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  convenience init(rows: Int) {
    self.init([(0..<rows).map { "row \($0)" }])
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func text(_ path: IndexPath) -> String { "\(path.section)-\(path.row)" }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let title = sections[indexPath.section][indexPath.row]
    if let makeCell { return makeCell(tableView, indexPath, title) }
    var cell = tableView.dequeueReusableCell(withIdentifier: "cell")
    if cell == nil {
      made += 1
      cell = UITableViewCell(style: style, reuseIdentifier: "cell")
    }
    cell!.textLabel?.text = title
    return cell!
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if notesDisplay { lines.append("will display \(text(indexPath))") }
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if notesDisplay { lines.append("did end \(text(indexPath))") }
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    lines.append("highlight \(text(indexPath))")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    lines.append("unhighlight \(text(indexPath))")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    lines.append("will select \(text(indexPath))")
    return allowed(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("select \(text(indexPath))")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    lines.append("will deselect \(text(indexPath))")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    lines.append("deselect \(text(indexPath))")
  }
}

/// A table on a stage, as high as 400 points.
@MainActor
final class TableStage {
  let gestures: GestureStage
  let table: UITableView
  let data: TableData
  var stage: Stage { gestures.stage }

  init(
    _ data: TableData, style: UITableView.Style = .plain, height: CGFloat = 400, device: String = "390x844@3",
    set: (UITableView) -> Void = { _ in }
  ) {
    gestures = GestureStage(device: device)
    self.data = data
    table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: height), style: style)
    gestures.inner.removeFromSuperview()
    set(table)
    table.dataSource = data
    table.delegate = data
    gestures.outer.addSubview(table)
    stage.frame()
  }

  /// Touches a point of the table and lifts the finger.
  func tap(y: CGFloat, x: CGFloat = 100) {
    gestures.began(x, 100 + y)
    gestures.ended(x, 100 + y)
    stage.frame()
  }

  /// What is shown: text, and where, in the table.
  var rows: [String] {
    table.visibleCells.map { cell in
      let frame = cell.frame
      return "\(cell.textLabel?.text ?? "-") \(number(frame.minY)) \(number(frame.height))"
    }
  }

  func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : String(format: "%.2f", Double(value))
  }
}

/// Nothing that other tests have left behind waits for its time.
@MainActor
func forgetWhatWaits() {
  MediaClock.shared.removeAllDeadlines()
  DisplayLinks.invalidateAll()
  AnimationScheduler.reset()
}
