import UIKit

/// The views of a workload, and its constraints as Auto Layout has them.
@MainActor
final class LayoutTree {
  /// A view with the content size of a label.
  final class View: UIView {
    var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { contentSize }
  }

  private let workload: Workload
  private(set) var views: [View] = []
  /// By the constraint's number; nil where Auto Layout says it in another way.
  private(set) var constraints: [NSLayoutConstraint?] = []
  var root: View { views[0] }

  /// Makes the views; the root is as large as its window, unless constraints say its size.
  init(_ workload: Workload) {
    self.workload = workload
    let tree = workload.tree
    let isHeld = Set(
      tree.relations.indices.compactMap { index in
        let relation = tree.relations[index]
        return relation.view == 0 && relation.other == nil && relation.role == .constraint ? index : nil
      })
    for superview in tree.superviews {
      let view = View()
      if let superview { views[superview].addSubview(view) }
      view.translatesAutoresizingMaskIntoConstraints = superview == nil && isHeld.isEmpty
      views.append(view)
    }
    var size = CGSize.zero
    for relation in tree.relations where relation.role == .frame {
      if relation.anchor == .width { size.width = relation.constant } else { size.height = relation.constant }
    }
    root.frame = CGRect(origin: .zero, size: size)
  }

  /// Makes all constraints, and sets content sizes and their priorities. Nothing is active after that.
  func define() {
    let tree = workload.tree
    constraints.reserveCapacity(tree.relations.count)
    for index in tree.relations.indices {
      let relation = tree.relations[index]
      switch relation.role {
      case .constraint: constraints.append(constraint(relation, workload.constraints[index]))
      case .contentSize:
        setContentSize(relation, workload.constraints[index])
        constraints.append(nil)
      case .origin, .frame, .nonNegative: constraints.append(nil)
      }
    }
  }

  private func constraint(_ relation: ViewTree.Relation, _ definition: Workload.Constraint) -> NSLayoutConstraint {
    let view = views[relation.view]
    let sign: NSLayoutConstraint.Relation =
      definition.relation < 0 ? .lessThanOrEqual : definition.relation > 0 ? .greaterThanOrEqual : .equal
    var other = relation.other.map { (views[$0.view] as UIView, $0.anchor) }
    if other == nil, relation.anchor.share != nil { other = (view.superview ?? view, relation.anchor) }
    let constraint = NSLayoutConstraint(
      item: view, attribute: relation.anchor.attribute, relatedBy: sign, toItem: other?.0,
      attribute: other?.1.attribute ?? .notAnAttribute, multiplier: relation.factor, constant: relation.constant)
    if definition.priority < 1000 { constraint.priority = UILayoutPriority(Float(definition.priority)) }
    return constraint
  }

  /// What a content size says is at most the length (hugging) or at least (compression resistance).
  private func setContentSize(_ relation: ViewTree.Relation, _ definition: Workload.Constraint) {
    let view = views[relation.view]
    let priority = UILayoutPriority(Float(definition.priority))
    let axis: NSLayoutConstraint.Axis = relation.anchor.isHorizontal ? .horizontal : .vertical
    if definition.relation < 0 {
      view.setContentHuggingPriority(priority, for: axis)
    } else {
      view.setContentCompressionResistancePriority(priority, for: axis)
    }
    // A later one stands for a change that is still to come.
    if axis == .horizontal {
      if view.contentSize.width < 0 { view.contentSize.width = relation.constant }
    } else {
      if view.contentSize.height < 0 { view.contentSize.height = relation.constant }
    }
  }
}

extension ViewTree.Anchor {
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .top: .top
    case .right: .right
    case .bottom: .bottom
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    }
  }
}
