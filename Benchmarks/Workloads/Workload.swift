/// A sequence of changes to a system of constraints that every solver replays, in sections that are timed apart.
///
/// View v has the variables 4v (x), 4v + 1 (y), 4v + 2 (width) and 4v + 3 (height).
struct Workload {
  struct Constraint {
    /// -1: at most 0, 0: equal, 1: at least 0.
    var relation: Int
    var priority: Int
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }

  enum Operation {
    case add(Int)
    case remove(Int)
    /// Makes a variable editable at a priority.
    case edit(variable: Int, priority: Int)
    case suggest(variable: Int, value: Double)
    case setPriority(Int, of: Int)
    /// The values must be readable now.
    case update
  }

  /// `groups` are timed one by one; a group is what a client would do in one go.
  struct Section {
    var name: String
    var groups: [[Operation]]
  }

  var name: String
  var variableCount: Int
  var constraints: [Constraint]
  var sections: [Section]
  /// The views that the constraints are of.
  var tree: ViewTree
}
