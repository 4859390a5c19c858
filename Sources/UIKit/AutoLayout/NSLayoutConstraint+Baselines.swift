/// The baselines of a constraint that are not those of its items: each is where the item says that its text is.
final class ConstraintBaselines {
  let first: LayoutReference?
  let second: LayoutReference?

  init(first: LayoutReference?, second: LayoutReference?) {
    self.first = first
    self.second = second
  }

  static func areEqual(_ lhs: ConstraintBaselines?, _ rhs: ConstraintBaselines?) -> Bool {
    lhs?.first?.node === rhs?.first?.node && lhs?.second?.node === rhs?.second?.node
  }
}

extension NSLayoutConstraint {
  /// Whose baselines the sides stand for at present; nil where they are the items' own.
  final var resolvedBaselines: ConstraintBaselines? {
    let ofFirst = first.resolvedBaseline
    let ofSecond = second?.resolvedBaseline
    return ofFirst == nil && ofSecond == nil ? nil : ConstraintBaselines(first: ofFirst, second: ofSecond)
  }
}

extension LayoutReference {
  /// The baseline of the view below the item that stands for the item's text, where there is another.
  @MainActor fileprivate var resolvedBaseline: LayoutReference? {
    guard attribute == .firstBaseline || attribute == .lastBaseline, !node.isGuide, let view = node.view else {
      return nil
    }
    var target = view
    while true {
      let next = attribute == .firstBaseline ? target.forFirstBaselineLayout : target.forLastBaselineLayout
      guard next !== target, next.isDescendant(of: target) else { break }
      target = next
    }
    return target === view ? nil : LayoutReference(node: target.layoutNode, region: .item, attribute: attribute)
  }
}

extension UIView {
  /// Another view stands for the text of this one or of one around it: constraints on baselines are written again.
  final func baselineViewsDidChange() {
    guard let node = layoutState?.node, !node.dependents.isEmpty else { return }
    // A constraint may be listed twice; the second time nothing is left to do.
    for constraint in node.dependents.map({ $0.takeUnretainedValue() }) {
      guard let holder = constraint.holder?.view,
        !ConstraintBaselines.areEqual(constraint.baselines, constraint.resolvedBaselines)
      else { continue }
      constraint.withdraw()
      constraint.prepareForActivation(in: holder)?.add(constraint)
    }
  }
}
