import Testing
import UIKit

@MainActor
@Suite struct UIButtonConfigurationTransformersTests {
  private func show(_ configuration: UIButton.Configuration, width: CGFloat = 200) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    button.layoutIfNeeded()
    return button
  }

  private func attributes(_ label: UILabel?) -> [NSAttributedString.Key: Any] {
    label?.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
  }

  @Test func `a transformer gets the style's font and colour and what the title says over them`() {
    var heard: [AttributeContainer] = []
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.baseForegroundColor = .red
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      heard.append(incoming)
      var outgoing = incoming
      outgoing.font = UIFont.boldSystemFont(ofSize: 31)
      return outgoing
    }
    let button = show(configuration)
    #expect(heard.last?.foregroundColor == .red)
    #expect(heard.last?.font == UIFont.preferredFont(forTextStyle: .body))
    #expect(attributes(button.titleLabel)[.font] as? UIFont == UIFont.boldSystemFont(ofSize: 31))
    #expect(attributes(button.titleLabel)[.foregroundColor] as? UIColor == .red)
    var other = configuration
    #expect(other == configuration && other.hashValue == configuration.hashValue)
    other.titleTextAttributesTransformer = nil
    #expect(other != configuration)
  }

  @Test func `subtitles, images and indicators have transformers of their own`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.subtitle = "far"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill($0.format.bounds)
    }
    configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var outgoing = $0
      outgoing.foregroundColor = .blue
      return outgoing
    }
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
    let button = show(configuration)
    #expect(attributes(button.subtitleLabel)[.foregroundColor] as? UIColor == .blue)
    #expect(button.imageView?.tintColor == .green)
    #expect(button.titleLabel?.textColor != .blue)
  }

  @Test func `the grey of a colour is as bright and as opaque`() {
    var white: CGFloat = 0
    var alpha: CGFloat = 0
    let grey = UIConfigurationColorTransformer.grayscale(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    #expect(grey.getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.7152) < 1e-6 && alpha == 0.5)
  }

  @Test func `an activity indicator turns in the image's place while it is wanted`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Loading"
    let without = show(configuration).intrinsicContentSize
    configuration.showsActivityIndicator = true
    configuration.imagePadding = 8
    configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .purple }
    let button = show(configuration)
    let indicator = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(indicator.isAnimating && indicator.color == .purple)
    #expect(button.intrinsicContentSize.width == without.width + 8 + indicator.intrinsicContentSize.width)
    let title = try #require(button.titleLabel)
    #expect(indicator.frame.maxX + 8 == title.frame.minX)
    configuration.showsActivityIndicator = false
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(indicator.superview == nil && button.intrinsicContentSize == without)
  }

  @Test func `a title is broken into lines or cut off as the configuration says`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Several words that do not fit"
    let wrapped = try #require(show(configuration, width: 100).titleLabel)
    #expect(wrapped.frame.height > 2 * wrapped.font.lineHeight)
    configuration.titleLineBreakMode = .byTruncatingTail
    let button = show(configuration, width: 100)
    let cut = try #require(button.titleLabel)
    #expect(cut.frame.height < 1.5 * cut.font.lineHeight)
    button.configuration = nil
    #expect(cut.numberOfLines == 1 && cut.lineBreakMode == .byTruncatingMiddle)
  }
}
