import Testing
import UIKit

@MainActor
@Suite struct UIButtonAttributedTitleTests {
  private func show(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.layoutIfNeeded()
    return button
  }

  private func attributes(_ label: UILabel?, at index: Int) -> [NSAttributedString.Key: Any] {
    label?.attributedText?.attributes(at: index, effectiveRange: nil) ?? [:]
  }

  @Test func `an attributed title is shown with what it says, and the style's font and colour where it says nothing`() {
    var title = AttributedString("Buy now")
    if let range = title.range(of: "now") {
      title[range].font = UIFont.boldSystemFont(ofSize: 30)
      title[range].underlineStyle = .single
    }
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = title
    #expect(configuration.title == "Buy now")
    let button = show(configuration)
    #expect(button.titleLabel?.text == "Buy now")
    #expect(attributes(button.titleLabel, at: 5)[.font] as? UIFont == UIFont.boldSystemFont(ofSize: 30))
    #expect(attributes(button.titleLabel, at: 5)[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(button.titleLabel?.textColor == .white)
    #expect(button.accessibilityLabel == "Buy now")
    let plain = UIButton.Configuration.filled()
    #expect(show(configuration).intrinsicContentSize.height > show(plain).intrinsicContentSize.height)
  }

  @Test func `a plain title does away with the attributes`() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString(
      "Old", attributes: AttributeContainer().foregroundColor(UIColor.red))
    let attributed = configuration
    configuration.title = "Old"
    #expect(configuration != attributed)
    let button = show(configuration)
    #expect(button.titleLabel?.text == "Old")
    #expect(button.titleLabel?.textColor != .red)
    configuration.title = nil
    #expect(configuration.attributedTitle == nil)
  }

  @Test func `an attributed subtitle too`() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Title"
    configuration.attributedSubtitle = AttributedString(
      "small", attributes: AttributeContainer().foregroundColor(UIColor.green))
    let button = show(configuration)
    #expect(button.subtitleLabel?.text == "small")
    #expect(attributes(button.subtitleLabel, at: 0)[.foregroundColor] as? UIColor == .green)
    configuration.subtitle = nil
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(button.subtitleLabel == nil)
  }

  @Test func `an attributed string becomes one of Objective-C's with UIKit's attributes and links`() {
    var text = AttributedString("ab")
    text.kern = 2
    text.strikethroughStyle = .single
    if let range = text.range(of: "b") { text[range].link = URL(string: "https://example.org") }
    let converted = NSAttributedString(text)
    #expect(converted.string == "ab")
    #expect(converted.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    #expect(converted.attribute(.link, at: 0, effectiveRange: nil) == nil)
    #expect(converted.attribute(.link, at: 1, effectiveRange: nil) as? URL == URL(string: "https://example.org"))
    #expect(NSAttributedString(AttributedString()).length == 0)
  }
}
