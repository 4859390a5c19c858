import Testing

@testable import UIKit

@MainActor
@Suite struct UIStackViewArrangementTests {
  @Test func `arranged views are subviews, in an order of their own`() {
    let stack = UIStackView()
    let (a, b, c, d) = (BlockView("a", 10, 10), BlockView("b", 10, 10), BlockView("c", 10, 10), BlockView("d", 10, 10))
    stack.addSubview(a)
    stack.addArrangedSubview(b)
    stack.insertArrangedSubview(c, at: 0)
    stack.addArrangedSubview(a)
    #expect(stack.subviews == [a, b, c])
    #expect(stack.arrangedSubviews == [c, b, a])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    stack.insertSubview(d, at: 0)
    #expect(stack.arrangedSubviews == [c, b, a])
    stack.bringSubviewToFront(c)
    stack.frame.size = CGSize(width: 30, height: 10)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 10, 20])
    #expect(stack.subviews == [d, a, b, c])
  }

  @Test func `a view that is arranged already moves`() {
    let blocks = BlockStack()
    let (a, b, c) = (blocks.blocks[0], blocks.blocks[1], blocks.blocks[2])
    blocks.stack.insertArrangedSubview(c, at: 0)
    #expect(blocks.stack.arrangedSubviews == [c, a, b])
    blocks.stack.addArrangedSubview(c)
    #expect(blocks.stack.arrangedSubviews == [a, b, c])
    blocks.stack.insertArrangedSubview(a, at: 3)
    #expect(blocks.stack.arrangedSubviews == [b, c, a])
    blocks.layOut(290, by: 80)
    #expect(blocks.lengths == [[0, 210], [220, 240], [250, 290]])
  }

  @Test func `a view taken out of the arranged ones stays a subview without the stack's constraints`() {
    let blocks = BlockStack()
    blocks.layOut(290, by: 80)
    blocks.stack.removeArrangedSubview(blocks.blocks[1])
    #expect(blocks.stack.arrangedSubviews == [blocks.blocks[0], blocks.blocks[2]])
    #expect(blocks.blocks[1].superview === blocks.stack)
    blocks.layOut(290, by: 80)
    #expect(blocks.blocks[1].constraintsAffectingLayout(for: .horizontal) == [])
    #expect(blocks.blocks[2].frame.maxX == 290)
    #expect(blocks.blocks[1].frame.size == CGSize(width: 60, height: 30))
    blocks.stack.removeArrangedSubview(blocks.blocks[1])
    #expect(blocks.stack.arrangedSubviews.count == 2)
  }

  @Test func `a view that leaves the stack view or goes to another one is not arranged any longer`() {
    let blocks = BlockStack()
    let other = UIStackView()
    blocks.layOut(290, by: 80)
    blocks.stack.setCustomSpacing(33, after: blocks.blocks[0])
    blocks.blocks[0].removeFromSuperview()
    other.addArrangedSubview(blocks.blocks[2])
    #expect(blocks.stack.arrangedSubviews == [blocks.blocks[1]])
    #expect(other.arrangedSubviews == [blocks.blocks[2]])
    blocks.layOut(290, by: 80)
    #expect(blocks.lengths == [[0, 290]])
    blocks.stack.addArrangedSubview(blocks.blocks[0])
    #expect(blocks.stack.customSpacing(after: blocks.blocks[0]) == UIStackView.spacingUseDefault)
    blocks.layOut(290, by: 80)
    #expect(blocks.lengths == [[0, 240], [250, 290]])
    other.frame.size = CGSize(width: 20, height: 50)
    other.layoutIfNeeded()
    #expect(blocks.blocks[2].frame == CGRect(x: 0, y: 0, width: 20, height: 50))
  }

  @Test func `an index outside the arranged views raises and changes nothing`() {
    let blocks = BlockStack()
    let raised = exceptions {
      blocks.stack.insertArrangedSubview(UIView(), at: 4)
      blocks.stack.insertArrangedSubview(UIView(), at: -1)
    }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException", "NSInternalInconsistencyException"])
    #expect(raised[0].reason.contains("index = 4 expected to be less than or equal to 3"))
    #expect(blocks.stack.arrangedSubviews == blocks.blocks)
    #expect(blocks.stack.subviews == blocks.blocks)
  }

  @Test func `a stack view cannot arrange what contains it`() {
    let outer = UIStackView()
    let inner = UIStackView()
    outer.addArrangedSubview(inner)
    let raised = exceptions {
      inner.addArrangedSubview(outer)
      inner.addArrangedSubview(inner)
    }
    #expect(raised.count == 2)
    #expect(inner.arrangedSubviews == [])
    outer.layoutIfNeeded()
    #expect(outer.arrangedSubviews == [inner])
  }

  @Test func `a space of one view's own comes before that of the stack, and can be taken back`() {
    let blocks = BlockStack()
    let a = blocks.blocks[0]
    #expect(blocks.stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
    blocks.stack.setCustomSpacing(25, after: a)
    #expect(blocks.stack.customSpacing(after: a) == 25)
    blocks.layOut(290, by: 80)
    #expect(blocks.lengths == [[0, 40], [65, 260], [270, 290]])
    blocks.stack.setCustomSpacing(UIStackView.spacingUseSystem, after: a)
    blocks.stack.layoutIfNeeded()
    #expect(blocks.lengths == [[0, 40], [48, 260], [270, 290]])
    blocks.stack.setCustomSpacing(-5, after: a)
    blocks.stack.layoutIfNeeded()
    #expect(blocks.lengths == [[0, 40], [35, 260], [270, 290]])
    blocks.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
    blocks.stack.spacing = UIStackView.spacingUseSystem
    blocks.stack.layoutIfNeeded()
    #expect(blocks.lengths == [[0, 40], [48, 262], [270, 290]])
  }

  @Test func `own spaces are the least ones where gaps or middles are equal`() {
    let blocks = BlockStack()
    blocks.stack.setCustomSpacing(30, after: blocks.blocks[1])
    blocks.stack.distribution = .equalSpacing
    #expect(blocks.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 180)
    blocks.stack.distribution = .equalCentering
    // 40, 60 and 20: the middles are at least 60 and 70 apart.
    #expect(blocks.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 170)
  }

  @Test func `spaces that are no numbers raise and change nothing`() {
    let blocks = BlockStack()
    let raised = exceptions {
      blocks.stack.spacing = .nan
      blocks.stack.setCustomSpacing(.infinity, after: blocks.blocks[0])
    }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException", "NSInvalidArgumentException"])
    #expect(blocks.stack.spacing == 10)
    #expect(blocks.stack.customSpacing(after: blocks.blocks[0]) == UIStackView.spacingUseDefault)
  }

  @Test func `the space after a view that is not arranged is nobody's`() {
    let blocks = BlockStack()
    let stranger = UIView()
    blocks.stack.setCustomSpacing(5, after: stranger)
    #expect(blocks.stack.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
  }

  @Test func `a stack view comes back from an archive`() throws {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    for (tag, view) in stack.arrangedSubviews.enumerated() { view.tag = tag }
    stack.insertArrangedSubview(stack.arrangedSubviews[2], at: 0)
    stack.axis = .vertical
    stack.alignment = .trailing
    stack.distribution = .equalCentering
    stack.spacing = 7.5
    stack.isLayoutMarginsRelativeArrangement = true
    stack.isBaselineRelativeArrangement = true
    stack.setCustomSpacing(3, after: stack.arrangedSubviews[1])
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(stack, forKey: "stack")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let copy = try #require(unarchiver.decodeObject(forKey: "stack") as? UIStackView)
    #expect(copy.arrangedSubviews.map(\.tag) == [2, 0, 1])
    #expect(copy.subviews.map(\.tag) == [0, 1, 2])
    #expect(copy.axis == .vertical && copy.alignment == .trailing && copy.distribution == .equalCentering)
    #expect(copy.spacing == 7.5 && copy.isLayoutMarginsRelativeArrangement && copy.isBaselineRelativeArrangement)
    #expect(copy.customSpacing(after: copy.arrangedSubviews[1]) == 3)
    #expect(copy.customSpacing(after: copy.arrangedSubviews[0]) == UIStackView.spacingUseDefault)
  }

  @Test func `the alignments of rows and columns are the same ones`() {
    #expect(UIStackView.Alignment.top == .leading)
    #expect(UIStackView.Alignment.bottom == .trailing)
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
  }
}
