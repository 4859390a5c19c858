import Testing

@testable import UIKit

/// A view that is held by constraints and whose callbacks do what a test says.
@MainActor
private final class HookedView: UIView {
  var onLayout: (() -> Void)?
  var onUpdate: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func updateConstraints() {
    onUpdate?()
    super.updateConstraints()
  }

  /// Lets go of what the callbacks hold: this view, in most tests.
  func forget() {
    onLayout = nil
    onUpdate = nil
  }
}

@MainActor @Suite struct LayoutReentrancyTests {
  private func pinned(_ view: UIView, in superview: UIView, width: CGFloat) -> NSLayoutConstraint {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    let size = view.widthAnchor.constraint(equalToConstant: width)
    NSLayoutConstraint.activate([
      size, view.heightAnchor.constraint(equalToConstant: 10),
      view.leftAnchor.constraint(equalTo: superview.leftAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return size
  }

  @Test func `constraints may come, change and go while the tree is laid out`() {
    let root = makeRoot()
    let outer = HookedView(), inner = HookedView()
    defer { for view in [outer, inner] { view.forget() } }
    let outerWidth = pinned(outer, in: root, width: 100)
    let innerWidth = pinned(inner, in: outer, width: 10)
    let other = inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5)
    outer.onLayout = {
      let (coming, leaving) = outer.bounds.width < 150 ? (innerWidth, other) : (other, innerWidth)
      leaving.isActive = false
      coming.isActive = true
    }
    let log = messages {
      root.layoutIfNeeded()
      #expect(inner.frame.width == 10)
      outerWidth.constant = 200
      root.layoutIfNeeded()
      #expect(inner.frame.width == 100)
      outerWidth.constant = 100
      root.layoutIfNeeded()
      #expect(inner.frame.width == 10)
    }
    #expect(log == [])
  }

  @Test func `views with constraints may leave while the tree is laid out`() {
    let root = makeRoot()
    let outer = HookedView()
    _ = pinned(outer, in: root, width: 100)
    let views = (0..<8).map { _ in HookedView() }
    defer { for view in [outer] + views { view.forget() } }
    for view in views { _ = pinned(view, in: outer, width: 20) }
    for (first, second) in zip(views, views.dropFirst()) {
      first.heightAnchor.constraint(greaterThanOrEqualTo: second.heightAnchor).isActive = true
    }
    let log = messages {
      outer.onLayout = { views[3].removeFromSuperview() }
      views[4].onLayout = { views[5].removeFromSuperview() }
      views[6].onLayout = { views[6].removeFromSuperview() }
      root.layoutIfNeeded()
      outer.onLayout = { outer.addSubview(views[3]) }
      outer.setNeedsLayout()
      root.layoutIfNeeded()
      outer.onLayout = { outer.removeFromSuperview() }
      outer.setNeedsLayout()
      root.layoutIfNeeded()
      root.layoutIfNeeded()
      outer.layoutIfNeeded()
    }
    #expect(log == [])
    #expect(outer.superview == nil && root.constraints.isEmpty)
    #expect(views[0].frame.width == 20)
  }

  @Test func `updateConstraints may change constraints and take views away`() {
    let root = makeRoot()
    let outer = HookedView(), inner = HookedView(), third = HookedView()
    defer { for view in [outer, inner, third] { view.forget() } }
    _ = pinned(outer, in: root, width: 100)
    _ = pinned(inner, in: outer, width: 10)
    _ = pinned(third, in: outer, width: 10)
    outer.onUpdate = {
      NSLayoutConstraint.deactivate(outer.constraints)
      inner.removeFromSuperview()
    }
    inner.onUpdate = { third.removeFromSuperview() }
    third.onUpdate = { outer.setNeedsUpdateConstraints() }
    for view in [outer, inner, third] { view.setNeedsUpdateConstraints() }
    let log = messages { root.layoutIfNeeded() }
    #expect(log == [])
    #expect(outer.subviews.isEmpty)
    outer.onUpdate = { outer.removeFromSuperview() }
    outer.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    outer.updateConstraintsIfNeeded()
    outer.layoutIfNeeded()
    #expect(root.subviews.isEmpty && root.constraints.isEmpty)
  }

  @Test func `constraints made in callbacks of a move belong to the tree of then`() {
    final class Eager: UIView {
      var former: UIView?
      var made: [NSLayoutConstraint] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        guard let former else { return }
        let constraint = leftAnchor.constraint(equalTo: former.leftAnchor, constant: 5)
        constraint.isActive = true
        made.append(constraint)
      }
    }
    let root = makeRoot()
    let first = makeView("first", in: root), second = makeView("second", in: root)
    let view = Eager()
    view.translatesAutoresizingMaskIntoConstraints = false
    first.addSubview(view)
    view.former = first
    let log = messages {
      second.addSubview(view)
      root.layoutIfNeeded()
      view.removeFromSuperview()
      root.layoutIfNeeded()
    }
    #expect(log == [])
    #expect(view.made.filter { $0.isActive }.isEmpty)
    #expect(first.constraints.isEmpty && second.constraints.isEmpty)
  }

  @Test func `a constraint between trees is refused by name and may be activated later`() {
    let root = makeRoot()
    let view = makeView("inside", in: root)
    let stray = makeView("stray")
    let constraint = view.leftAnchor.constraint(equalTo: stray.leftAnchor)
    let guide = UILayoutGuide()
    guide.identifier = "nowhere"
    let guided = view.leftAnchor.constraint(equalTo: guide.leftAnchor)
    let raised = exceptions {
      constraint.isActive = true
      NSLayoutConstraint.activate([constraint])
      root.addConstraint(constraint)
      view.addConstraint(constraint)
      guided.isActive = true
    }
    #expect(raised.count >= 4)
    #expect(raised.allSatisfy { $0.reason.contains("stray") || $0.reason.contains("nowhere") })
    #expect(!constraint.isActive && !guided.isActive)
    root.layoutIfNeeded()
    root.addSubview(stray)
    root.addLayoutGuide(guide)
    constraint.isActive = true
    guided.isActive = true
    root.layoutIfNeeded()
    #expect(constraint.isActive && guided.isActive)
  }

  @Test func `a view constrained to itself holds, contradicts itself or means nothing`() {
    let root = makeRoot()
    let view = makeView("self", in: root)
    let log = messages {
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2).isActive = true
      view.heightAnchor.constraint(equalToConstant: 30).isActive = true
      view.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      view.rightAnchor.constraint(equalTo: view.leftAnchor, constant: 60).isActive = true
      root.layoutIfNeeded()
    }
    #expect(log == [])
    #expect(view.frame.size == CGSize(width: 60, height: 30))
    let absurd = view.topAnchor.constraint(equalTo: view.topAnchor, constant: 1)
    let second = messages {
      absurd.isActive = true
      root.layoutIfNeeded()
    }
    #expect(second.count == 1)
    #expect(second.first?.contains("'self'") == true)
    #expect(view.frame.size == CGSize(width: 60, height: 30))
  }

  @Test func `a constraint outlives its items and is inert`() {
    let root = makeRoot()
    var constraints: [NSLayoutConstraint] = []
    do {
      let gone = makeView("gone")
      let guide = UILayoutGuide()
      gone.addLayoutGuide(guide)
      constraints = [
        gone.widthAnchor.constraint(equalToConstant: 5), gone.leftAnchor.constraint(equalTo: root.leftAnchor),
        root.widthAnchor.constraint(equalTo: guide.widthAnchor), gone.topAnchor.constraint(equalTo: guide.topAnchor),
      ]
    }
    let raised = exceptions {
      for constraint in constraints {
        constraint.isActive = true
        constraint.constant = 9
        constraint.priority = UILayoutPriority(10)
        _ = constraint.description
        _ = (constraint.firstItem, constraint.secondItem, constraint.firstAnchor, constraint.secondAnchor)
        root.addConstraint(constraint)
        constraint.isActive = false
        root.removeConstraint(constraint)
      }
    }
    #expect(raised.isEmpty)
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty)
    #expect(root.frame.size == CGSize(width: 320, height: 480))
  }

  @Test func `numbers that are none reach no constraint by any way`() {
    final class Wild: UIView {
      var value = CGFloat(0)
      override var intrinsicContentSize: CGSize { CGSize(width: value, height: value) }
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      }
    }
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude] {
      let stage = Stage()
      let root = stage.root
      let view = Wild()
      view.accessibilityIdentifier = "wild"
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let inner = makeView("inner", in: view)
      let width = inner.widthAnchor.constraint(equalToConstant: 10)
      _ = exceptions {
        _ = messages {
          NSLayoutConstraint.activate([
            width, inner.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
            inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
          ])
          stage.frame()
          view.value = value
          view.invalidateIntrinsicContentSize()
          view.layoutMargins.left = value
          stage.controller.additionalSafeAreaInsets.left = value
          view.bounds.origin.x = value
          width.constant = value
          width.priority = UILayoutPriority(Float(value))
          view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: .horizontal)
          view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: .vertical)
          let wild = [
            inner.heightAnchor.constraint(equalToConstant: value),
            inner.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: value, constant: value),
            inner.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: value),
            NSLayoutConstraint(
              item: inner, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
              multiplier: value, constant: value),
          ]
          NSLayoutConstraint.activate(wild)
          stage.frame()
          view.setNeedsLayout()
          root.setNeedsLayout()
          stage.frame()
          _ = view.systemLayoutSizeFitting(CGSize(width: value, height: value))
          _ = view.systemLayoutSizeFitting(
            CGSize(width: value, height: 1), withHorizontalFittingPriority: UILayoutPriority(Float(value)),
            verticalFittingPriority: .required)
          stage.scene.resize(to: CGSize(width: value, height: value))
          stage.frame()
          NSLayoutConstraint.deactivate(wild)
          view.value = 3
          stage.frame()
        }
      }
      for each in [root, view, inner] {
        #expect(each.frame.isFinite, "\(value)")
      }
    }
  }

  @Test func `hundreds of conflicts are each told once and layout goes on`() {
    let root = makeRoot()
    let views = (0..<300).map { makeView("view\($0)", in: root) }
    var second: [NSLayoutConstraint] = []
    let log = messages {
      for view in views {
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        let other = view.widthAnchor.constraint(equalToConstant: 20)
        other.isActive = true
        second.append(other)
      }
      root.layoutIfNeeded()
      for view in views { view.setNeedsLayout() }
      root.layoutIfNeeded()
    }
    #expect(log.count == 300)
    #expect(views.allSatisfy { $0.frame.width == 10 })
    let quiet = messages {
      for (view, kept) in zip(views, second) {
        view.constraints.first { $0 !== kept }?.isActive = false
      }
      root.layoutIfNeeded()
    }
    #expect(quiet == [])
    #expect(views.allSatisfy { $0.frame.width == 20 })
  }

  @Test func `a changed constant that conflicts is told and heals when it changes back`() {
    let root = makeRoot()
    let view = makeView("card", in: root)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    limit.identifier = "limit"
    NSLayoutConstraint.activate([width, limit])
    root.layoutIfNeeded()
    let log = messages {
      width.constant = 60
      root.layoutIfNeeded()
      width.constant = 70
      root.layoutIfNeeded()
    }
    #expect((1...2).contains(log.count))
    #expect(log.allSatisfy { $0.contains("'limit'") && $0.contains("Will attempt to recover by breaking constraint") })
    let quiet = messages {
      width.constant = 40
      root.layoutIfNeeded()
    }
    #expect(quiet == [])
    #expect(view.frame.width == 40)
  }
}

@MainActor @Suite struct LayoutReleaseTests {
  @Test func `a tree whose views follow autoresizing masks leaves with its constraints`() {
    let window = makeRoot()
    let root = UIView(frame: window.bounds), middle = UIView(frame: window.bounds)
    for view in [root, middle] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    window.addSubview(root)
    root.addSubview(middle)
    let card = makeView("card", in: middle)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
      card.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
      card.topAnchor.constraint(equalTo: middle.topAnchor), card.heightAnchor.constraint(equalToConstant: 9),
    ])
    window.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 3, y: 0, width: 160, height: 9))
    root.removeFromSuperview()
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(card.frame.minX == 3 && card.frame.height == 9)
    window.addSubview(root)
    window.layoutIfNeeded()
    #expect(card.frame.minX == 3 && card.frame.height == 9)
  }
}

@MainActor @Suite struct LayoutOfEmptyViewsTests {
  @Test func `a view that cannot shrink any further starts no conflict`() {
    let root = makeRoot(300, 300)
    let container = UIView(frame: .zero)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(container)
    let inner = makeView("inner", in: container)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: container.leftAnchor),
      inner.rightAnchor.constraint(equalTo: container.rightAnchor),
      inner.topAnchor.constraint(equalTo: container.topAnchor),
      inner.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
    let log = messages {
      for side in [300, 100, 50, 0, 200, 20] as [CGFloat] {
        root.frame.size = CGSize(width: side, height: side)
        root.layoutIfNeeded()
        #expect(inner.frame.size == container.bounds.size)
      }
    }
    #expect(log == [])
  }
}
