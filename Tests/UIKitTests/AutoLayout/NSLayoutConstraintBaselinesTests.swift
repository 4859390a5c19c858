import Testing

@testable import UIKit

@MainActor
@Suite struct NSLayoutConstraintBaselinesTests {
  /// A card that shows a text 7 points below its top, whose baselines are its own.
  private final class Card: UIView {
    var text: UIView!
    override var forFirstBaselineLayout: UIView { text }
    override var forLastBaselineLayout: UIView { text }

    override init(frame: CGRect) {
      super.init(frame: frame)
      text = BlockView("text", 50, 20, baselines: (15, 5))
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: topAnchor, constant: 7),
        text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -9),
      ])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  @Test func `a view's baselines are those of the view that it names`() {
    let root = makeRoot()
    let card = Card()
    root.addSubview(card)
    let line = makeView("line", in: root)
    let under = makeView("under", in: root)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      line.topAnchor.constraint(equalTo: card.firstBaselineAnchor), line.heightAnchor.constraint(equalToConstant: 1),
      under.topAnchor.constraint(equalTo: card.lastBaselineAnchor, constant: 3),
    ])
    root.layoutIfNeeded()
    #expect(line.frame.minY == 122)
    #expect(under.frame.minY == 125)
    #expect(card.frame.height == 36)
    #expect(card.constraintsAffectingLayout(for: .vertical).count == 5)
  }

  @Test func `a card can be placed by the baseline of its text`() {
    let root = makeRoot()
    let card = Card()
    root.addSubview(card)
    let constraint = card.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 50)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    root.layoutIfNeeded()
    #expect(card.frame.minY == 28)
    card.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test func `the baselines of a column are the first one's and the last one's, whoever that is`() {
    let root = makeRoot()
    let blocks = BlockStack(.vertical)
    root.addSubview(blocks.stack)
    blocks.stack.translatesAutoresizingMaskIntoConstraints = false
    let line = makeView("line", in: root)
    let under = makeView("under", in: root)
    NSLayoutConstraint.activate([
      blocks.stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      line.topAnchor.constraint(equalTo: blocks.stack.firstBaselineAnchor),
      under.topAnchor.constraint(equalTo: blocks.stack.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // Lengths are 40, 60 and 20 with spaces of 10; first baselines 15, 22, 40 and last ones 5, 8, 10.
    #expect(line.frame.minY == 115)
    #expect(under.frame.minY == 230)
    blocks.blocks[0].isHidden = true
    blocks.blocks[2].isHidden = true
    root.layoutIfNeeded()
    #expect(line.frame.minY == 122)
    #expect(under.frame.minY == 152)
    blocks.blocks[0].isHidden = false
    root.layoutIfNeeded()
    #expect(line.frame.minY == 115)
    blocks.blocks[0].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(line.frame.minY == 122)
    blocks.blocks[1].removeFromSuperview()
    blocks.blocks[2].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(line.frame.minY == 100)
  }

  @Test func `a row's baseline is that of its tallest view, through nested stacks`() {
    let row = BlockStack(.horizontal)
    row.stack.alignment = .center
    let column = UIStackView(arrangedSubviews: [row.stack, BlockView("d", 10, 10)])
    column.axis = .vertical
    let other = BlockView("other", 10, 70, baselines: (60, 0))
    let outer = UIStackView(arrangedSubviews: [column, other])
    outer.alignment = .firstBaseline
    let root = makeRoot()
    root.addSubview(outer)
    outer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([outer.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()
    // The tallest is 50 high with its baseline at 40; the other one's is at 60.
    #expect(other.frame.minY == 0)
    #expect(column.frame.minY == 20)
    row.blocks[2].isHidden = true
    root.layoutIfNeeded()
    // Now it is the one of 30, with its baseline at 22.
    #expect(column.frame.minY == 38)
  }

  @Test func `a view that names a stranger has its own baseline`() {
    let root = makeRoot()
    let card = Card()
    root.addSubview(card)
    card.text = UIView()
    let line = makeView("line", in: root)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      line.topAnchor.constraint(equalTo: card.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(line.frame.minY == 100)
  }
}
