import Testing

@testable import UIKit

@MainActor
@Suite struct UIButtonTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func `a touch up inside is the primary action`() {
    let scene = GestureStage()
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    button.addTarget(scene.recorder, action: "act:", for: .touchUpInside)
    scene.outer.addSubview(button)
    #expect(button.currentTitle == "Go")
    scene.tap(20, 20)
    #expect(count == 1)
    #expect(scene.recorder.take() == ["act from UIButton"])
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }

  @Test func `a single tap of a view above does not take a button's touch`() {
    let scene = GestureStage()
    scene.add(UITapGestureRecognizer(), "above", to: scene.outer)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.addTarget(scene.recorder, action: "act", for: .touchUpInside)
    scene.outer.addSubview(button)
    scene.tap(20, 20)
    #expect(scene.recorder.take() == ["act"])
    button.isEnabled = false
    scene.stage.advance(by: 1)
    scene.tap(20, 20)
    #expect(scene.recorder.take() == ["above ended"])
    button.isEnabled = true
    scene.add(UITapGestureRecognizer(), "own", to: button)
    scene.stage.advance(by: 1)
    scene.tap(20, 20)
    #expect(scene.recorder.take() == ["own ended"])
  }

  @Test func `each state has its look, or that of the normal one`() {
    let button = UIButton(type: .custom)
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitle("off", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .highlighted)
    let picture = image(10, 10)
    button.setImage(picture, for: .selected)
    #expect(button.titleLabel?.text == "normal")
    #expect(button.currentTitleColor == .red)
    #expect(button.currentImage == nil)
    button.isHighlighted = true
    #expect(button.titleLabel?.textColor == .blue)
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.titleLabel?.text == "selected")
    #expect(button.imageView?.image === picture)
    button.isSelected = false
    button.isEnabled = false
    #expect(button.titleLabel?.text == "off")
    #expect(button.title(for: .selected) == "selected")
    #expect(button.title(for: .highlighted) == nil)
    button.isEnabled = true
    button.setAttributedTitle(NSAttributedString(string: "attributed"), for: .normal)
    #expect(button.titleLabel?.text == "attributed")
    button.isSelected = true
    #expect(button.titleLabel?.text == "selected")
  }

  @Test func `a system button has the tint and fades under the finger`() {
    let scene = GestureStage()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.tintColor = .red
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    scene.outer.addSubview(button)
    #expect(button.titleLabel?.textColor == .red)
    scene.began(20, 20)
    #expect(button.titleLabel?.alpha ?? 0 < 0.21)
    scene.ended(20, 20)
    #expect(button.titleLabel?.alpha == 1)
    scene.stage.advance(by: 0.1)
    let shown = button.titleLabel?.layer.presentation()?.opacity ?? 0
    #expect(shown > 0.2 && shown < 1)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func `the size is that of title, image and insets`() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let title = button.titleLabel!.intrinsicContentSize
    #expect(button.intrinsicContentSize == CGSize(width: max(30, title.width), height: title.height + 12))
    button.setImage(image(20, 50), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 20, height: 50))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 26, height: 54))
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(button.intrinsicContentSize.width > title.width + 26)
  }

  @Test func `image and title lie side by side as the alignment says`() {
    let stage = Stage()
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(image(20, 20), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    stage.root.addSubview(button)
    stage.frame()
    let picture = button.imageView!
    let label = button.titleLabel!
    #expect(abs(picture.frame.maxX - label.frame.minX) < 1e-9)
    #expect(abs(picture.frame.minX - (200 - label.frame.maxX)) < 1)
    #expect(picture.frame.midY == 30)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    stage.frame()
    #expect(picture.frame.origin == .zero)
    #expect(abs(label.frame.minX - 20) < 1e-9)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    stage.frame()
    #expect(abs(label.frame.minX - 30) < 1e-9)
    button.titleEdgeInsets = .zero
    button.semanticContentAttribute = .forceRightToLeft
    button.contentHorizontalAlignment = .trailing
    button.setNeedsLayout()
    stage.frame()
    #expect(abs(label.frame.minX) < 1e-9)
    #expect(abs(picture.frame.minX - label.frame.maxX) < 1e-9)
  }

  @Test func `a background image fills the button`() {
    let stage = Stage()
    let button = UIButton(type: .custom)
    button.setBackgroundImage(image(90, 40), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 90, height: 40))
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    stage.root.addSubview(button)
    stage.frame()
    #expect(button.subviews.first?.frame == button.bounds)
    #expect((button.subviews.first as? UIImageView)?.image === button.currentBackgroundImage)
  }

  @Test func `a configuration makes content, insets and background`() {
    let stage = Stage()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "A longer subtitle"
    configuration.image = image(20, 20)
    configuration.imagePlacement = .top
    configuration.imagePadding = 8
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .red
    let button = UIButton(configuration: configuration)
    let title = button.titleLabel!.intrinsicContentSize
    let subtitle = button.subtitleLabel!.intrinsicContentSize
    #expect(
      button.intrinsicContentSize
        == CGSize(
          width: max(title.width, subtitle.width) + 24, height: 20 + 8 + title.height + 1 + subtitle.height + 14))
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    stage.root.addSubview(button)
    stage.frame()
    #expect(button.imageView?.frame.minY == 7)
    #expect(abs(button.titleLabel!.frame.minY - 35) < 0.5)
    #expect(abs(button.titleLabel!.frame.midX - button.bounds.midX) < 0.5)
    let backdrop = button.subviews[0]
    #expect(backdrop.frame == button.bounds)
    #expect(backdrop.backgroundColor == .red)
    #expect(backdrop.layer.cornerRadius == min(button.bounds.width, button.bounds.height) / 2)
    #expect(button.titleLabel?.textColor == .white)
    button.isHighlighted = true
    #expect(backdrop.alpha == 0.75)
    button.configuration = nil
    #expect(button.subtitleLabel?.isHidden ?? true)
    #expect(backdrop.isHidden)
  }

  @Test func `a configuration without a title shows what is set state by state`() {
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "From the action") { _ in })
    #expect(button.titleLabel?.text == "From the action")
    button.setTitle("Off", for: .disabled)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Off")
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func `the handler brings the configuration up to date in the layout after a change of state`() {
    let stage = Stage()
    var count = 0
    let button = UIButton(configuration: .gray())
    button.configurationUpdateHandler = { button in
      count += 1
      button.configuration?.title = button.isSelected ? "on" : "off"
    }
    stage.root.addSubview(button)
    stage.frame()
    #expect(button.titleLabel?.text == "off")
    #expect(count == 1)
    button.isSelected = true
    #expect(count == 1)
    stage.frame()
    #expect(button.titleLabel?.text == "on")
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    stage.frame()
    #expect(count == 2)
    button.setNeedsUpdateConfiguration()
    stage.frame()
    #expect(count == 3)
  }

  @Test func `sizes of a configuration have their insets until one is set`() {
    var configuration = UIButton.Configuration.tinted()
    let medium = configuration.contentInsets
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.leading > medium.leading)
    configuration.contentInsets = .zero
    configuration.buttonSize = .medium
    #expect(configuration.contentInsets == .zero)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == medium)
  }
}
