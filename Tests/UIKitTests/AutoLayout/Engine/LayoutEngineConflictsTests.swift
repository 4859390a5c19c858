import Testing
import UIKit

@MainActor
@Suite struct LayoutEngineConflictsTests {
  @Test func `a conflict names the set and the broken constraint and layout goes on`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let small = card.widthAnchor.constraint(equalToConstant: 10)
    let large = card.widthAnchor.constraint(equalToConstant: 90)
    small.identifier = "small"
    large.identifier = "large"
    card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    small.isActive = true
    root.layoutIfNeeded()
    let log = messages {
      large.isActive = true
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(log.count == 1)
    let message = log.first ?? ""
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(message.contains("\"<NSLayoutConstraint 'small' UIView 'card'.width == 10   (active)>\""))
    #expect(
      message.hasSuffix(
        "Will attempt to recover by breaking constraint\n"
          + "<NSLayoutConstraint 'large' UIView 'card'.width == 90   (active, broken)>"))
    #expect(large.isActive)
    #expect(card.frame.width == 10)
    #expect(card.frame.minX == 7)
  }

  @Test func `a broken constraint goes away with its tree`() {
    weak var broken: NSLayoutConstraint?
    let log = messages {
      let root = makeRoot()
      let card = makeView("card", in: root)
      let large = card.widthAnchor.constraint(equalToConstant: 90)
      NSLayoutConstraint.activate([card.widthAnchor.constraint(equalToConstant: 10), large])
      root.layoutIfNeeded()
      broken = large
    }
    #expect(log.count == 1)
    #expect(broken == nil)
  }

  @Test func `a broken constraint holds as soon as a member of its set leaves`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let small = card.widthAnchor.constraint(equalToConstant: 10)
    let large = card.widthAnchor.constraint(equalToConstant: 90)
    let log = messages {
      NSLayoutConstraint.activate([small, large])
      root.layoutIfNeeded()
      #expect(card.frame.width == 10)
      small.isActive = false
      root.layoutIfNeeded()
      #expect(card.frame.width == 90)
    }
    #expect(log.count == 1)
  }

  @Test func `a broken constraint is tried again when a member of its set changes`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let least = card.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
    let most = card.widthAnchor.constraint(lessThanOrEqualToConstant: 40)
    let log = messages {
      NSLayoutConstraint.activate([least, most])
      root.layoutIfNeeded()
      #expect(card.frame.width == 50)
      least.constant = 45
      root.layoutIfNeeded()
      #expect(card.frame.width >= 45)
      least.constant = 30
      root.layoutIfNeeded()
      #expect(card.frame.width >= 30 && card.frame.width <= 40)
    }
    #expect(log.count == 1)
  }

  @Test func `a constant that cannot hold breaks its constraint and one that can mends it`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let most = card.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    let width = card.widthAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([most, width])
    root.layoutIfNeeded()
    let log = messages {
      width.constant = 120
      root.layoutIfNeeded()
      #expect(card.frame.width <= 100)
      width.constant = 80
      root.layoutIfNeeded()
      #expect(card.frame.width == 80)
    }
    #expect(log.count == 1)
  }

  @Test func `a container too small for its insets breaks one of them until it grows`() {
    let root = makeRoot(100, 100)
    let card = makeView("card", in: root)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      card.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
    ])
    root.layoutIfNeeded()
    #expect(card.frame.width == 60)
    let log = messages {
      root.frame.size.width = 30
      root.layoutIfNeeded()
      #expect(card.frame.minX == 20 && card.frame.width >= 0)
      root.frame.size.width = 200
      root.layoutIfNeeded()
      #expect(card.frame == CGRect(x: 20, y: 0, width: 160, height: card.frame.height))
    }
    #expect(log.count == 1)
  }

  @Test func `a frame by autoresizing mask wins over a constraint that contradicts it`() {
    let root = makeRoot()
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    card.accessibilityIdentifier = "card"
    root.addSubview(card)
    let width = card.widthAnchor.constraint(equalToConstant: 80)
    width.isActive = true
    let log = messages { root.layoutIfNeeded() }
    #expect(log.count == 1)
    #expect(log.first?.contains("<autoresizing mask UIView 'card'.width == 50>") == true)
    #expect(card.frame.width == 50)
    card.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(card.frame.width == 80)
  }

  @Test func `swapping in the wrong order conflicts once and ends right`() {
    let root = makeRoot()
    let square = makeView("square", in: root)
    let show = square.topAnchor.constraint(equalTo: root.topAnchor)
    let dismiss = square.topAnchor.constraint(equalTo: root.bottomAnchor)
    show.isActive = true
    square.heightAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    let log = messages {
      dismiss.isActive = true
      show.isActive = false
      root.layoutIfNeeded()
    }
    #expect(log.count == 1)
    #expect(square.frame.minY == 480)
  }

  @Test func `a removed broken constraint is forgotten`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    let small = card.widthAnchor.constraint(equalToConstant: 10)
    let large = card.widthAnchor.constraint(equalToConstant: 90)
    let log = messages {
      NSLayoutConstraint.activate([small, large])
      root.layoutIfNeeded()
      large.isActive = false
      small.isActive = false
      small.isActive = true
      root.layoutIfNeeded()
    }
    #expect(log.count == 1)
    #expect(card.frame.width == 10)
  }
}
