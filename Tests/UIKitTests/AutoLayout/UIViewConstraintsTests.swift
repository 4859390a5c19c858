import Testing
import UIKit

@MainActor
@Suite struct UIViewConstraintsTests {
  @Test func `ambiguity is seen where constraints leave a position or a size open`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor), card.topAnchor.constraint(equalTo: root.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(card.hasAmbiguousLayout)
    #expect(!card.topAnchor.hasAmbiguousLayout)
    #expect(card.bottomAnchor.hasAmbiguousLayout)
    card.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!card.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test func `an exercise moves what is open, within what the constraints allow, and back`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let limit = card.widthAnchor.constraint(lessThanOrEqualToConstant: 15)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 7), limit,
      card.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    let former = card.frame
    card.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(card.frame != former)
    #expect(card.frame.minY == 7 && card.frame.height == 10 && card.frame.width <= 15)
    card.exerciseAmbiguityInLayout()
    card.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    card.widthAnchor.constraint(equalToConstant: 12).isActive = true
    root.layoutIfNeeded()
    let settled = card.frame
    card.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(card.frame == settled)
    #expect(settled == CGRect(x: 0, y: 7, width: 12, height: 10))
  }

  @Test func `constraints that affect a direction are listed`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let left = card.leftAnchor.constraint(equalTo: root.leftAnchor)
    let top = card.topAnchor.constraint(equalTo: root.topAnchor)
    let width = card.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([left, top, width])
    #expect(card.constraintsAffectingLayout(for: .horizontal) == [left, width])
    #expect(card.constraintsAffectingLayout(for: .vertical) == [top])
  }

  @Test func `a view without constraints but out of its mask's hands has its intrinsic size`() {
    let root = makeRoot()
    let view = ContentView()
    view.content = CGSize(width: 12, height: 13)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 12, height: 13))
  }

  @Test func `only superviews of what moved are laid out`() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let root = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let left = Counting()
    let right = Counting()
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let leaf = makeView("leaf", in: left)
    let top = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    top.isActive = true
    root.layoutIfNeeded()
    (root.layouts, left.layouts, right.layouts) = (0, 0, 0)
    top.constant = 8
    root.layoutIfNeeded()
    #expect(leaf.frame.minY == 8)
    #expect(root.layouts == 0)
    #expect(left.layouts == 1)
    #expect(right.layouts == 0)
  }

  @Test func `a dump shows frames, guides, constraints and what is broken`() {
    let root = makeRoot(100, 100)
    let card = makeView("card", in: root)
    let top = card.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
    let small = card.heightAnchor.constraint(equalToConstant: 10)
    let large = card.heightAnchor.constraint(equalToConstant: 20)
    top.identifier = "top"
    _ = messages {
      NSLayoutConstraint.activate([top, small, large])
      root.layoutIfNeeded()
    }
    #expect(
      LayoutDump.text(of: root) == """
        UIView 'root' (0 0; 100 100)
          ~ 'top': UIView 'card'.top == UIView 'root'.top + 8
          UIView 'card' (0 8; 0 10)
            ~ UIView 'card'.height == 10
            ~ UIView 'card'.height == 20 (broken)
        """)
  }
}
