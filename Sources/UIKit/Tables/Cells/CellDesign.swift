/// What an Interface Builder file says of a cell beyond its look. The controller keeps the segues.
struct CellDesign {
  /// The height of the row, for cells that the file has as rows.
  var height: CGFloat?
  /// What happens when the row is selected.
  weak var selectionSegue: SegueTemplate?
  /// What happens when the button for details is tapped.
  weak var accessorySegue: SegueTemplate?
}
