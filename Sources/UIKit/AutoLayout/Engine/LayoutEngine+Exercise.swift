import ConstraintSolver

extension LayoutEngine {
  /// How far an exercise moves what is open, in points.
  private static let exerciseDistance = 20.0

  /// Moves what the constraints leave open of an item to another of its possible places, and the next time back.
  func exerciseAmbiguity(of node: LayoutNode) {
    prepareLayout()
    guard node.isInstalled, let view = node.view else { return }
    let former = node.systemRows.exercises
    node.systemRows.exercises = []
    for row in former { destroyRow(row) }
    if former.isEmpty {
      var variables = [node.size.horizontal, node.size.vertical]
      if node !== root { variables += [node.position.horizontal, node.position.vertical] }
      for variable in variables where solver.pointee.isAmbiguous(variable) {
        let value = solver.pointee.value(of: variable) + Self.exerciseDistance
        let row = addRow(for: node, .fitting, .equal, .exercise, constant: -value) { $0.add(variable, 1) }
        node.systemRows.exercises.append(row)
      }
      activateBatch()
    }
    settle(near: node.container ?? view)
  }
}

extension Solver.Priority {
  /// Below everything that an application can ask for with whole numbers.
  fileprivate static let exercise = Solver.Priority(0.25)
}
