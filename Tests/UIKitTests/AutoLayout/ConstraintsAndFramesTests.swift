import Testing

@testable import UIKit

/// Scenes that are made twice, by constraints and by frames, must be the same picture.
@MainActor
struct ConstraintsAndFramesTests {
  private let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemOrange, .systemTeal]

  private func block(_ index: Int, in parent: UIView) -> UIView {
    let view = UIView()
    view.backgroundColor = colors[index]
    parent.addSubview(view)
    return view
  }

  private func label(_ text: String, _ size: CGFloat, lines: Int = 1, in parent: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    parent.addSubview(label)
    return label
  }

  private func shownPicture(_ stage: Stage) -> Bitmap? {
    stage.frame()
    return stage.window.layer.picture(
      of: stage.window.bounds, scale: stage.scene.screen.scale, at: CACurrentMediaTime())
  }

  /// The most that two pixels of two scenes differ, and whether there is anything to see.
  private func compare(
    _ device: String, _ constraints: @escaping (UIView) -> Void, _ frames: @escaping (UIView) -> Void
  ) throws -> Int {
    var pictures: [Bitmap] = []
    for build in [constraints, frames] {
      let stage = Stage(device: device)
      stage.root.backgroundColor = .white
      build(stage.root)
      stage.root.layoutIfNeeded()
      pictures.append(try #require(shownPicture(stage)))
    }
    let picture = pictures[0]
    let isPlain = (0..<picture.height).allSatisfy { y in
      (0..<picture.width).allSatisfy { picture[$0, y] == picture[0, 0] }
    }
    #expect(!isPlain)
    return try #require(PictureDifference(between: pictures[0], and: pictures[1])).maximum
  }

  private func hold(_ views: UIView..., by constraints: [NSLayoutConstraint]) {
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(constraints)
  }

  @Test func `a mixed scene of labels, blocks, margins, a stack and a turned card`() throws {
    let difference = try compare("320x480@2") { root in
      root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
      let guide = root.layoutMarginsGuide
      let title = label("A mixed scene — 混ざる", 24, in: root)
      let text = label("Two lines of text that break where the width ends, and not before.", 15, lines: 0, in: root)
      let banner = block(0, in: root)
      let stack = UIStackView(
        arrangedSubviews: (1...3).map { index in
          let view = UIView()
          view.backgroundColor = colors[index]
          return view
        })
      stack.distribution = .fillEqually
      stack.spacing = 7
      root.addSubview(stack)
      let card = block(4, in: root)
      card.layer.cornerRadius = 12
      card.transform = CGAffineTransform(rotationAngle: 0.2)
      hold(
        title, text, banner, stack, card,
        by: [
          title.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 20),
          title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
          text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
          text.widthAnchor.constraint(equalToConstant: 200),
          banner.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
          banner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          banner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          banner.heightAnchor.constraint(equalTo: banner.widthAnchor, multiplier: 0.125),
          stack.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 8),
          stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          stack.heightAnchor.constraint(equalToConstant: 50),
          card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
          card.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 40),
          card.widthAnchor.constraint(equalToConstant: 120), card.heightAnchor.constraint(equalToConstant: 60),
        ])
    } _: { root in
      let title = label("A mixed scene — 混ざる", 24, in: root)
      let text = label("Two lines of text that break where the width ends, and not before.", 15, lines: 0, in: root)
      let top = root.safeAreaInsets.top + 20
      title.frame = CGRect(origin: CGPoint(x: 16, y: top), size: title.intrinsicContentSize)
      let height = text.sizeThatFits(CGSize(width: 200, height: 1000)).height
      text.frame = CGRect(x: 16, y: title.frame.maxY + 8, width: 200, height: height)
      let banner = block(0, in: root)
      banner.frame = CGRect(x: 0, y: text.frame.maxY + 8, width: 320, height: 40)
      for index in 1...3 {
        // 288 points less two gaps of 7 are three times 91 and a third: edges on half points.
        let edges = [[16.0, 107.5], [114.5, 205.5], [212.5, 304]][index - 1]
        block(index, in: root).frame = CGRect(
          x: edges[0], y: banner.frame.maxY + 8, width: edges[1] - edges[0], height: 50)
      }
      let card = block(4, in: root)
      card.layer.cornerRadius = 12
      card.bounds = CGRect(x: 0, y: 0, width: 120, height: 60)
      card.center = CGPoint(x: 160, y: banner.frame.maxY + 8 + 50 + 40 + 30)
      card.transform = CGAffineTransform(rotationAngle: 0.2)
    }
    #expect(difference == 0)
  }

  @Test func `a scene from right to left`() throws {
    let difference = try compare("200x100@1") { root in
      root.semanticContentAttribute = .forceRightToLeft
      let (first, second) = (block(0, in: root), block(1, in: root))
      hold(
        first, second,
        by: [
          first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
          first.widthAnchor.constraint(equalToConstant: 50),
          first.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
          first.heightAnchor.constraint(equalToConstant: 30),
          second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
          second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4),
          second.topAnchor.constraint(equalTo: first.topAnchor),
          second.bottomAnchor.constraint(equalTo: first.bottomAnchor),
        ])
    } _: { root in
      block(0, in: root).frame = CGRect(x: 140, y: 10, width: 50, height: 30)
      block(1, in: root).frame = CGRect(x: 4, y: 10, width: 128, height: 30)
    }
    #expect(difference == 0)
  }

  @Test func `a scene of masks within constraints`() throws {
    let difference = try compare("200x100@1") { root in
      let panel = block(0, in: root)
      let width = panel.widthAnchor.constraint(equalToConstant: 80)
      hold(
        panel,
        by: [
          panel.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10), width,
          panel.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
          panel.heightAnchor.constraint(equalToConstant: 60),
        ])
      root.layoutIfNeeded()
      let child = block(1, in: panel)
      child.frame = CGRect(x: 20, y: 10, width: 40, height: 20)
      child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
      width.constant = 140
    } _: { root in
      let panel = block(0, in: root)
      panel.frame = CGRect(x: 10, y: 10, width: 140, height: 60)
      // The 60 points more go to margin and width as 20 to 40.
      block(1, in: panel).frame = CGRect(x: 40, y: 10, width: 80, height: 20)
    }
    #expect(difference == 0)
  }
}
