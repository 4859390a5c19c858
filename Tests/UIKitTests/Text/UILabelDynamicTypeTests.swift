import Testing

@testable import UIKit

@MainActor
@Suite struct UILabelDynamicTypeTests {
  @Test func `a label that adjusts follows the text size, and its neighbours move`() {
    let stage = Stage()
    let label = UILabel()
    label.text = "Body"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let below = UIView()
    for view in [label, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: stage.root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    stage.frame()
    let usual = label.frame.size
    #expect(label.font.pointSize == 17)
    UIApplication.shared.settings.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label.font.pointSize == 53)
    stage.frame()
    #expect(label.frame.height > usual.height * 3)
    #expect(label.frame.width > usual.width * 2.8)
    #expect(below.frame.minY == label.frame.maxY)
    UIApplication.shared.settings.preferredContentSizeCategory = .large
    stage.frame()
    #expect(label.frame.size == usual)
  }

  @Test func `a font of its own size stays, and so does a label that does not adjust`() {
    let stage = Stage()
    let plain = UILabel()
    plain.adjustsFontForContentSizeCategory = true
    let fixed = UILabel()
    fixed.font = .preferredFont(forTextStyle: .body)
    for label in [plain, fixed] { stage.root.addSubview(label) }
    UIApplication.shared.settings.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(plain.font.pointSize == 17)
    #expect(fixed.font.pointSize == 17)
    fixed.adjustsFontForContentSizeCategory = true
    #expect(fixed.font.pointSize == 23, "It adjusts when it is told to")
  }

  @Test func `a scaled font grows up to its maximum`() {
    let stage = Stage()
    let label = UILabel()
    let base = UIFont.systemFont(ofSize: 20, weight: .heavy)
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base, maximumPointSize: 30)
    label.adjustsFontForContentSizeCategory = true
    stage.root.addSubview(label)
    UIApplication.shared.settings.preferredContentSizeCategory = .extraExtraLarge
    #expect(abs(label.font.pointSize - 20 * 21 / 17) < 1e-9)
    UIApplication.shared.settings.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.font.pointSize == 30)
    #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let raised = exceptions { _ = UIFontMetrics.default.scaledFont(for: label.font) }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
  }

  @Test func `the fonts of attributed text follow too`() {
    let stage = Stage()
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "title ", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
    text.append(NSAttributedString(string: "fixed", attributes: [.font: UIFont.systemFont(ofSize: 11)]))
    label.attributedText = text
    label.adjustsFontForContentSizeCategory = true
    stage.root.addSubview(label)
    UIApplication.shared.settings.preferredContentSizeCategory = .extraSmall
    func size(at index: Int) -> CGFloat? {
      (label.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(size(at: 0) == 25)
    #expect(size(at: 7) == 11)
  }

  @Test func `an override of a view above reaches the label`() {
    let stage = Stage()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    stage.root.addSubview(label)
    stage.root.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    #expect(label.font.pointSize == 21)
    #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `bold text makes text styles bold`() {
    let bold = UITraitCollection { $0.legibilityWeight = .bold }
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
    #expect(body.fontName == UIFont.systemFont(ofSize: 17, weight: .semibold).fontName)
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: bold)
    #expect(headline.fontName == UIFont.systemFont(ofSize: 17, weight: .bold).fontName)
  }
}
