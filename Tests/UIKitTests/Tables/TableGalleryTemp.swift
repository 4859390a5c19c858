import Testing

@testable import UIKit

@MainActor
@Suite struct TableGalleryTemp {
  final class Gallery: UITableViewController {
    var rows: [(UITableViewCell.CellStyle, UITableViewCell.AccessoryType, String, String?, Bool)] = [
      (.default, .none, "Default", nil, false), (.default, .disclosureIndicator, "Default with image", nil, true),
      (.subtitle, .checkmark, "Subtitle", "The second line is smaller", true),
      (.value1, .disclosureIndicator, "Value 1", "Detail", false),
      (.value2, .detailButton, "value 2", "Detail of it", false),
      (.default, .detailDisclosureButton, "Detail disclosure", nil, false),
    ]
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "A footer that explains what the rows above are for, in two lines of text." : nil
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let row = rows[indexPath.row]
      let cell = UITableViewCell(style: row.0, reuseIdentifier: nil)
      cell.accessoryType = row.1
      cell.textLabel?.text = row.2
      cell.detailTextLabel?.text = row.3
      if row.4 {
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in
          UIColor.systemOrange.setFill()
          UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 28, height: 28)).fill()
        }
      }
      return cell
    }
  }

  @Test func `gallery`() throws {
    for (name, style) in [("plain", UITableView.Style.plain), ("grouped", .grouped), ("inset", .insetGrouped)] {
      for dark in [false, true] {
        let controller = Gallery(style: style)
        let stage = Stage(controller: controller)
        stage.window.overrideUserInterfaceStyle = dark ? .dark : .light
        stage.frame()
        controller.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        stage.frame()
        stage.frame()
        let image = UIGraphicsImageRenderer(size: stage.window.bounds.size).image { context in
          _ = stage.window.drawHierarchy(in: stage.window.bounds, afterScreenUpdates: true)
        }
        try image.pngData()?.write(to: URL(fileURLWithPath: "/tmp/attack-spike/\(name)-\(dark ? "dark" : "light").png"))
        print(name, controller.tableView.contentSize, controller.tableView.visibleCells.map { "\($0.frame)" })
      }
    }
  }
}
