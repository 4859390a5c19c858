import Testing

@testable import UIKit

@MainActor
@Suite struct UIStackViewHidingTests {
  @Test func `a hidden view leaves the layout and comes back`() {
    for distribution in distributions {
      let blocks = BlockStack()
      blocks.stack.distribution = distribution
      blocks.layOut(290, by: 80)
      let former = blocks.lengths
      for hidden in blocks.blocks {
        let others = blocks.blocks.filter { $0 !== hidden }
        let fresh = UIStackView(arrangedSubviews: others.map { BlockView("", $0.content.width, $0.content.height) })
        fresh.arrangedSubviews[0].setContentHuggingPriority(
          others[0].contentHuggingPriority(for: .horizontal), for: .horizontal)
        fresh.arrangedSubviews[1].setContentHuggingPriority(
          others[1].contentHuggingPriority(for: .horizontal) - 0.5, for: .horizontal)
        others[1].setContentHuggingPriority(
          others[1].contentHuggingPriority(for: .horizontal) - 0.5, for: .horizontal)
        fresh.spacing = 10
        fresh.distribution = distribution
        fresh.frame.size = CGSize(width: 290, height: 80)
        fresh.layoutIfNeeded()
        hidden.isHidden = true
        blocks.stack.layoutIfNeeded()
        #expect(others.map(\.frame) == fresh.arrangedSubviews.map(\.frame), "\(distribution)")
        #expect(hidden.frame.width == 0)
        #expect(blocks.stack.arrangedSubviews == blocks.blocks)
        hidden.isHidden = false
        others[1].setContentHuggingPriority(
          others[1].contentHuggingPriority(for: .horizontal) + 0.5, for: .horizontal)
        blocks.stack.layoutIfNeeded()
        #expect(blocks.lengths == former, "\(distribution)")
      }
    }
  }

  @Test func `a hidden view makes no room across the axis`() {
    for alignment in alignments {
      let blocks = BlockStack()
      blocks.stack.alignment = alignment
      blocks.blocks[2].isHidden = true
      // The baselines of the other two are 15 and 22 from the top, 5 and 8 from the bottom.
      #expect(
        blocks.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 110, height: 30))
    }
  }

  @Test func `a hidden view is as broad as the stack view, whatever becomes of that`() {
    let blocks = BlockStack()
    blocks.blocks[1].isHidden = true
    blocks.layOut(290, by: 80)
    #expect(blocks.blocks[1].frame == CGRect(x: 40, y: 0, width: 0, height: 80))
    blocks.layOut(290, by: 64)
    #expect(blocks.blocks[1].frame == CGRect(x: 40, y: 0, width: 0, height: 64))
  }

  @Test func `a stack view of hidden views is empty`() {
    let root = makeRoot()
    let blocks = BlockStack()
    root.addSubview(blocks.stack)
    blocks.stack.translatesAutoresizingMaskIntoConstraints = false
    for block in blocks.blocks { block.isHidden = true }
    root.layoutIfNeeded()
    #expect(blocks.stack.frame.size == .zero)
    blocks.blocks[0].isHidden = false
    root.layoutIfNeeded()
    #expect(blocks.stack.frame.size == CGSize(width: 40, height: 20))
  }

  @Test func `a view that must keep its length is hidden without a conflict and without its place`() {
    let blocks = BlockStack()
    blocks.blocks[1].widthAnchor.constraint(equalToConstant: 60).isActive = true
    let logged = messages {
      blocks.layOut(150, by: 50)
      blocks.blocks[1].isHidden = true
      blocks.stack.layoutIfNeeded()
      blocks.layOut(70, by: 50)
    }
    #expect(logged == [])
    #expect(blocks.blocks[2].frame == CGRect(x: 50, y: 0, width: 20, height: 50))
  }

  @Test func `a space of a hidden view's own does not count`() {
    let blocks = BlockStack()
    blocks.stack.setCustomSpacing(99, after: blocks.blocks[1])
    blocks.blocks[1].isHidden = true
    #expect(blocks.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 70)
  }

  /// A column of three bars in a window, laid out.
  private func makeColumn() -> (stage: Stage, bars: [UIView]) {
    let stage = Stage(device: "300x600@1")
    let bars = (0..<3).map { _ in BlockView("", 50, 40) }
    let column = UIStackView(arrangedSubviews: bars)
    column.axis = .vertical
    column.spacing = 10
    column.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(column)
    NSLayoutConstraint.activate([
      column.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      column.topAnchor.constraint(equalTo: stage.root.topAnchor),
      column.widthAnchor.constraint(equalToConstant: 100),
    ])
    stage.frame()
    return (stage, bars)
  }

  private func shown(_ view: UIView) -> CGRect { view.layer.presentation()!.frame }

  @Test func `hiding in an animation block moves the others and shrinks the view, which is seen until the end`() {
    let (stage, bars) = makeColumn()
    var isFinished: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      bars[1].isHidden = true
    } completion: {
      isFinished = $0
    }
    #expect(bars[1].isHidden)
    #expect(bars[2].frame == CGRect(x: 0, y: 50, width: 100, height: 40))
    #expect(bars[1].superview?.frame.height == 90)
    stage.advance(by: 0.5)
    #expect(abs(shown(bars[2]).minY - 75) < 1e-6)
    #expect(abs(shown(bars[1]).height - 20) < 1e-6)
    #expect(shown(bars[1]).width == 100)
    #expect(!bars[1].layer.presentation()!.isHidden)
    #expect(bars[1].hitTest(.zero, with: nil) == nil)
    stage.advance(by: 0.6)
    #expect(isFinished == true)
    #expect(bars[1].layer.presentation()!.isHidden)
    #expect(shown(bars[2]).minY == 50)
    #expect(bars[1].layer.animationKeys() == nil)
  }

  @Test func `showing in an animation block grows the view from nothing`() {
    let (stage, bars) = makeColumn()
    bars[0].isHidden = true
    stage.frame()
    #expect(bars[1].frame.minY == 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { bars[0].isHidden = false }
    #expect(!bars[0].layer.presentation()!.isHidden)
    stage.advance(by: 0.25)
    #expect(abs(shown(bars[0]).height - 10) < 1e-6)
    #expect(abs(shown(bars[1]).minY - 12.5) < 1e-6)
    stage.advance(by: 1)
    #expect(shown(bars[0]) == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func `a view shown again while it goes away stays`() {
    let (stage, bars) = makeColumn()
    UIView.animate(withDuration: 1) { bars[1].isHidden = true }
    stage.advance(by: 0.5)
    UIView.animate(withDuration: 1) { bars[1].isHidden = false }
    stage.advance(by: 2)
    #expect(!bars[1].isHidden && !bars[1].layer.presentation()!.isHidden)
    #expect(shown(bars[1]) == CGRect(x: 0, y: 50, width: 100, height: 40))
    #expect(shown(bars[2]) == CGRect(x: 0, y: 100, width: 100, height: 40))
  }

  @Test func `hiding without an animation takes effect with the next layout`() {
    let (stage, bars) = makeColumn()
    bars[1].isHidden = true
    #expect(bars[2].frame.minY == 100)
    #expect(bars[1].layer.presentation()!.isHidden)
    stage.frame()
    #expect(bars[2].frame.minY == 50)
    #expect(bars[2].layer.animationKeys() == nil)
  }

  @Test func `an animator that is reversed brings a view back that it hides`() {
    let (stage, bars) = makeColumn()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { bars[1].isHidden = true }
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(abs(shown(bars[2]).minY - 75) < 1e-6)
    #expect(!bars[1].layer.presentation()!.isHidden)
    animator.isReversed = true
    stage.advance(by: 1)
    #expect(!bars[1].isHidden)
    stage.advance(by: 0.1)
    #expect(bars[1].frame == CGRect(x: 0, y: 50, width: 100, height: 40))
    #expect(shown(bars[2]).minY == 100)
  }
}
