import Testing
import UIKit

@MainActor
@Suite struct UIViewContentPrioritiesTests {
  private func makeContent(_ width: CGFloat, _ height: CGFloat, in superview: UIView) -> ContentView {
    let view = ContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.content = CGSize(width: width, height: height)
    superview.addSubview(view)
    return view
  }

  @Test func `a view takes its intrinsic size and follows it`() {
    let root = makeRoot()
    let view = makeContent(30, 20, in: root)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    let reads = view.readCount
    view.content = CGSize(width: 1, height: 2)
    view.content = CGSize(width: 50, height: UIView.noIntrinsicMetric)
    view.heightAnchor.constraint(equalToConstant: 7).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 7))
    #expect(view.readCount == reads + 1)
  }

  @Test func `hugging and compression decide who gives way`() {
    let root = makeRoot(100, 50)
    let first = makeContent(30, 20, in: root)
    let second = makeContent(30, 20, in: root)
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor), second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    first.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 30 && second.frame.width == 70)
    first.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 70 && second.frame.width == 30)
    first.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    root.frame.size.width = 40
    root.layoutIfNeeded()
    #expect(first.frame.width == 30 && second.frame.width == 10)
    #expect(first.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(751))
    #expect(first.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func `fitting sizes come from the subtree alone and leave the layout as it was`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let content = makeContent(40, 30, in: card)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor), card.rightAnchor.constraint(equalTo: root.rightAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
      content.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 5),
      content.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 3),
      content.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 33))
    root.layoutIfNeeded()
    let frame = card.frame
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 33))
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 33))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(card.frame == frame)
    content.content.height = 60
    root.layoutIfNeeded()
    #expect(card.frame.height == 63)
  }

  @Test func `lines of text break in the width that a fitting size leaves them`() {
    let label = UILabel()
    label.text = "A sentence that is long enough to need a few lines in a narrow card."
    label.numberOfLines = 0
    let title = UILabel()
    title.text = "Title"
    let column = UIStackView(arrangedSubviews: [title, label])
    column.axis = .vertical
    column.spacing = 4
    let lineHeight = title.intrinsicContentSize.height
    let natural = label.intrinsicContentSize.width
    #expect(
      column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: natural, height: 2 * lineHeight + 4))
    let narrow = column.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 120)
    let lines = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(lines > 3 * lineHeight)
    #expect(narrow.height == lineHeight + 4 + lines)
    column.frame.size = narrow
    column.layoutIfNeeded()
    #expect(label.frame.minX == 0 && label.frame.width == 120)
    #expect(abs(label.frame.minY - lineHeight - 4) < 1e-6 && abs(label.frame.height - lines) < 1e-6)
  }
}
