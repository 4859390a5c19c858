import Testing

@testable import UIKit

/// A tree of stack views changed at random must look like one made with its last properties.
@MainActor
@Suite struct UIStackViewHistoriesTests {
  /// Numbers that are the same each time.
  private struct Generator {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    mutating func isTrue(oneIn count: Int) -> Bool { next(count) == 0 }
  }

  /// Leaves with contents and priorities of their own: no two may give way in the other's place.
  private static func makeLeaf(_ number: Int, _ generator: inout Generator) -> BlockView {
    let (width, height) = (CGFloat(5 + generator.next(40)), CGFloat(5 + generator.next(40)))
    let first = CGFloat(generator.next(Int(height)))
    let leaf = BlockView("leaf\(number)", width, height, baselines: (first, CGFloat(generator.next(Int(height)))))
    setPriorities(of: leaf, number)
    return leaf
  }

  private static func setPriorities(of leaf: BlockView, _ number: Int) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      leaf.setContentHuggingPriority(UILayoutPriority(200 + Float(number)), for: axis)
      leaf.setContentCompressionResistancePriority(UILayoutPriority(700 + Float(number)), for: axis)
    }
  }

  /// A copy of a tree, made of new views in one go.
  private static func copy(of view: UIView) -> UIView {
    let result: UIView
    if let stack = view as? UIStackView {
      let fresh = UIStackView(arrangedSubviews: stack.arrangedSubviews.map { copy(of: $0) })
      fresh.axis = stack.axis
      fresh.distribution = stack.distribution
      fresh.alignment = stack.alignment
      fresh.spacing = stack.spacing
      fresh.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
      fresh.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      fresh.semanticContentAttribute = stack.semanticContentAttribute
      fresh.directionalLayoutMargins = stack.directionalLayoutMargins
      for (old, new) in zip(stack.arrangedSubviews, fresh.arrangedSubviews) {
        let spacing = stack.customSpacing(after: old)
        if spacing != UIStackView.spacingUseDefault { fresh.setCustomSpacing(spacing, after: new) }
      }
      fresh.accessibilityIdentifier = stack.accessibilityIdentifier
      result = fresh
    } else {
      let block = view as! BlockView
      let fresh = BlockView(
        block.accessibilityIdentifier ?? "", block.content.width, block.content.height, baselines: block.baselines)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        fresh.setContentHuggingPriority(block.contentHuggingPriority(for: axis), for: axis)
        fresh.setContentCompressionResistancePriority(
          block.contentCompressionResistancePriority(for: axis), for: axis)
      }
      result = fresh
    }
    result.isHidden = view.isHidden
    return result
  }

  /// Frames of a tree's visible views in the order of arrangement, a line each.
  private static func dump(_ view: UIView, _ indentation: String = "") -> [String] {
    let name = view.accessibilityIdentifier ?? ""
    if view.isHidden { return ["\(indentation)\(name) hidden"] }
    let children = (view as? UIStackView)?.arrangedSubviews ?? []
    return ["\(indentation)\(name) \(dumpText(view.frame))"] + children.flatMap { dump($0, indentation + "  ") }
  }

  private static func constraintCount(_ view: UIView) -> Int {
    view.constraints.count + view.subviews.reduce(0) { $0 + constraintCount($1) }
  }

  /// All stack views of a tree.
  private static func stacks(in view: UIView) -> [UIStackView] {
    guard let stack = view as? UIStackView else { return [] }
    return [stack] + stack.arrangedSubviews.flatMap { stacks(in: $0) }
  }

  private static func change(_ root: UIStackView, _ count: inout Int, _ generator: inout Generator) {
    let all = stacks(in: root)
    let stack = all[generator.next(all.count)]
    let views = stack.arrangedSubviews
    func pick() -> UIView? { views.isEmpty ? nil : views[generator.next(views.count)] }
    switch generator.next(14) {
    case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case 1: stack.distribution = distributions[generator.next(distributions.count)]
    case 2: stack.alignment = alignments[generator.next(alignments.count)]
    case 3: stack.spacing = CGFloat(generator.next(12))
    case 4: if let view = pick() { stack.setCustomSpacing(CGFloat(generator.next(9)), after: view) }
    case 5: if let view = pick() { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view) }
    case 6, 7, 8: if let view = pick() { view.isHidden.toggle() }
    case 9: if let view = pick() { view.removeFromSuperview() }
    case 10:
      count += 1
      stack.insertArrangedSubview(makeLeaf(count, &generator), at: generator.next(views.count + 1))
    case 11:
      guard all.count < 6 else { return }
      count += 1
      let inner = UIStackView(arrangedSubviews: [makeLeaf(count, &generator)])
      count += 1
      inner.addArrangedSubview(makeLeaf(count, &generator))
      inner.accessibilityIdentifier = "stack\(count)"
      stack.insertArrangedSubview(inner, at: generator.next(views.count + 1))
    case 12: if let view = pick() { stack.insertArrangedSubview(view, at: generator.next(views.count + 1)) }
    default:
      stack.isLayoutMarginsRelativeArrangement.toggle()
      stack.semanticContentAttribute = generator.isTrue(oneIn: 2) ? .forceRightToLeft : .unspecified
    }
  }

  @Test(arguments: 0..<12)
  func `a tree after any history looks like one made afresh`(_ seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 7919 &+ 1)
    let root = UIStackView()
    root.accessibilityIdentifier = "stack0"
    var count = 0
    for step in 0..<40 {
      for _ in 0...generator.next(3) { Self.change(root, &count, &generator) }
      let fresh = Self.copy(of: root) as! UIStackView
      // The frame that does not fit yet may contradict the new constraints.
      _ = messages {
        let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let freshSize = fresh.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(size.width - freshSize.width) < 1e-6 && abs(size.height - freshSize.height) < 1e-6)
        root.frame.size = CGSize(width: size.width + CGFloat(generator.next(3) * 20), height: size.height)
        fresh.frame.size = root.frame.size
      }
      root.layoutIfNeeded()
      fresh.layoutIfNeeded()
      #expect(Self.dump(root) == Self.dump(fresh), "seed \(seed), step \(step)")
      #expect(Self.constraintCount(root) == Self.constraintCount(fresh), "seed \(seed), step \(step)")
    }
  }
}
