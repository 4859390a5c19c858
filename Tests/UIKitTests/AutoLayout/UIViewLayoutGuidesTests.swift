import Testing
import UIKit

@MainActor
@Suite struct UIViewLayoutGuidesTests {
  @Test func `a guide takes part in layout like a view`() {
    let root = makeRoot(200, 100)
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    let card = makeView("card", in: root)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 30),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      guide.heightAnchor.constraint(equalToConstant: 6),
      card.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      card.topAnchor.constraint(equalTo: guide.bottomAnchor), card.widthAnchor.constraint(equalTo: guide.widthAnchor),
      card.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 4, width: 30, height: 6))
    #expect(card.frame == CGRect(x: 30, y: 10, width: 30, height: 6))
    #expect(root.layoutGuides == [guide])
    #expect(guide.owningView === root)
  }

  @Test func `a removed guide takes its constraints along`() {
    let root = makeRoot(200, 100)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let card = makeView("card", in: root)
    let held = card.leftAnchor.constraint(equalTo: guide.rightAnchor)
    let width = guide.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([held, width, guide.leftAnchor.constraint(equalTo: root.leftAnchor)])
    root.layoutIfNeeded()
    #expect(card.frame.minX == 30)
    root.removeLayoutGuide(guide)
    #expect(!held.isActive && !width.isActive)
    #expect(guide.owningView == nil)
    #expect(root.layoutGuides.isEmpty)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == .zero)
  }

  @Test func `the margins guide follows the margins and keeps its identity`() {
    let root = makeRoot(200, 100)
    root.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let card = makeView("card", in: root)
    let guide = root.layoutMarginsGuide
    #expect(guide === root.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      card.widthAnchor.constraint(equalTo: guide.widthAnchor),
      card.topAnchor.constraint(equalTo: guide.topAnchor), card.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
    #expect(guide.layoutFrame == card.frame)
    root.layoutMargins.left = 28
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 28, y: 8, width: 164, height: 84))
  }

  @Test func `the readable guide is as wide as the text size makes it`() {
    let stage = Stage(device: "1400x700@1")
    let guide = stage.root.readableContentGuide
    stage.frame()
    #expect(guide.layoutFrame.width == 672)
    UIApplication.shared.settings.preferredContentSizeCategory = .extraExtraExtraLarge
    stage.frame()
    #expect(guide.layoutFrame.width == 909)
    UIApplication.shared.settings.preferredContentSizeCategory = .extraSmall
    stage.frame()
    #expect(guide.layoutFrame.width == 553)
    #expect(abs(guide.layoutFrame.midX - 700) <= 0.5)
  }

  @Test func `the readable guide is limited and in the middle`() {
    let root = makeRoot(1000, 100)
    root.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let guide = root.readableContentGuide
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 8, y: 8, width: 284, height: 84))
  }
}
