import Testing
import UIKit

@MainActor
@Suite struct LayoutEngineExpressionsTests {
  private func layOut(rightToLeft: Bool, _ build: (UIView, UIView) -> [NSLayoutConstraint]) -> CGRect {
    let root = makeRoot(200, 100)
    root.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
    let card = makeView("card", in: root)
    NSLayoutConstraint.activate(
      build(card, root) + [
        card.widthAnchor.constraint(equalToConstant: 40), card.heightAnchor.constraint(equalToConstant: 10),
        card.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    root.layoutIfNeeded()
    return card.frame
  }

  @Test func `leading and trailing change sides in a right-to-left view`() {
    let leading: (UIView, UIView) -> [NSLayoutConstraint] = { card, root in
      [card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)]
    }
    #expect(layOut(rightToLeft: false, leading).minX == 16)
    #expect(layOut(rightToLeft: true, leading).maxX == 184)
    let trailing: (UIView, UIView) -> [NSLayoutConstraint] = { card, root in
      [card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16)]
    }
    #expect(layOut(rightToLeft: false, trailing).maxX == 184)
    #expect(layOut(rightToLeft: true, trailing).minX == 16)
    let middle: (UIView, UIView) -> [NSLayoutConstraint] = { card, root in
      [card.leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: 8)]
    }
    #expect(layOut(rightToLeft: false, middle).minX == 108)
    #expect(layOut(rightToLeft: true, middle).maxX == 92)
  }

  @Test func `left and right keep their sides in a right-to-left view`() {
    let left: (UIView, UIView) -> [NSLayoutConstraint] = { card, root in
      [card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16)]
    }
    #expect(layOut(rightToLeft: true, left).minX == 16)
  }

  @Test func `a multiplied position is mirrored as a whole`() {
    let part: (UIView, UIView) -> [NSLayoutConstraint] = { card, root in
      [
        NSLayoutConstraint(
          item: card, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.25,
          constant: 2)
      ]
    }
    #expect(layOut(rightToLeft: false, part).minX == 52)
    #expect(layOut(rightToLeft: true, part).maxX == 148)
  }

  @Test func `a changed direction moves what is laid out already`() {
    let root = makeRoot(200, 100)
    root.semanticContentAttribute = .forceLeftToRight
    let card = makeView("card", in: root)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      card.widthAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(card.frame.minX == 16)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(card.frame.maxX == 184)
  }

  @Test func `the attributes of margins follow the margins`() {
    let root = makeRoot(200, 100)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let card = makeView("card", in: root)
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ]
    NSLayoutConstraint.activate(
      pairs.map {
        NSLayoutConstraint(
          item: card, attribute: $0, relatedBy: .equal, toItem: root, attribute: $1, multiplier: 1, constant: 0)
      })
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 20, y: 10, width: 140, height: 60))
  }

  @Test func `leading, trailing and middle attributes of margins follow the direction`() {
    let root = makeRoot(200, 100)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 3, trailing: 30)
    let card = makeView("card", in: root)
    let dot = makeView("dot", in: root)
    let pairs: [(UIView, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (card, .leading, .leadingMargin), (card, .trailing, .trailingMargin), (dot, .centerX, .centerXWithinMargins),
      (dot, .centerY, .centerYWithinMargins),
    ]
    NSLayoutConstraint.activate(
      pairs.map {
        NSLayoutConstraint(
          item: $0, attribute: $1, relatedBy: .equal, toItem: root, attribute: $2, multiplier: 1, constant: 0)
      } + [dot.widthAnchor.constraint(equalToConstant: 10), dot.heightAnchor.constraint(equalToConstant: 10)])
    root.layoutIfNeeded()
    #expect(card.frame.minX == 10 && card.frame.maxX == 170)
    #expect(dot.frame == CGRect(x: 85, y: 44, width: 10, height: 10))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(card.frame.minX == 30 && card.frame.maxX == 190)
    #expect(dot.frame == CGRect(x: 105, y: 44, width: 10, height: 10))
  }

  @Test func `alignment rectangles are what constraints speak of`() {
    final class Badged: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let root = makeRoot(200, 100)
    let card = Badged()
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    let inner = makeView("inner", in: card)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      card.widthAnchor.constraint(equalToConstant: 50), card.heightAnchor.constraint(equalToConstant: 40),
      inner.leftAnchor.constraint(equalTo: card.leftAnchor), inner.rightAnchor.constraint(equalTo: card.rightAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 18, y: 9, width: 56, height: 44))
    #expect(inner.frame == CGRect(x: 2, y: 3, width: 50, height: 38))
  }

  @Test func `distances between anchors are dimensions`() {
    let root = makeRoot(200, 100)
    let left = makeView("left", in: root)
    let right = makeView("right", in: root)
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor), left.widthAnchor.constraint(equalToConstant: 20),
      right.widthAnchor.constraint(equalToConstant: 30),
      left.rightAnchor.anchorWithOffset(to: right.leftAnchor).constraint(
        equalTo: right.rightAnchor.anchorWithOffset(to: root.rightAnchor), multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(right.frame.minX == 70)
  }

  @Test func `system spacing is eight points`() {
    let root = makeRoot(200, 100)
    let card = makeView("card", in: root)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      card.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
      card.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(card.frame.origin == CGPoint(x: 16, y: 8))
  }

  @Test func `multiples of the system's spacing are in each relation`() {
    let root = makeRoot(200, 100)
    let card = makeView("card", in: root)
    let constraints = [
      card.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: root.leadingAnchor, multiplier: 1.5),
      card.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      card.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 0.5),
      card.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 3),
    ]
    #expect(constraints.map(\.constant) == [12, 16, 4, 24])
    #expect(
      constraints.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual])
  }
}
