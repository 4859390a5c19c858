import Testing
import UIKit

@MainActor
@Suite struct NSLayoutConstraintActivationTests {
  @Test func `constraints and frames make the same layout`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      card.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
      card.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      card.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 16, y: 175, width: 288, height: 130))
  }

  @Test func `the nearest common ancestor holds an active constraint`() {
    let root = makeRoot()
    let left = makeView("left", in: root)
    let right = makeView("right", in: root)
    let inner = makeView("inner", in: left)
    let across = inner.topAnchor.constraint(equalTo: right.topAnchor)
    across.isActive = true
    let own = inner.widthAnchor.constraint(equalToConstant: 10)
    own.isActive = true
    #expect(root.constraints == [across])
    #expect(inner.constraints == [own])
    #expect(across.isActive && own.isActive)
    across.isActive = false
    #expect(root.constraints.isEmpty)
    #expect(!across.isActive)
  }

  @Test func `constraints across a hierarchy count positions along the path`() {
    let root = makeRoot()
    let outer = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 200))
    root.addSubview(outer)
    outer.bounds.origin = CGPoint(x: 0, y: 7)
    let inner = makeView("inner", in: outer)
    let other = makeView("other", in: root)
    NSLayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      other.topAnchor.constraint(equalTo: root.topAnchor, constant: 90),
      other.widthAnchor.constraint(equalToConstant: 20), other.heightAnchor.constraint(equalToConstant: 20),
      inner.leftAnchor.constraint(equalTo: other.rightAnchor),
      inner.topAnchor.constraint(equalTo: other.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2),
      inner.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 90, y: 77, width: 40, height: 5))
    outer.bounds.origin.y = 0
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 90, y: 70, width: 40, height: 5))
  }

  @Test func `swapping two constraints moves the view and logs nothing`() {
    let root = makeRoot()
    let square = makeView("square", in: root)
    square.widthAnchor.constraint(equalToConstant: 100).isActive = true
    square.heightAnchor.constraint(equalTo: square.widthAnchor).isActive = true
    square.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    let dismiss = square.topAnchor.constraint(equalTo: root.bottomAnchor)
    let show = square.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
    show.isActive = true
    let log = messages {
      root.layoutIfNeeded()
      #expect(square.frame == CGRect(x: 110, y: 0, width: 100, height: 100))
      for _ in 0..<3 {
        show.isActive = false
        dismiss.isActive = true
        root.layoutIfNeeded()
        #expect(square.frame == CGRect(x: 110, y: 480, width: 100, height: 100))
        dismiss.isActive = false
        show.isActive = true
        root.layoutIfNeeded()
        #expect(square.frame == CGRect(x: 110, y: 0, width: 100, height: 100))
      }
    }
    #expect(log.isEmpty)
  }

  @Test func `a panel opens and closes by removing and adding its constraint of higher priority`() {
    let root = makeRoot()
    let green = makeView("green", in: root)
    let red = makeView("red", in: root)
    NSLayoutConstraint.activate([
      green.leftAnchor.constraint(equalTo: root.leftAnchor), green.rightAnchor.constraint(equalTo: root.rightAnchor),
      green.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      green.heightAnchor.constraint(equalToConstant: 198),
      red.leftAnchor.constraint(equalTo: root.leftAnchor), red.rightAnchor.constraint(equalTo: root.rightAnchor),
      red.bottomAnchor.constraint(equalTo: green.topAnchor),
    ])
    let height = red.heightAnchor.constraint(equalToConstant: 0)
    height.priority = UILayoutPriority(500)
    height.isActive = true
    let top = red.topAnchor.constraint(equalTo: root.topAnchor)
    root.addConstraint(top)
    let log = messages {
      root.layoutIfNeeded()
      #expect(red.frame == CGRect(x: 0, y: 0, width: 320, height: 282))
      for _ in 0..<2 {
        root.removeConstraint(top)
        root.layoutIfNeeded()
        #expect(red.frame == CGRect(x: 0, y: 282, width: 320, height: 0))
        root.addConstraint(top)
        root.layoutIfNeeded()
        #expect(red.frame == CGRect(x: 0, y: 0, width: 320, height: 282))
      }
    }
    #expect(log.isEmpty)
  }

  @Test func `items without a common ancestor raise and stay as they were`() {
    let one = makeView("one")
    let other = makeView("other")
    let constraint = one.topAnchor.constraint(equalTo: other.topAnchor)
    let raised = exceptions { constraint.isActive = true }
    #expect(raised.count == 1)
    #expect(raised.first?.name == "NSGenericException")
    #expect(raised.first?.reason.contains("because they have no common ancestor") == true)
    #expect(raised.first?.reason.contains("'one'.top") == true)
    #expect(!constraint.isActive)
    #expect(one.constraints.isEmpty)
  }

  @Test func `a constraint on a view outside the holder's subtree raises`() {
    let root = makeRoot()
    let one = makeView("one", in: root)
    let other = makeView("other", in: root)
    let constraint = one.topAnchor.constraint(equalTo: other.topAnchor)
    #expect(exceptions { one.addConstraint(constraint) }.count == 1)
    #expect(!constraint.isActive)
  }

  @Test func `removing a view removes the constraints across its edge and keeps those within`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let title = makeView("title", in: card)
    let sibling = makeView("sibling", in: root)
    let across = [
      card.topAnchor.constraint(equalTo: root.topAnchor), title.leftAnchor.constraint(equalTo: sibling.leftAnchor),
      title.widthAnchor.constraint(equalTo: root.widthAnchor),
    ]
    let within = [
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 3),
      card.heightAnchor.constraint(equalToConstant: 50), title.heightAnchor.constraint(equalToConstant: 20),
    ]
    NSLayoutConstraint.activate(across + within)
    root.layoutIfNeeded()
    card.removeFromSuperview()
    #expect(across.allSatisfy { !$0.isActive })
    #expect(within.allSatisfy { $0.isActive })
    #expect(root.constraints.isEmpty)
    let elsewhere = makeRoot(100, 100)
    elsewhere.addSubview(card)
    card.topAnchor.constraint(equalTo: elsewhere.topAnchor, constant: 10).isActive = true
    elsewhere.layoutIfNeeded()
    #expect(card.frame.minY == 10 && card.frame.height == 50)
    #expect(title.frame.minY == 3 && title.frame.height == 20)
    root.layoutIfNeeded()
  }

  @Test func `a constraint whose item is gone is inert`() {
    let root = makeRoot()
    let kept = makeView("kept", in: root)
    var lost: UIView? = makeView("lost", in: root)
    let constraint = kept.topAnchor.constraint(equalTo: lost!.bottomAnchor)
    constraint.isActive = true
    root.layoutIfNeeded()
    lost?.removeFromSuperview()
    weak let witness = lost
    lost = nil
    #expect(witness == nil)
    #expect(constraint.secondItem == nil)
    #expect(constraint.firstItem === kept)
    constraint.isActive = true
    #expect(!constraint.isActive)
    constraint.constant = 5
    root.layoutIfNeeded()
    #expect(constraint.description.contains("(gone)"))
  }

  @Test func `a tree that goes away leaves its constraints inactive`() {
    var root: UIView? = makeRoot()
    let survivor = makeView("survivor", in: root)
    let label = makeView("label", in: survivor)
    let toRoot = survivor.topAnchor.constraint(equalTo: root!.topAnchor)
    let within = label.topAnchor.constraint(equalTo: survivor.topAnchor, constant: 4)
    let sizes = [
      label.heightAnchor.constraint(equalToConstant: 9), survivor.heightAnchor.constraint(equalToConstant: 40),
    ]
    NSLayoutConstraint.activate([toRoot, within] + sizes)
    root?.layoutIfNeeded()
    root = nil
    #expect(!toRoot.isActive)
    #expect(within.isActive)
    let next = makeRoot()
    next.addSubview(survivor)
    next.layoutIfNeeded()
    #expect(label.frame.minY == 4 && label.frame.height == 9)
    #expect(survivor.frame.height == 40)
  }

  @Test func `views are freed with their constraints`() {
    weak var witness: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let root = makeRoot()
      let card = makeView("card", in: root)
      let top = card.topAnchor.constraint(equalTo: root.topAnchor)
      top.isActive = true
      let waiting = card.widthAnchor.constraint(equalToConstant: 3)
      root.layoutIfNeeded()
      waiting.isActive = true
      constraint = top
      witness = card
    }
    #expect(witness == nil)
    #expect(constraint == nil)
  }
}
