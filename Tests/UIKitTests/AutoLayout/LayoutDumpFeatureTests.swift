import Testing

@testable import UIKit

/// A tree dumped for each feature of the layout. The frames are worked out by hand.
@MainActor
struct LayoutDumpFeatureTests {
  /// The frames of a tree, without its constraints.
  private func frames(of view: UIView) -> String {
    view.layoutIfNeeded()
    return LayoutDump.text(of: view).split(separator: "\n").filter { !$0.contains("~") }.joined(separator: "\n")
  }

  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    activate(
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
  }

  private func label(_ name: String, _ text: String, size: CGFloat, in root: UIView) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: size)
    label.text = text
    root.addSubview(label)
    return label
  }

  @Test func `baselines of two fonts are one line, and the next line follows by the system's distance`() {
    let stage = Stage(device: "320x480@1")
    let root = stage.root
    let large = label("large", "Ag", size: 40, in: root)
    let small = label("small", "Ag", size: 10, in: root)
    activate(
      large.topAnchor.constraint(equalTo: root.topAnchor), large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      NSLayoutConstraint(
        item: small, attribute: .firstBaseline, relatedBy: .equal, toItem: large, attribute: .firstBaseline,
        multiplier: 1, constant: 0))
    root.layoutIfNeeded()
    func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.firstBaselineOffsetFromTop }
    #expect(abs(baseline(large) - baseline(small)) <= 0.5)
    let drop = UIFont.systemFont(ofSize: 40).ascender - UIFont.systemFont(ofSize: 10).ascender
    #expect(abs(small.frame.minY - drop) <= 1)
    #expect(small.frame.minX == large.frame.maxX)
  }

  @Test func `margins`() {
    let root = makeRoot(200, 100)
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let guided = makeView("guided", in: root)
    pin(guided, to: root.layoutMarginsGuide)
    let attributes = makeView("attributes", in: root)
    for attribute in [NSLayoutConstraint.Attribute.leftMargin, .rightMargin, .topMargin, .bottomMargin] {
      let own: NSLayoutConstraint.Attribute =
        switch attribute {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        default: .bottom
        }
      activate(
        NSLayoutConstraint(
          item: attributes, attribute: own, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1,
          constant: 0))
    }
    let inner = makeView("inner", in: attributes)
    attributes.preservesSuperviewLayoutMargins = true
    pin(inner, to: attributes.layoutMarginsGuide)
    #expect(
      frames(of: root).contains(
        """
          UIView 'guided' (20 10; 140 60)
          UIView 'attributes' (20 10; 140 60)
        """))
    // Nothing of the superview's margins reaches into it: its own 8 points count.
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 124, height: 44))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    root.layoutIfNeeded()
    #expect(guided.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
  }

  @Test func `safe area`() {
    let stage = Stage(device: "iPhone 14")
    let root = stage.root
    root.accessibilityIdentifier = "root"
    let content = makeView("content", in: root)
    pin(content, to: root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
    stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 5, bottom: 4, right: 0)
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 5, y: 50, width: 385, height: 756))
  }

  @Test func `readable width`() {
    let stage = Stage(device: "1024x768@1")
    let text = makeView("text", in: stage.root)
    pin(text, to: stage.root.readableContentGuide)
    stage.root.layoutIfNeeded()
    let width = stage.root.readableContentGuide.layoutFrame.width
    #expect(width == 672 && text.frame.width == width)
    #expect(text.frame.midX == 512)
    let narrow = Stage(device: "320x568@1")
    let other = makeView("text", in: narrow.root)
    pin(other, to: narrow.root.readableContentGuide)
    narrow.root.layoutIfNeeded()
    #expect(
      other.frame.minX == narrow.root.layoutMargins.left && other.frame.maxX == 320 - narrow.root.layoutMargins.right)
  }

  @Test func `guides as spacers`() {
    let root = makeRoot(100, 20)
    let (a, b) = (makeView("a", in: root), makeView("b", in: root))
    let gaps = (0..<3).map { index in
      let guide = UILayoutGuide()
      guide.identifier = "gap\(index)"
      root.addLayoutGuide(guide)
      return guide
    }
    activate(
      gaps[0].leftAnchor.constraint(equalTo: root.leftAnchor), a.leftAnchor.constraint(equalTo: gaps[0].rightAnchor),
      gaps[1].leftAnchor.constraint(equalTo: a.rightAnchor), b.leftAnchor.constraint(equalTo: gaps[1].rightAnchor),
      gaps[2].leftAnchor.constraint(equalTo: b.rightAnchor), gaps[2].rightAnchor.constraint(equalTo: root.rightAnchor),
      gaps[1].widthAnchor.constraint(equalTo: gaps[0].widthAnchor, multiplier: 2),
      gaps[2].widthAnchor.constraint(equalTo: gaps[0].widthAnchor), a.widthAnchor.constraint(equalToConstant: 10),
      b.widthAnchor.constraint(equalToConstant: 30), a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalTo: root.heightAnchor),
      b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 0.5))
    for gap in gaps {
      activate(gap.topAnchor.constraint(equalTo: root.topAnchor), gap.heightAnchor.constraint(equalToConstant: 1))
    }
    #expect(
      frames(of: root) == """
        UIView 'root' (0 0; 100 20)
          UILayoutGuide 'gap0' (0 0; 15 1)
          UILayoutGuide 'gap1' (25 0; 30 1)
          UILayoutGuide 'gap2' (85 0; 15 1)
          UIView 'a' (15 0; 10 20)
          UIView 'b' (55 0; 30 10)
        """)
  }

  @Test func `visual format`() {
    let root = makeRoot(200, 100)
    let views = ["a": makeView("a", in: root), "b": makeView("b", in: root), "c": makeView("c", in: root)]
    let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
      ("H:|-margin-[a(==b)]-10-[b]-|", [.alignAllTop, .alignAllBottom]), ("V:|-5-[a(20)]-[c(>=10)]-5-|", []),
      ("H:[c(50@750)]-(>=20)-|", []), ("H:|[c]", []),
    ]
    for (format, options) in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["margin": 12], views: views))
    }
    #expect(
      frames(of: root) == """
        UIView 'root' (0 0; 200 100)
          UIView 'a' (12 5; 85 20)
          UIView 'b' (107 5; 85 20)
          UIView 'c' (0 33; 50 62)
        """)
  }

  @Test func `right to left`() {
    let root = makeRoot(100, 50)
    root.semanticContentAttribute = .forceRightToLeft
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    let (first, second) = (makeView("first", in: root), makeView("second", in: root))
    activate(
      first.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      first.widthAnchor.constraint(equalToConstant: 20), first.topAnchor.constraint(equalTo: root.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 5),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 4),
      second.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor), second.heightAnchor.constraint(equalToConstant: 5))
    #expect(
      frames(of: root).contains(
        """
          UIView 'first' (50 0; 20 5)
          UIView 'second' (10 5; 36 5)
        """))
    root.semanticContentAttribute = .forceLeftToRight
    #expect(
      frames(of: root).contains(
        """
          UIView 'first' (30 0; 20 5)
          UIView 'second' (54 5; 36 5)
        """))
  }

  @Test func `each autoresizing mask in a tree of constraints`() {
    let masks: [(UIView.AutoresizingMask, CGRect)] = [
      ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
      (.flexibleWidth, CGRect(x: 10, y: 20, width: 130, height: 40)),
      (.flexibleHeight, CGRect(x: 10, y: 20, width: 30, height: 140)),
      (.flexibleLeftMargin, CGRect(x: 110, y: 20, width: 30, height: 40)),
      (.flexibleTopMargin, CGRect(x: 10, y: 120, width: 30, height: 40)),
      (.flexibleRightMargin, CGRect(x: 10, y: 20, width: 30, height: 40)),
      (.flexibleBottomMargin, CGRect(x: 10, y: 20, width: 30, height: 40)),
      ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 130, height: 140)),
      ([.flexibleLeftMargin, .flexibleWidth], CGRect(x: 35, y: 20, width: 105, height: 40)),
    ]
    for (mask, goal) in masks {
      let root = makeRoot(400, 400)
      let box = makeView("box", in: root)
      let width = box.widthAnchor.constraint(equalToConstant: 100)
      let height = box.heightAnchor.constraint(equalToConstant: 100)
      activate(
        box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor), width,
        height)
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      child.accessibilityIdentifier = "child"
      child.autoresizingMask = mask
      root.layoutIfNeeded()
      box.addSubview(child)
      // A view that constraints hold follows the child.
      let follower = makeView("follower", in: box)
      activate(
        follower.leftAnchor.constraint(equalTo: child.rightAnchor),
        follower.topAnchor.constraint(equalTo: child.topAnchor),
        follower.widthAnchor.constraint(equalTo: child.widthAnchor),
        follower.heightAnchor.constraint(equalToConstant: 1))
      root.layoutIfNeeded()
      (width.constant, height.constant) = (200, 200)
      root.layoutIfNeeded()
      #expect(child.frame == goal, "\(mask)")
      #expect(
        follower.frame == CGRect(x: goal.maxX, y: goal.minY, width: goal.width, height: 1), "\(mask)")
    }
  }

  @Test func `fitting size`() {
    let card = makeView("card")
    let content = ContentView()
    content.translatesAutoresizingMaskIntoConstraints = false
    content.content = CGSize(width: 60, height: 25)
    card.addSubview(content)
    activate(
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      card.bottomAnchor.constraint(greaterThanOrEqualTo: content.bottomAnchor, constant: 5))
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 35))
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 35))
    content.content.height = 75
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 85)
  }

  @Test func `alignment rectangles`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let root = makeRoot(100, 100)
    let shadowed = Shadowed()
    shadowed.accessibilityIdentifier = "shadowed"
    shadowed.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(shadowed)
    let beside = makeView("beside", in: root)
    activate(
      shadowed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      shadowed.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      shadowed.widthAnchor.constraint(equalToConstant: 30), shadowed.heightAnchor.constraint(equalToConstant: 20),
      beside.leftAnchor.constraint(equalTo: shadowed.rightAnchor),
      beside.bottomAnchor.constraint(equalTo: shadowed.bottomAnchor), beside.widthAnchor.constraint(equalToConstant: 5),
      beside.heightAnchor.constraint(equalToConstant: 5))
    #expect(
      frames(of: root) == """
        UIView 'root' (0 0; 100 100)
          Shadowed 'shadowed' (8 9; 36 24)
          UIView 'beside' (40 25; 5 5)
        """)
  }

  @Test func `priorities changed live`() {
    let root = makeRoot(100, 10)
    let view = makeView("view", in: root)
    let narrow = view.widthAnchor.constraint(equalToConstant: 20)
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    narrow.priority = UILayoutPriority(700)
    wide.priority = UILayoutPriority(600)
    activate(
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10), narrow, wide)
    #expect(frames(of: root).hasSuffix("UIView 'view' (0 0; 20 10)"))
    wide.priority = UILayoutPriority(701)
    #expect(frames(of: root).hasSuffix("UIView 'view' (0 0; 80 10)"))
    narrow.priority = UILayoutPriority(999)
    #expect(frames(of: root).hasSuffix("UIView 'view' (0 0; 20 10)"))
    narrow.isActive = false
    #expect(frames(of: root).hasSuffix("UIView 'view' (0 0; 80 10)"))
  }

  @Test func `ambiguity`() {
    let stage = Stage(device: "100x100@1")
    let view = makeView("view", in: stage.root)
    activate(
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    stage.root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .vertical).count == 2)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    stage.root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout && view.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test func `frames on whole pixels`() {
    for (scale, expected) in [(1, [(0.0, 33.0), (33, 34), (67, 33)]), (2, [(0, 33.5), (33.5, 33), (66.5, 33.5)])] {
      let stage = Stage(device: "100x100@\(scale)")
      let thirds = (0..<3).map { makeView("third\($0)", in: stage.root) }
      for (index, third) in thirds.enumerated() {
        activate(
          third.leftAnchor.constraint(equalTo: index == 0 ? stage.root.leftAnchor : thirds[index - 1].rightAnchor),
          third.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 1.0 / 3),
          third.topAnchor.constraint(equalTo: stage.root.topAnchor), third.heightAnchor.constraint(equalToConstant: 9))
      }
      stage.root.layoutIfNeeded()
      for (third, (x, width)) in zip(thirds, expected) {
        #expect(abs(third.frame.minX - x) < 1e-9 && abs(third.frame.width - width) < 1e-9, "\(scale): \(third.frame)")
      }
    }
  }
}
