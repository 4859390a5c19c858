/// The views that a cell makes by itself, when they are needed.
struct CellParts {
  var textLabel: UILabel?
  var detailLabel: UILabel?
  var imageView: UIImageView?
  /// The grey of a cell that is selected and has no view of its own for that.
  var selectionView: UIView?
  /// What is seen behind the content of a selected cell now.
  var shownSelectionView: UIView?
  var indicator: CellIndicatorView?
  var detailButton: CellDetailButton?
  var separator: UIView?
  var topSeparator: UIView?
  /// The margins that the content was given; another value there is the client's.
  var givenMargins: NSDirectionalEdgeInsets?
}

/// What a table says to a cell of its place.
struct CellPlace: Equatable {
  enum Separator {
    case none
    /// From the separator inset on.
    case inset
    /// From side to side.
    case full
  }

  /// The margins of the content at the sides, in points.
  var margin: CGFloat = 16
  /// What the safe area takes at the sides.
  var left: CGFloat = 0
  var right: CGFloat = 0
  var separator = Separator.inset
  var topSeparator = Separator.none
  var separatorInset: UIEdgeInsets?
  var isInsetFromAutomatic = false
  var corners: CACornerMask = []
  var cornerRadius: CGFloat = 0
}

extension CellPlace.Separator: Equatable {}
