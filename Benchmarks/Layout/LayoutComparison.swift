import UIKit

/// Compares the frames at the end of a workload with the values of the bare solver, wherever those are unique.
@MainActor
struct LayoutComparison {
  private let workload: Workload
  private let values: [Double]
  private let isUnique: [Bool]

  init(_ workload: Workload) {
    self.workload = workload
    let end = SolverReplay(workload: workload).end()
    values = end.values
    isUnique = (0..<workload.variableCount).map { !end.ambiguous.contains($0) }
  }

  /// What differs by more than rounding to pixels explains.
  func mismatches(of tree: LayoutTree) -> [String] {
    let tolerance = 1 / UIScreen.main.scale + 1e-6
    let superviews = workload.tree.superviews
    var result: [String] = []
    for index in tree.views.indices {
      guard let superview = superviews[index] else { continue }
      let variables = [4 * index, 4 * index + 1, 4 * index + 2, 4 * index + 3]
      var expected = variables.map { values[$0] }
      var isKnown = variables.allSatisfy { isUnique[$0] }
      if !workload.tree.isRelative {
        expected[0] -= values[4 * superview]
        expected[1] -= values[4 * superview + 1]
        isKnown = isKnown && isUnique[4 * superview] && isUnique[4 * superview + 1]
      }
      let frame = tree.views[index].frame
      let actual = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
      if isKnown, zip(expected, actual).contains(where: { abs($0 - $1) > tolerance }) {
        result.append("view \(index) has the frame \(frame), the solver says \(expected)")
      }
    }
    return result
  }
}
