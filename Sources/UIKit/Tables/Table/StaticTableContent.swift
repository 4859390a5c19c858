/// The rows that a storyboard has in a table itself. The table's controller answers with them, unless it knows better.
@MainActor
final class StaticTableContent {
  struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
  }

  let sections: [Section]
  private let hasHeights: Bool

  init(sections: [Section]) {
    self.sections = sections
    hasHeights = sections.contains { $0.cells.contains { $0.design.height != nil } }
  }

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard let cells = section(path.section)?.cells, cells.indices.contains(path.row) else { return nil }
    return cells[path.row]
  }

  /// The height of a row; nil where every row is as high as the table says.
  func height(at path: IndexPath, in table: UITableView) -> CGFloat? {
    hasHeights ? cell(at: path)?.design.height ?? table.rowHeight : nil
  }
}
