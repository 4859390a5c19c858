// The screens of the workloads: a modal sheet, and the list behind it.
extension ViewTree {
  struct Sheet {
    var view: Int
    /// For each row's label: the view, and the number of its horizontal hugging constraint.
    var labels: [(view: Int, hugging: Int)] = []
  }

  /// A modal sheet of `rows` rows. `isSwapped`: what holds it vertically is left to the caller.
  mutating func sheet(in root: Int, rows: Int, isSwapped: Bool) -> Sheet {
    let dimming = view(in: root)
    fill(dimming, in: root, inset: 0)
    let sheet = view(in: root)
    nonnegative(sheet)
    constrain(sheet, .left, to: root, .left, 8)
    constrain(sheet, .right, to: root, .right, -8)
    if !isSwapped {
      constrain(sheet, .bottom, to: root, .bottom, -8)
      constrain(sheet, .top, 1, to: root, .top, 44)
      constrain(sheet, .height, -1, to: root, .height, factor: 0.9)
    }
    let separator = header(sheet)
    var result = Sheet(view: sheet)
    var previous = separator
    for index in 0..<rows { previous = row(index, sheet, below: previous, &result) }
    footer(sheet, below: previous)
    return result
  }

  private mutating func header(_ sheet: Int) -> Int {
    let grabber = view(in: sheet)
    nonnegative(grabber)
    constrain(grabber, .centerX, to: sheet, .centerX)
    constrain(grabber, .top, to: sheet, .top, 5)
    size(grabber, .width, 0, 36)
    size(grabber, .height, 0, 5)
    let title = view(in: sheet)
    nonnegative(title)
    let close = view(in: sheet)
    nonnegative(close)
    constrain(title, .left, to: sheet, .left, 16)
    constrain(title, .top, to: grabber, .bottom, 12)
    constrain(title, .right, -1, to: close, .left, -8)
    intrinsicSize(title, 180, 24, hugging: (251, 251), compression: (750, 750))
    constrain(close, .right, to: sheet, .right, -16)
    constrain(close, .centerY, to: title, .centerY)
    size(close, .width, 0, 30)
    size(close, .height, 0, 30)
    let subtitle = view(in: sheet)
    nonnegative(subtitle)
    constrain(subtitle, .left, to: title, .left)
    constrain(subtitle, .right, to: sheet, .right, -16)
    constrain(subtitle, .top, to: title, .bottom, 4)
    intrinsicSize(subtitle, 300, 18, hugging: (250, 251), compression: (749, 750))
    let separator = view(in: sheet)
    nonnegative(separator)
    constrain(separator, .left, to: sheet, .left)
    constrain(separator, .right, to: sheet, .right)
    constrain(separator, .top, to: subtitle, .bottom, 12)
    size(separator, .height, 0, 1)
    return separator
  }

  private mutating func row(_ index: Int, _ sheet: Int, below previous: Int, _ result: inout Sheet) -> Int {
    let row = view(in: sheet)
    nonnegative(row)
    constrain(row, .left, to: sheet, .left)
    constrain(row, .right, to: sheet, .right)
    constrain(row, .top, to: previous, .bottom)
    size(row, .height, 1, 44)
    let icon = icon(in: row, side: 24)
    let label = view(in: row)
    nonnegative(label)
    let chevron = view(in: row)
    nonnegative(chevron)
    constrain(label, .left, to: icon, .right, 12)
    constrain(label, .right, -1, to: chevron, .left, -8)
    constrain(label, .top, to: row, .top, 11)
    constrain(label, .bottom, to: row, .bottom, -11)
    let width = Double(120 + (index * 37) % 160)
    let hugging = intrinsicSize(label, width, 20.5, hugging: (250, 250), compression: (750, 750))
    result.labels.append((label, hugging))
    place(chevron: chevron, in: row)
    return row
  }

  private mutating func icon(in row: Int, side: Double) -> Int {
    let icon = view(in: row)
    nonnegative(icon)
    constrain(icon, .left, to: row, .left, 16)
    constrain(icon, .centerY, to: row, .centerY)
    size(icon, .width, 0, side)
    size(icon, .height, 0, side)
    return icon
  }

  private mutating func place(chevron: Int, in row: Int) {
    constrain(chevron, .right, to: row, .right, -16)
    constrain(chevron, .centerY, to: row, .centerY)
    size(chevron, .width, 0, 12)
    size(chevron, .height, 0, 20)
  }

  private mutating func footer(_ sheet: Int, below previous: Int) {
    let bar = view(in: sheet)
    nonnegative(bar)
    constrain(bar, .left, to: sheet, .left, 16)
    constrain(bar, .right, to: sheet, .right, -16)
    constrain(bar, .top, to: previous, .bottom, 16)
    let cancel = view(in: bar)
    let accept = view(in: bar)
    nonnegative(cancel)
    nonnegative(accept)
    constrain(cancel, .left, to: bar, .left)
    constrain(cancel, .top, to: bar, .top)
    constrain(cancel, .bottom, to: bar, .bottom)
    intrinsicSize(cancel, 80, 50, hugging: (250, 250), compression: (750, 750))
    constrain(accept, .left, to: cancel, .right, 12)
    constrain(accept, .right, to: bar, .right)
    constrain(accept, .top, to: bar, .top)
    constrain(accept, .bottom, to: bar, .bottom)
    constrain(accept, .width, to: cancel, .width)
    intrinsicSize(accept, 64, 50, hugging: (250, 250), compression: (750, 750))
    let note = view(in: sheet)
    nonnegative(note)
    constrain(note, .centerX, to: sheet, .centerX)
    constrain(note, .top, to: bar, .bottom, 8)
    constrain(note, .width, -1, to: sheet, .width, -32)
    intrinsicSize(note, 260, 16, hugging: (251, 251), compression: (750, 750))
    let safeArea = view(in: sheet)
    nonnegative(safeArea)
    constrain(safeArea, .left, to: sheet, .left)
    constrain(safeArea, .right, to: sheet, .right)
    constrain(safeArea, .top, to: note, .bottom)
    size(safeArea, .height, 0, 34)
    constrain(safeArea, .bottom, to: sheet, .bottom)
  }

  /// A navigation bar, and `sections` sections of `rows` rows.
  mutating func list(in root: Int, sections: Int, rows: Int) {
    let bar = view(in: root)
    nonnegative(bar)
    constrain(bar, .left, to: root, .left)
    constrain(bar, .right, to: root, .right)
    constrain(bar, .top, to: root, .top)
    size(bar, .height, 0, 88)
    let title = view(in: bar)
    nonnegative(title)
    constrain(title, .centerX, to: bar, .centerX)
    constrain(title, .bottom, to: bar, .bottom, -10)
    intrinsicSize(title, 140, 22, hugging: (250, 250), compression: (750, 750))
    let content = view(in: root)
    nonnegative(content)
    constrain(content, .left, to: root, .left)
    constrain(content, .right, to: root, .right)
    constrain(content, .top, to: bar, .bottom)
    constrain(content, .bottom, to: root, .bottom)
    var previous: Int?
    for index in 0..<sections {
      let section = view(in: content)
      nonnegative(section)
      constrain(section, .left, to: content, .left)
      constrain(section, .right, to: content, .right)
      if let previous {
        constrain(section, .top, to: previous, .bottom, 8)
      } else {
        constrain(section, .top, to: content, .top)
      }
      let header = view(in: section)
      nonnegative(header)
      constrain(header, .left, to: section, .left, 16)
      constrain(header, .right, to: section, .right, -16)
      constrain(header, .top, to: section, .top, 8)
      size(header, .height, 0, 28)
      var last = header
      for row in 0..<rows { last = listRow(index, row, section, below: last) }
      constrain(section, .bottom, to: last, .bottom)
      previous = section
    }
  }

  private mutating func listRow(_ sectionIndex: Int, _ index: Int, _ section: Int, below previous: Int) -> Int {
    let row = view(in: section)
    nonnegative(row)
    constrain(row, .left, to: section, .left)
    constrain(row, .right, to: section, .right)
    constrain(row, .top, to: previous, .bottom, 1)
    size(row, .height, 0, 52)
    let icon = icon(in: row, side: 32)
    let title = view(in: row)
    nonnegative(title)
    let detail = view(in: row)
    nonnegative(detail)
    let chevron = view(in: row)
    nonnegative(chevron)
    constrain(title, .left, to: icon, .right, 12)
    constrain(title, .centerY, to: row, .centerY)
    constrain(title, .right, -1, to: detail, .left, -8)
    let titleWidth = Double(100 + (sectionIndex * 31 + index * 17) % 180)
    intrinsicSize(title, titleWidth, 20.5, hugging: (250, 250), compression: (750, 750))
    constrain(detail, .right, to: chevron, .left, -8)
    constrain(detail, .centerY, to: row, .centerY)
    let detailWidth = Double(40 + (sectionIndex * 13 + index * 29) % 90)
    intrinsicSize(detail, detailWidth, 17, hugging: (251, 250), compression: (749, 750))
    place(chevron: chevron, in: row)
    return row
  }
}
