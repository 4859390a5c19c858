import Testing
import UIKit

@MainActor
@Suite struct LayoutEngineFramesTests {
  /// A child of each mask beside which a constrained view lies, in a container that constraints resize.
  @Test(arguments: 0..<64)
  func `each autoresizing mask works inside a tree of constraints as it does outside`(bits: Int) {
    let mask = UIView.AutoresizingMask(rawValue: UInt(bits))
    let frame = CGRect(x: 20, y: 30, width: 50, height: 40)

    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    let expected = UIView(frame: frame)
    expected.autoresizingMask = mask
    plain.addSubview(expected)
    plain.frame.size = CGSize(width: 260, height: 200)

    let root = makeRoot(600, 600)
    let container = makeView("container", in: root)
    let width = container.widthAnchor.constraint(equalToConstant: 100)
    let height = container.heightAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([width, height])
    root.layoutIfNeeded()
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    container.addSubview(child)
    let neighbour = makeView("neighbour", in: container)
    NSLayoutConstraint.activate([
      neighbour.leftAnchor.constraint(equalTo: child.leftAnchor),
      neighbour.rightAnchor.constraint(equalTo: child.rightAnchor),
      neighbour.topAnchor.constraint(equalTo: child.topAnchor),
      neighbour.bottomAnchor.constraint(equalTo: child.bottomAnchor),
    ])
    let log = messages {
      root.layoutIfNeeded()
      #expect(neighbour.frame == frame)
      width.constant = 260
      height.constant = 200
      root.layoutIfNeeded()
    }
    #expect(log.isEmpty)
    let difference = [
      child.frame.minX - expected.frame.minX, child.frame.minY - expected.frame.minY,
      child.frame.width - expected.frame.width, child.frame.height - expected.frame.height,
        // The neighbour's edges are on pixels.
    ].map { abs($0) }.max()!
    #expect(difference < 1e-9, "\(child.frame) \(expected.frame)")
    let gap = [
      neighbour.frame.minX - expected.frame.minX, neighbour.frame.minY - expected.frame.minY,
      neighbour.frame.maxX - expected.frame.maxX, neighbour.frame.maxY - expected.frame.maxY,
    ].map { abs($0) }.max()!
    #expect(gap <= 0.5 + 1e-5, "\(neighbour.frame) \(expected.frame)")
  }

  @Test func `a frame set by hand moves what is held to it`() {
    let root = makeRoot()
    let anchor = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(anchor)
    let follower = makeView("follower", in: root)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: anchor.rightAnchor, constant: 5),
      follower.topAnchor.constraint(equalTo: anchor.topAnchor),
      follower.widthAnchor.constraint(equalToConstant: 10), follower.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 35, y: 10, width: 10, height: 10))
    anchor.frame = CGRect(x: 50, y: 60, width: 30, height: 20)
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 85, y: 60, width: 10, height: 10))
  }

  @Test func `the topmost view's size reaches the constraints`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor), card.rightAnchor.constraint(equalTo: root.rightAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor), card.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    root.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
  }

  @Test func `a frame set by hand on a constrained view lasts until the next layout of its superview`() {
    let root = makeRoot()
    let card = makeView("card", in: root)
    card.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
    card.heightAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    card.frame.origin.y = 100
    #expect(card.frame.minY == 100)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(card.frame.minY == 5)
  }

  @Test func `edges are rounded to pixels so that views that touch stay in touch`() {
    let root = makeRoot(100, 10)
    let views = (0..<3).map { makeView("\($0)", in: root) }
    NSLayoutConstraint.activate(
      views.map { $0.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3) } + [
        views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
        views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
        views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor),
      ])
    root.layoutIfNeeded()
    let scale = UIScreen.main.scale
    func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-9 }
    for view in views {
      #expect(isNear((view.frame.minX * scale).rounded(), view.frame.minX * scale))
      #expect(isNear((view.frame.maxX * scale).rounded(), view.frame.maxX * scale))
    }
    #expect(isNear(views[0].frame.maxX, views[1].frame.minX))
    #expect(isNear(views[1].frame.maxX, views[2].frame.minX))
    #expect(isNear(views[2].frame.maxX, 100))
    #expect(!isNear(views[1].frame.width, 100 / 3) || scale == 3)
  }
}
