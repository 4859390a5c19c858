extension UITableViewCell {
  /// Which labels a cell has, and where.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle>.
  public enum CellStyle: Int, Sendable {
    /// A text, and an image before it.
    case `default` = 0
    /// A text at the beginning, and a grey one at the end of the line.
    case value1 = 1
    /// A small text in the tint, and beside it another one. There is no image.
    case value2 = 2
    /// A text, and a smaller one below it.
    case subtitle = 3
  }

  /// How a selected cell looks. All but `none` look alike, as on Apple's systems since iOS 7.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum>.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// What a cell has at its trailing edge.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum>.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// An arrow: the row leads to something.
    case disclosureIndicator = 1
    /// A button for details, and an arrow.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// What is between cells.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle>.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }
}
