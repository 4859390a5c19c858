extension UITableView {
  /// How a table looks.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum>.
  public enum Style: Int, Sendable {
    /// Rows beneath each other; the headers and footers of sections float.
    case plain = 0
    /// Sections that stand apart.
    case grouped = 1
    /// Sections that stand apart, inset from the sides and with round corners.
    case insetGrouped = 2
  }

  /// Where a row is scrolled to.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/scrollposition>.
  public enum ScrollPosition: Int, Sendable {
    /// As little as is needed to see it.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/rowanimation>.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to the upper edge of the row.
    case top = 3
    /// From and to the lower edge of the row.
    case bottom = 4
    /// At once; the rows around move all the same.
    case none = 5
    /// Grown from, and shrunk to, the middle of the row.
    case middle = 6
    /// As the table sees fit: a fade.
    case automatic = 100
  }

  /// What the separator inset counts from.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum>.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The insets that the cell would have by itself.
    case fromAutomaticInsets = 1
  }

  /// Stands for a height that the table finds itself.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/automaticdimension>.
  public nonisolated class var automaticDimension: CGFloat { -1 }

  /// Posted when the selection has changed by a touch; the object is the table.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitableview/selectiondidchangenotification>.
  public nonisolated class var selectionDidChangeNotification: Notification.Name {
    Notification.Name("UITableViewSelectionDidChangeNotification")
  }
}
