import Testing

@testable import UIKit

@MainActor
@Suite struct UIStackViewConstraintsTests {
  /// What the distributions make of 40, 60 and 20 in 290 points with spaces of 10.
  private func expectedLengths(_ distribution: UIStackView.Distribution) -> [[CGFloat]] {
    switch distribution {
    case .fill: [[0, 40], [50, 260], [270, 290]]
    case .fillEqually: [[0, 90], [100, 190], [200, 290]]
    // 270 points are 2.25 times 120.
    case .fillProportionally: [[0, 90], [100, 235], [245, 290]]
    // 170 points are left for two gaps.
    case .equalSpacing: [[0, 40], [125, 185], [270, 290]]
    // The middles lie at 20 and 280, so at 150 between.
    case .equalCentering: [[0, 40], [120, 180], [270, 290]]
    }
  }

  /// What the alignments make of 20, 30 and 50 in 80 points; baselines are 15, 22, 40 from the top, 5, 8, 10 from the
  /// bottom.
  private func expectedBreadths(_ alignment: UIStackView.Alignment, isHorizontal: Bool) -> [[CGFloat]] {
    switch alignment {
    case .fill: [[0, 80], [0, 80], [0, 80]]
    case .leading: [[0, 20], [0, 30], [0, 50]]
    case .center: [[30, 50], [25, 55], [15, 65]]
    case .trailing: [[60, 80], [50, 80], [30, 80]]
    // The lowest baseline is at 40, the others join it.
    case .firstBaseline: isHorizontal ? [[25, 45], [18, 48], [0, 50]] : [[0, 20], [0, 30], [0, 50]]
    // The highest baseline is at 70, the others join it.
    case .lastBaseline: isHorizontal ? [[55, 75], [48, 78], [30, 80]] : [[0, 20], [0, 30], [0, 50]]
    }
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `each distribution with each alignment gives the lengths and breadths of the closed form`(
    _ axis: NSLayoutConstraint.Axis
  ) {
    for distribution in distributions {
      for alignment in alignments {
        let blocks = BlockStack(axis)
        blocks.stack.distribution = distribution
        blocks.stack.alignment = alignment
        let logged = messages { blocks.layOut(290, by: 80) }
        #expect(logged == [])
        #expect(blocks.lengths == expectedLengths(distribution), "\(distribution) \(alignment)")
        #expect(
          blocks.breadths == expectedBreadths(alignment, isHorizontal: axis == .horizontal),
          "\(distribution) \(alignment)")
      }
    }
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `each distribution with each alignment has the fitting size of the closed form`(
    _ axis: NSLayoutConstraint.Axis
  ) {
    for distribution in distributions {
      // The middles of 40, 60 and 20 are 60 apart where the spaces between them are 10 at least.
      let length: CGFloat =
        switch distribution {
        case .fill, .fillProportionally, .equalSpacing: 140
        case .fillEqually: 200
        case .equalCentering: 150
        }
      for alignment in alignments {
        let blocks = BlockStack(axis)
        blocks.stack.distribution = distribution
        blocks.stack.alignment = alignment
        let expected = axis == .horizontal ? CGSize(width: length, height: 50) : CGSize(width: 50, height: length)
        #expect(
          blocks.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == expected,
          "\(distribution) \(alignment)")
      }
    }
  }

  @Test func `a change of distribution and alignment goes from any to any`() {
    let blocks = BlockStack()
    for (from, to) in zip(distributions, distributions.dropFirst() + [.fill]) {
      for (former, next) in zip(alignments, alignments.dropFirst() + [.fill]) {
        blocks.stack.distribution = from
        blocks.stack.alignment = former
        blocks.layOut(290, by: 80)
        blocks.stack.distribution = to
        blocks.stack.alignment = next
        blocks.layOut(290, by: 80)
        #expect(blocks.lengths == expectedLengths(to))
        #expect(blocks.breadths == expectedBreadths(next, isHorizontal: true))
      }
    }
    blocks.stack.axis = .vertical
    blocks.stack.distribution = .equalSpacing
    blocks.stack.alignment = .leading
    blocks.stack.frame.size = CGSize(width: 100, height: 220)
    blocks.stack.layoutIfNeeded()
    #expect(
      blocks.blocks.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 80, width: 60, height: 30),
        CGRect(x: 0, y: 170, width: 20, height: 50),
      ])
  }

  @Test func `from right to left each distribution is mirrored`() {
    for distribution in distributions {
      let blocks = BlockStack()
      blocks.stack.distribution = distribution
      blocks.stack.semanticContentAttribute = .forceRightToLeft
      blocks.layOut(290, by: 80)
      let mirrored = expectedLengths(distribution).map { [290 - $0[1], 290 - $0[0]] }
      #expect(blocks.lengths == mirrored, "\(distribution)")
      blocks.stack.semanticContentAttribute = .forceLeftToRight
      blocks.stack.layoutIfNeeded()
      #expect(blocks.lengths == expectedLengths(distribution), "\(distribution)")
    }
  }

  @Test func `a vertical stack runs its leading edge from right to left`() {
    let blocks = BlockStack(.vertical)
    blocks.stack.alignment = .leading
    blocks.stack.semanticContentAttribute = .forceRightToLeft
    blocks.layOut(290, by: 80)
    #expect(blocks.breadths == [[60, 80], [50, 80], [30, 80]])
  }

  @Test func `the views lie within the margins where that is asked for`() {
    let blocks = BlockStack()
    blocks.stack.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    blocks.stack.isLayoutMarginsRelativeArrangement = true
    blocks.stack.distribution = .fillEqually
    blocks.layOut(350, by: 84)
    #expect(blocks.lengths == [[20, 110], [120, 210], [220, 310]])
    #expect(blocks.breadths == [[1, 81], [1, 81], [1, 81]])
    #expect(
      blocks.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 260, height: 54))
    blocks.stack.layoutMargins.left = 50
    blocks.stack.layoutIfNeeded()
    #expect(blocks.lengths == [[50, 130], [140, 220], [230, 310]])
    blocks.stack.isLayoutMarginsRelativeArrangement = false
    blocks.layOut(290, by: 84)
    #expect(blocks.lengths == [[0, 90], [100, 190], [200, 290]])
  }

  @Test func `spaces of a baseline-relative column count between baselines`() {
    let blocks = BlockStack(.vertical, spacing: 30)
    blocks.stack.isBaselineRelativeArrangement = true
    blocks.stack.alignment = .leading
    // The last baselines are 5 and 8 above the bottoms, the first ones 22 and 40 below the tops.
    let fitting = blocks.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // 40, a space of 30 - 5 - 22, 60, a space of 30 - 8 - 40, 20.
    #expect(fitting.height == 105)
    blocks.layOut(105, by: 80)
    #expect(blocks.lengths == [[0, 40], [43, 103], [85, 105]])
    blocks.stack.isBaselineRelativeArrangement = false
    blocks.layOut(180, by: 80)
    #expect(blocks.lengths == [[0, 40], [70, 130], [160, 180]])
  }

  @Test func `views that do not fit shrink by their compression resistance`() {
    let blocks = BlockStack()
    blocks.blocks[0].setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    blocks.layOut(125, by: 80)
    #expect(blocks.lengths == [[0, 25], [35, 95], [105, 125]])
    blocks.stack.distribution = .equalSpacing
    blocks.stack.layoutIfNeeded()
    #expect(blocks.lengths == [[0, 25], [35, 95], [105, 125]])
    blocks.stack.distribution = .equalCentering
    blocks.stack.layoutIfNeeded()
    #expect(blocks.lengths == [[0, 25], [35, 95], [105, 125]])
  }

  @Test func `proportions follow the content, also that of a nested stack`() {
    let inner = UIStackView(arrangedSubviews: [BlockView("x", 10, 10), BlockView("y", 20, 10)])
    let text = ContentView()
    text.content = CGSize(width: 60, height: 10)
    let outer = UIStackView(arrangedSubviews: [inner, text])
    outer.distribution = .fillProportionally
    outer.frame.size = CGSize(width: 180, height: 10)
    outer.layoutIfNeeded()
    #expect([inner.frame.width, text.frame.width] == [60, 120])
    text.content.width = 150
    outer.layoutIfNeeded()
    #expect([inner.frame.width, text.frame.width] == [30, 150])
    inner.addArrangedSubview(BlockView("z", 120, 10))
    outer.layoutIfNeeded()
    #expect([inner.frame.width, text.frame.width] == [90, 90])
  }

  @Test func `views without any content share a proportional stack equally`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    stack.distribution = .fillProportionally
    stack.frame.size = CGSize(width: 90, height: 10)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [30, 30, 30])
  }

  @Test func `an application's own constraints come before proportions and centring`() {
    let blocks = BlockStack()
    blocks.stack.distribution = .fillProportionally
    let width = blocks.blocks[2].widthAnchor.constraint(equalToConstant: 70)
    width.isActive = true
    let logged = messages { blocks.layOut(290, by: 80) }
    #expect(logged == [])
    #expect(blocks.lengths == [[0, 80], [90, 210], [220, 290]])
  }

  @Test func `constraints have the names that UIKit's messages show`() {
    let blocks = BlockStack()
    blocks.blocks[2].isHidden = true
    blocks.layOut(290, by: 80)
    #expect(
      LayoutDump.text(of: blocks.stack) == """
        UIStackView 'stack' (0 0; 290 80)
          ~ 'UISV-canvas-connection': UIStackView 'stack'.leading == BlockView 'a'.leading
          ~ 'UISV-canvas-connection': UIStackView 'stack'.top == BlockView 'a'.top
          ~ 'UISV-canvas-connection': UIStackView 'stack'.bottom == BlockView 'a'.bottom
          ~ 'UISV-spacing': BlockView 'b'.leading == BlockView 'a'.trailing + 10
          ~ 'UISV-alignment': UIStackView 'stack'.top == BlockView 'b'.top
          ~ 'UISV-alignment': UIStackView 'stack'.bottom == BlockView 'b'.bottom
          ~ 'UISV-spacing': BlockView 'c'.leading == BlockView 'b'.trailing
          ~ 'UISV-canvas-connection': UIStackView 'stack'.top == BlockView 'c'.top
          ~ 'UISV-canvas-connection': UIStackView 'stack'.trailing == BlockView 'b'.trailing
          BlockView 'a' (0 0; 40 80)
          BlockView 'b' (50 0; 240 80)
          BlockView 'c' (290 0; 0 80)
            ~ 'UISV-hiding': BlockView 'c'.width == 0 priority:999.9
            ~ 'UISV-hiding': BlockView 'c'.height == 80 priority:999.9
        """)
  }

  @Test func `equal gaps are those of one guide`() {
    let blocks = BlockStack()
    blocks.stack.distribution = .equalSpacing
    blocks.stack.alignment = .center
    blocks.layOut(290, by: 80)
    let names = blocks.stack.constraints.map { $0.identifier ?? "" }
    #expect(names.count { $0 == "UISV-distributing-edge" } == 2)
    #expect(blocks.stack.layoutGuides.map(\.identifier) == ["UISV-distributing"])
    #expect(blocks.stack.layoutGuides[0].layoutFrame.width == 85)
    blocks.stack.distribution = .fill
    blocks.stack.layoutIfNeeded()
    #expect(blocks.stack.layoutGuides == [])
  }

  @Test func `constraints that a change does not concern stay as they are`() {
    let blocks = BlockStack()
    blocks.layOut(290, by: 80)
    let former = blocks.stack.constraints
    let added = BlockView("d", 30, 30)
    blocks.stack.addArrangedSubview(added)
    blocks.stack.layoutIfNeeded()
    let present = blocks.stack.constraints
    // All but the one that tied the last view to the end.
    #expect(former.filter { present.contains($0) }.count == former.count - 1)
    #expect(present.count == former.count + 3)
    blocks.stack.spacing = 20
    blocks.stack.setCustomSpacing(5, after: blocks.blocks[0])
    blocks.stack.layoutIfNeeded()
    #expect(blocks.stack.constraints == present)
    #expect(blocks.blocks[1].frame.minX == 45)
    blocks.blocks[1].isHidden = true
    blocks.stack.layoutIfNeeded()
    let kept = blocks.stack.constraints.filter { present.contains($0) }
    // What made it as broad as the stack view goes, and what placed the next one after it.
    #expect(kept.count == present.count - 2)
  }

  @Test func `changes before a layout cost one update`() {
    final class Counting: UIStackView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let stack = Counting(arrangedSubviews: [BlockView("a", 10, 10), BlockView("b", 10, 10)])
    stack.spacing = 3
    stack.alignment = .center
    stack.axis = .vertical
    stack.frame.size = CGSize(width: 10, height: 23)
    stack.layoutIfNeeded()
    #expect(stack.updates == 1)
    stack.spacing = 3
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(stack.updates == 1)
  }

  @Test func `nested stacks size each other`() {
    func row(_ name: String, _ width: CGFloat, _ height: CGFloat) -> UIStackView {
      let row = UIStackView(arrangedSubviews: [BlockView(name + "1", width, height), BlockView(name + "2", 30, 20)])
      row.spacing = 5
      row.alignment = .top
      return row
    }
    let rows = [row("a", 50, 40), row("b", 100, 10)]
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 8
    let root = makeRoot(400, 400)
    root.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    root.layoutIfNeeded()
    #expect(column.frame == CGRect(x: 10, y: 20, width: 135, height: 68))
    #expect(rows[0].frame == CGRect(x: 0, y: 0, width: 85, height: 40))
    #expect(rows[1].frame == CGRect(x: 0, y: 48, width: 135, height: 20))
    rows[0].arrangedSubviews[0].isHidden = true
    root.layoutIfNeeded()
    #expect(rows[0].frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(column.frame == CGRect(x: 10, y: 20, width: 135, height: 48))
  }
}
