/// A row that is shown.
struct VisibleRow {
  var section: Int
  var row: Int
  let cell: UITableViewCell

  var path: IndexPath { IndexPath(row: row, section: section) }

  func isBefore(_ otherSection: Int, _ otherRow: Int) -> Bool {
    (section, row) < (otherSection, otherRow)
  }
}

/// A header or footer that is shown.
struct VisibleBand {
  enum Kind {
    case header
    case footer
  }

  var section: Int
  let kind: Kind
  let view: UIView
}

/// Cells, headers and footers that wait for other rows, and what new ones are made of.
struct CellPools {
  enum Source {
    case type(AnyClass)
    case nib(UINib)
    /// A cell that a storyboard or nib file has in its table.
    case prototype(() -> UIView?)
  }

  var cellSources: [String: Source] = [:]
  var bandSources: [String: Source] = [:]
  var cells: [String: [UITableViewCell]] = [:]
  var bands: [String: [UITableViewHeaderFooterView]] = [:]
  /// The views that the delegate gave when it was asked whether it has any.
  var spareBands: [VisibleBand] = []
}
