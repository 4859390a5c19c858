import UIKit

/// Replays workloads on views with constraints.
@MainActor
struct LayoutReplay {
  /// What a client of Auto Layout does for an operation of the solver.
  private enum Action {
    case activate(NSLayoutConstraint)
    case deactivate(NSLayoutConstraint)
    case setWidth(CGFloat, of: LayoutTree.View)
    case setHugging(UILayoutPriority, of: LayoutTree.View)
    case resizeRoot(width: CGFloat?, height: CGFloat?)
    case layOut
  }

  let workload: Workload
  /// Frames that are not what the bare solver says, after the first repeat.
  private(set) var mismatches: [String]?

  init(_ workload: Workload) {
    self.workload = workload
  }

  /// Repeats until `seconds` have been measured, at most `limit` times.
  mutating func measure(seconds: Double, limit: Int) -> Measurement {
    var result = Measurement()
    var total = 0.0
    for index in 0..<limit where index == 0 || total < seconds * 1e9 {
      let one = measureOnce()
      total += one.sections.reduce(one.definition[0]) { $0 + $1.samples[0] * Double($1.groups) }
      result.add(one)
    }
    return result
  }

  private mutating func measureOnce() -> Measurement {
    let tree = LayoutTree(workload)
    var result = Measurement()
    result.definition = [Stopwatch.processor { tree.define() }]
    for section in workload.sections {
      let groups = section.groups.map { actions(for: $0, in: tree, isBuild: section.name == "build") }
      let elapsed = Stopwatch.processor {
        for group in groups { perform(group, in: tree) }
      }
      result.sections.append(
        .init(name: section.name, groups: groups.count, samples: [elapsed / Double(groups.count)]))
    }
    if mismatches == nil { mismatches = LayoutComparison(workload).mismatches(of: tree) }
    return result
  }

  private func actions(for group: [Workload.Operation], in tree: LayoutTree, isBuild: Bool) -> [Action] {
    let relations = workload.tree.relations
    return group.compactMap { operation in
      switch operation {
      case .add(let index):
        if let constraint = tree.constraints[index] { return .activate(constraint) }
        let isWidth = relations[index].role == .contentSize && relations[index].anchor == .width
        guard !isBuild, isWidth, workload.constraints[index].relation < 0 else { return nil }
        return .setWidth(relations[index].constant, of: tree.views[relations[index].view])
      case .remove(let index): return tree.constraints[index].map { .deactivate($0) }
      case .edit: return nil
      case .suggest(let variable, let value):
        return variable == 2 ? .resizeRoot(width: value, height: nil) : .resizeRoot(width: nil, height: value)
      case .setPriority(let priority, of: let index):
        return .setHugging(UILayoutPriority(Float(priority)), of: tree.views[relations[index].view])
      case .update: return .layOut
      }
    }
  }

  private func perform(_ group: [Action], in tree: LayoutTree) {
    for action in group {
      switch action {
      case .activate(let constraint): constraint.isActive = true
      case .deactivate(let constraint): constraint.isActive = false
      case .setWidth(let width, of: let view):
        view.contentSize.width = width
        view.invalidateIntrinsicContentSize()
      case .setHugging(let priority, of: let view): view.setContentHuggingPriority(priority, for: .horizontal)
      case .resizeRoot(let width, let height):
        let size = tree.root.frame.size
        tree.root.frame.size = CGSize(width: width ?? size.width, height: height ?? size.height)
      case .layOut: tree.root.layoutIfNeeded()
      }
    }
  }
}
