import Testing
import TinyConstraints
import UIKit

@MainActor
@Suite struct SuperviewTests {
  private func makePair(_ width: CGFloat = 200, _ height: CGFloat = 100) -> (root: UIView, card: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let card = UIView()
    root.addSubview(card)
    return (root, card)
  }

  @Test func `edges to the superview hold all four within insets`() {
    let (root, card) = makePair()
    let constraints = card.edgesToSuperview(insets: .init(top: 1, left: 2, bottom: 3, right: 4))
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    #expect(!card.translatesAutoresizingMaskIntoConstraints)
    #expect(constraints.map(\.firstAttribute) == [.top, .left, .bottom, .right])
    #expect(constraints.allSatisfy { $0.isActive })
  }

  @Test func `excluded edges are left out`() {
    let (root, card) = makePair()
    let constraints = card.edgesToSuperview(excluding: [.bottom, .trailing], insets: .uniform(5))
    card.size(CGSize(width: 10, height: 20))
    root.layoutIfNeeded()
    #expect(constraints.count == 2)
    #expect(card.frame == CGRect(x: 5, y: 5, width: 10, height: 20))
  }

  @Test func `in a right-to-left view the leading edge that is excluded is the right one`() {
    let (root, card) = makePair()
    defer { withExtendedLifetime(root) {} }
    card.semanticContentAttribute = .forceRightToLeft
    #expect(card.edgesToSuperview(excluding: .leading).map(\.firstAttribute) == [.top, .left, .bottom])
  }

  @Test func `centre, size and aspect ratio`() {
    let (root, card) = makePair()
    card.centerInSuperview(offset: CGPoint(x: 10, y: -5))
    card.widthToSuperview(multiplier: 0.5, offset: -20)
    card.aspectRatio(2)
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 70, y: 25, width: 80, height: 40))
  }

  @Test func `a constraint made inactive waits for its turn`() {
    let (root, card) = makePair()
    card.size(CGSize(width: 10, height: 10))
    let hidden = card.topToBottom(of: root, isActive: false)
    let shown = card.topToSuperview(offset: 3)
    #expect(!hidden.isActive && shown.isActive)
    root.layoutIfNeeded()
    #expect(card.frame.minY == 3)
    shown.isActive = false
    hidden.isActive = true
    root.layoutIfNeeded()
    #expect(card.frame.minY == 100)
  }

  @Test func `relations and priorities are passed on`() {
    let (root, card) = makePair()
    let least = card.width(min: 30, max: 60)
    let wish = card.width(500, priority: .defaultLow)
    let height = card.height(40, relation: .equalOrLess)
    card.height(90, priority: .defaultHigh)
    root.layoutIfNeeded()
    #expect(least.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
    #expect(wish.priority == .defaultLow)
    #expect(height.relation == .lessThanOrEqual)
    #expect(card.frame.size == CGSize(width: 60, height: 40))
  }

  @Test func `the safe area's guide stands in for the superview`() {
    let (root, card) = makePair()
    let constraints = card.edgesToSuperview(usingSafeArea: true)
    #expect(constraints.allSatisfy { $0.secondItem === root.safeAreaLayoutGuide })
    #expect(card.bottomToSuperview(isActive: false).secondItem === root)
  }

  @Test func `a stack fills its view`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    let holder = UIView()
    root.addSubview(holder)
    holder.edgesToSuperview()
    let rows = [UIView(), UIView(), UIView()]
    holder.stack(rows, spacing: 5)
    rows[1].height(to: rows[0])
    rows[2].height(to: rows[0])
    root.layoutIfNeeded()
    #expect(rows.map(\.frame) == (0..<3).map { CGRect(x: 0, y: CGFloat($0) * 35, width: 60, height: 30) })
  }

  @Test func `lists of constraints are switched together`() {
    let (root, card) = makePair()
    defer { withExtendedLifetime(root) {} }
    let constraints = card.edgesToSuperview()
    constraints.deActivate()
    #expect(constraints.allSatisfy { !$0.isActive })
    constraints.activate()
    #expect(constraints.allSatisfy { $0.isActive })
  }
}
