import Testing
import UIKit

@MainActor
@Suite struct NSLayoutConstraintTests {
  @Test func `a live constant moves the view`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let top = card.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
    NSLayoutConstraint.activate([top, card.heightAnchor.constraint(equalToConstant: 10)])
    root.layoutIfNeeded()
    #expect(card.frame.minY == 5)
    top.constant = 60
    #expect(card.frame.minY == 5)
    root.layoutIfNeeded()
    #expect(card.frame.minY == 60)
  }

  @Test func `a live priority changes which constraint wins`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let small = card.widthAnchor.constraint(equalToConstant: 10)
    let large = card.widthAnchor.constraint(equalToConstant: 90)
    small.priority = .defaultLow
    large.priority = .defaultHigh
    NSLayoutConstraint.activate([small, large])
    root.layoutIfNeeded()
    #expect(card.frame.width == 90)
    small.priority = UILayoutPriority(999.5)
    root.layoutIfNeeded()
    #expect(card.frame.width == 10)
  }

  @Test func `a left edge may follow a top edge, but no size`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let other = makeView("other", in: root)
    let across = NSLayoutConstraint(
      item: card, attribute: .left, relatedBy: .equal, toItem: other, attribute: .bottom, multiplier: 1, constant: 3)
    NSLayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      other.heightAnchor.constraint(equalToConstant: 10),
      across,
    ])
    root.layoutIfNeeded()
    #expect(card.frame.minX == 20)
    let raised = exceptions {
      _ = NSLayoutConstraint(
        item: card, attribute: .left, relatedBy: .equal, toItem: other, attribute: .height, multiplier: 1, constant: 0)
    }
    #expect(raised.map(\.reason) == ["NSLayoutConstraint: Invalid pairing of layout attributes: left and height."])
  }

  @Test func `many weak constraints do not outvote a strong one`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let strong = card.widthAnchor.constraint(equalToConstant: 50)
    strong.priority = .defaultHigh
    strong.isActive = true
    for _ in 0..<20 {
      let weak = card.widthAnchor.constraint(equalToConstant: 10)
      weak.priority = .defaultHigh - 1
      weak.isActive = true
    }
    root.layoutIfNeeded()
    #expect(card.frame.width == 50)
  }

  @Test func `numbers that are not finite raise and change nothing`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let top = card.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
    top.isActive = true
    let raised = exceptions {
      top.constant = .nan
      top.constant = .infinity
      top.constant = -.infinity
    }
    #expect(raised.map(\.name) == Array(repeating: "NSInvalidArgumentException", count: 3))
    #expect(raised.allSatisfy { $0.reason.contains("Constant is not finite!") && $0.reason.contains("'card'.top") })
    #expect(top.constant == 5)
    var made: [NSLayoutConstraint] = []
    let more = exceptions {
      made.append(card.topAnchor.constraint(equalTo: root.topAnchor, constant: .nan))
      made.append(card.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .infinity))
      made.append(card.widthAnchor.constraint(equalToConstant: .infinity))
      for constraint in made { constraint.isActive = true }
    }
    #expect(more.count == 3)
    #expect(made.allSatisfy { !$0.isActive })
    root.layoutIfNeeded()
  }

  @Test func `attributes that cannot be related raise`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    func make(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, to item: Any?,
      multiplier: CGFloat = 1
    ) -> Int {
      exceptions {
        _ = NSLayoutConstraint(
          item: card, attribute: first, relatedBy: .equal, toItem: item, attribute: second, multiplier: multiplier,
          constant: 0)
      }.count
    }
    #expect(make(.top, .width, to: root) == 1)
    #expect(make(.width, .top, to: root) == 1)
    #expect(make(.leading, .left, to: root) == 1)
    #expect(make(.top, .notAnAttribute, to: nil) == 1)
    #expect(make(.top, .top, to: root, multiplier: 0) == 1)
    #expect(make(.width, .width, to: "text") == 1)
    #expect(make(.width, .notAnAttribute, to: nil) == 0)
    #expect(make(.width, .height, to: root) == 0)
    #expect(make(.leading, .centerX, to: root) == 0)
    #expect(make(.top, .bottomMargin, to: root) == 0)
  }

  @Test func `a priority cannot become required or cease to be while active`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let width = card.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    let raised = exceptions {
      width.priority = .defaultHigh
      width.priority = UILayoutPriority(0)
      width.priority = UILayoutPriority(1001)
    }
    #expect(raised.count == 3)
    #expect(
      raised.first?.reason.hasPrefix("Mutating a priority from required to not on an installed constraint") == true)
    #expect(raised.first?.reason.contains("You passed priority 750 and the existing priority was 1000.") == true)
    #expect(width.priority == .required)
    width.isActive = false
    width.priority = .defaultHigh
    #expect(width.priority == .defaultHigh)
  }

  @Test func `a description shows the equation, the names and the state`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let constraint = NSLayoutConstraint(
      item: card, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: root, attribute: .height,
      multiplier: 0.5, constant: -8)
    constraint.priority = .defaultHigh
    constraint.identifier = "half"
    let shows = LayoutNaming.showsAddresses
    LayoutNaming.showsAddresses = false
    defer { LayoutNaming.showsAddresses = shows }
    let equation = "UIView 'card'.width >= 0.5*UIView 'root'.height - 8 priority:750"
    #expect(constraint.description == "<NSLayoutConstraint 'half' \(equation)   (inactive)>")
    constraint.isActive = true
    #expect(constraint.description == "<NSLayoutConstraint 'half' \(equation)   (active)>")
    LayoutNaming.showsAddresses = true
    #expect(constraint.description.hasPrefix("<NSLayoutConstraint:0x"))
  }

  @Test func `the parts of a constraint can be read`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let constraint = card.leadingAnchor.constraint(
      equalTo: root.layoutMarginsGuide.trailingAnchor, constant: 4)
    #expect(constraint.firstItem === card)
    #expect(constraint.secondItem === root.layoutMarginsGuide)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .equal)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 4)
    #expect(constraint.firstAnchor.isEqual(card.leadingAnchor))
    #expect(constraint.secondAnchor?.isEqual(root.layoutMarginsGuide.trailingAnchor) == true)
    #expect(card.topAnchor == card.topAnchor)
    #expect(card.topAnchor != card.bottomAnchor)
  }
}
