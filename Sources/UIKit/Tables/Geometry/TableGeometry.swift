/// Where everything in a table lies, in the coordinates of its content.
struct TableGeometry {
  private(set) var sections: [TableSection]
  private var heights: HeightTree
  /// Where the first section begins: below the table's header view.
  var top: CGFloat = 0
  /// Where sections begin and how wide they are.
  var x: CGFloat = 0
  var width: CGFloat = 0

  init(_ sections: [TableSection] = []) {
    self.sections = sections
    heights = HeightTree(sections.map(\.height))
  }

  /// Where the last section ends.
  var bottom: CGFloat { top + heights.total }

  func sectionTop(_ section: Int) -> CGFloat { top + heights.offset(of: section) }

  func rect(ofSection section: Int) -> CGRect {
    CGRect(x: x, y: sectionTop(section), width: width, height: heights[section])
  }

  func rect(ofHeader section: Int) -> CGRect {
    let header = sections[section].header
    return CGRect(x: x, y: sectionTop(section) + header.padding, width: width, height: header.height)
  }

  func rect(ofFooter section: Int) -> CGRect {
    let footer = sections[section].footer
    return CGRect(
      x: x, y: sectionTop(section) + heights[section] - footer.height, width: width, height: footer.height)
  }

  func rowsTop(ofSection section: Int) -> CGFloat { sectionTop(section) + sections[section].rowsTop }

  func rowsBottom(ofSection section: Int) -> CGFloat {
    rowsTop(ofSection: section) + sections[section].rows.total
  }

  func rect(ofRow row: Int, _ section: Int) -> CGRect {
    CGRect(
      x: x, y: rowsTop(ofSection: section) + sections[section].rows.offset(of: row), width: width,
      height: sections[section].rows[row])
  }

  /// The section that a height of the content is in; nil where there are none, the first or last one above and below.
  func section(at y: CGFloat) -> Int? {
    sections.isEmpty ? nil : heights.index(at: y - top)
  }

  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// The first row that ends below a height of the content; nil where there is none.
  func firstRow(endingBelow y: CGFloat) -> (section: Int, row: Int)? {
    guard var section = section(at: y) else { return nil }
    while section < sections.count {
      let rows = sections[section].rows
      if rows.count > 0 {
        let start = rowsTop(ofSection: section)
        if start + rows.total > y { return (section, rows.index(at: y - start)) }
      }
      section += 1
    }
    return nil
  }

  /// The row after another one; nil after the last.
  func row(after row: Int, _ section: Int) -> (section: Int, row: Int)? {
    if row + 1 < sections[section].rows.count { return (section, row + 1) }
    var next = section + 1
    while next < sections.count {
      if sections[next].rows.count > 0 { return (next, 0) }
      next += 1
    }
    return nil
  }

  // MARK: Changes

  mutating func setHeight(_ height: CGFloat, ofRow row: Int, _ section: Int) {
    sections[section].rows[row] = height
    heights[section] = sections[section].height
  }

  mutating func markFinal(row: Int, _ section: Int) {
    sections[section].isFinal?[row] = true
  }

  /// Has the height of a row found again, where its cell says it.
  mutating func markUnfinished(row: Int, _ section: Int) {
    sections[section].isFinal?[row] = false
  }

  func isFinal(row: Int, _ section: Int) -> Bool { sections[section].isFinal?[row] ?? true }

  mutating func setHeader(_ band: TableSection.Band, of section: Int) {
    sections[section].header = band
    heights[section] = sections[section].height
  }

  mutating func setFooter(_ band: TableSection.Band, of section: Int) {
    sections[section].footer = band
    heights[section] = sections[section].height
  }

  /// Takes what was known of heights for what is not known yet: of the same rows.
  mutating func takeEstimates(from former: TableGeometry) {
    guard former.sections.count == sections.count else { return }
    for index in sections.indices { takeEstimates(ofSection: index, from: former.sections[index]) { $0 } }
  }

  /// Takes what was known of the heights of a section; `formerRow` tells where a row was.
  mutating func takeEstimates(
    ofSection index: Int, from former: TableSection, formerRow: (_ row: Int) -> Int?
  ) {
    if let isFinal = sections[index].isFinal, let wasFinal = former.isFinal, wasFinal.contains(true) {
      var rows = (0..<isFinal.count).map { sections[index].rows[$0] }
      for row in rows.indices where !isFinal[row] {
        if let place = formerRow(row), place < former.rows.count { rows[row] = former.rows[place] }
      }
      sections[index].rows = HeightTree(rows)
    }
    if !sections[index].header.isMeasured, former.header.isAutomatic {
      sections[index].header.height = former.header.height
    }
    if !sections[index].footer.isMeasured, former.footer.isAutomatic {
      sections[index].footer.height = former.footer.height
    }
    heights[index] = sections[index].height
  }
}
