/// What a table knows of a section: how many rows it has, and how high everything is.
struct TableSection {
  /// A header or footer.
  struct Band {
    /// 0 where there is none.
    var height: CGFloat = 0
    /// Whether the height is what its view needs, which is found when it is shown.
    var isAutomatic = false
    var isMeasured = true
    /// Points above it that are not its own.
    var padding: CGFloat = 0

    var isShown: Bool { height > 0 }
  }

  var header = Band()
  var footer = Band()
  var rows: HeightTree
  /// Which rows have the height that was asked or measured for them; nil where all have.
  var isFinal: [Bool]?

  var height: CGFloat { rowsTop + rows.total + footer.padding + footer.height }
  /// Where the rows begin, from the section's top.
  var rowsTop: CGFloat { header.padding + header.height }
}
