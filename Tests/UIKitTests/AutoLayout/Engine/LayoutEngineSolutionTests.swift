import Testing
import UIKitTesting

@testable import UIKit

/// How views get the frames that the solution has for them.
@MainActor
@Suite struct LayoutEngineSolutionTests {
  private final class Counter: UIView {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  private final class MarginsView: UIView {
    var changes = 0
    override func layoutMarginsDidChange() { changes += 1 }
  }

  /// A panel at the top of the root, with a height that can be changed, and what it holds at its bottom.
  private func addPanel(_ panel: UIView, to root: UIView) -> (height: NSLayoutConstraint, badge: UIView) {
    panel.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(panel)
    let badge = makeView("badge", in: panel)
    let height = panel.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: root.topAnchor), panel.leftAnchor.constraint(equalTo: root.leftAnchor),
      panel.rightAnchor.constraint(equalTo: root.rightAnchor), height,
      badge.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
      badge.leftAnchor.constraint(equalTo: panel.leftAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    return (height, badge)
  }

  @Test func `a class that lays out its subviews is asked when one of them moves`() {
    let root = makeRoot()
    let panel = Counter()
    let (height, badge) = addPanel(panel, to: root)
    root.layoutIfNeeded()
    let former = panel.layouts
    height.constant = 150
    root.layoutIfNeeded()
    #expect(panel.layouts == former + 1)
    #expect(badge.frame == CGRect(x: 0, y: 140, width: 20, height: 10))
  }

  @Test func `laying out one part leaves the others to a later animation`() throws {
    let app = TestApplication(rootView: makeRoot())
    let root = try #require(app.window.rootViewController?.view)
    // Away from the safe area's edges: what has insets of it is asked for its layout in any case.
    let stage = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
    root.addSubview(stage)
    let (height, badge) = addPanel(UIView(), to: stage)
    let other = makeView("other", in: root)
    root.layoutIfNeeded()
    #expect(badge.frame.minY == 90)
    height.constant = 150
    other.layoutIfNeeded()
    #expect(badge.frame.minY == 90)
    UIView.animate(withDuration: 1) { root.layoutIfNeeded() }
    #expect(badge.frame.minY == 140)
    app.advance(by: 0.5)
    let shown = try #require(badge.layer.presentation()?.frame.minY)
    #expect(shown > 95 && shown < 135)
  }

  @Test func `a view that was placed by hand goes where a changed solution wants it`() {
    let root = makeRoot()
    let container = makeView("container", in: root)
    let child = makeView("child", in: container)
    let left = child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30)
    NSLayoutConstraint.activate([
      container.topAnchor.constraint(equalTo: root.topAnchor),
      container.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      container.widthAnchor.constraint(equalToConstant: 100), container.heightAnchor.constraint(equalToConstant: 100),
      left, child.topAnchor.constraint(equalTo: root.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 20), child.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    child.frame.origin = CGPoint(x: 70, y: 70)
    left.constant = 50
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 40, y: 0, width: 20, height: 20))
  }

  @Test func `a view that follows its mask follows a superview that constraints resize`() {
    let root = makeRoot()
    let panel = UIView()
    let (height, _) = addPanel(panel, to: root)
    root.layoutIfNeeded()
    let follower = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 60))
    follower.autoresizingMask = .flexibleHeight
    panel.addSubview(follower)
    height.constant = 130
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 0, y: 20, width: 10, height: 90))
  }

  @Test func `margins that are preserved follow a superview that constraints resize`() {
    let root = makeRoot()
    let panel = UIView()
    let (height, _) = addPanel(panel, to: root)
    panel.layoutMargins.bottom = 40
    let content = MarginsView()
    content.translatesAutoresizingMaskIntoConstraints = false
    content.preservesSuperviewLayoutMargins = true
    panel.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: panel.topAnchor), content.leftAnchor.constraint(equalTo: panel.leftAnchor),
      content.widthAnchor.constraint(equalToConstant: 20), content.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(content.layoutMargins.bottom == 40)
    let former = content.changes
    height.constant = 110
    root.layoutIfNeeded()
    #expect(content.layoutMargins.bottom == 30)
    #expect(content.changes > former)
  }

  @Test func `content below a superview that constraints move is laid out by its own class`() {
    let root = makeRoot()
    let panel = UIView()
    let (height, badge) = addPanel(panel, to: root)
    let counter = Counter()
    counter.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(counter)
    NSLayoutConstraint.activate([
      counter.topAnchor.constraint(equalTo: panel.topAnchor),
      counter.bottomAnchor.constraint(equalTo: badge.topAnchor),
      counter.leftAnchor.constraint(equalTo: panel.leftAnchor), counter.widthAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    let former = counter.layouts
    height.constant = 60
    root.layoutIfNeeded()
    #expect(counter.frame.height == 50)
    #expect(counter.layouts == former + 1)
  }
}
