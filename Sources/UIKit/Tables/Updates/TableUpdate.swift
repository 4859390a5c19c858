/// Changes of the rows of a table that are made together, as the client told of them.
///
/// Deletions, reloads and where moves come from count as before, insertions and where moves go to as after.
struct TableUpdate {
  typealias Animation = UITableView.RowAnimation

  var insertedRows: [(path: IndexPath, animation: Animation)] = []
  var deletedRows: [(path: IndexPath, animation: Animation)] = []
  var reloadedRows: [(path: IndexPath, animation: Animation)] = []
  /// Counted as before.
  var reconfiguredRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections: [(section: Int, animation: Animation)] = []
  var deletedSections: [(section: Int, animation: Animation)] = []
  var reloadedSections: [(section: Int, animation: Animation)] = []
  var movedSections: [(from: Int, to: Int)] = []
  var completions: [(Bool) -> Void] = []
}
