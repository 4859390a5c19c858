extension NibFile {
  @MainActor
  func applyControl(_ element: NibElement, _ control: UIControl) {
    if let flag = element.flag("enabled") { control.isEnabled = flag }
    if let flag = element.flag("selected") { control.isSelected = flag }
    if let flag = element.flag("highlighted") { control.isHighlighted = flag }
    let horizontal: UIControl.ContentHorizontalAlignment? = element.choice(
      "contentHorizontalAlignment",
      [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
      ])
    if let horizontal { control.contentHorizontalAlignment = horizontal }
    let vertical: UIControl.ContentVerticalAlignment? = element.choice(
      "contentVerticalAlignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
    if let vertical { control.contentVerticalAlignment = vertical }
  }

  @MainActor
  func applySlider(_ element: NibElement, _ slider: UISlider) {
    // The limits first: a value keeps within them.
    if let number = element.number("maxValue") { slider.maximumValue = Float(number) }
    if let number = element.number("minValue") { slider.minimumValue = Float(number) }
    if let number = element.number("value") { slider.value = Float(number) }
    if let flag = element.flag("continuous") { slider.isContinuous = flag }
    if let color = color(forKey: "minimumTrackTintColor", of: element) { slider.minimumTrackTintColor = color }
    if let color = color(forKey: "maximumTrackTintColor", of: element) { slider.maximumTrackTintColor = color }
    if let color = color(forKey: "thumbTintColor", of: element) { slider.thumbTintColor = color }
    if let image = image("minimumValueImage", of: element) { slider.minimumValueImage = image }
    if let image = image("maximumValueImage", of: element) { slider.maximumValueImage = image }
  }

  @MainActor
  func applyButton(_ element: NibElement, _ button: UIButton) {
    if element["buttonType"] == "system" || element["buttonType"] == "roundedRect" { button.become(.system) }
    if let font = element.value(forKey: "fontDescription").flatMap(font) { button.titleLabel?.font = font }
    if let mode = element.lineBreakMode { button.titleLabel?.lineBreakMode = mode }
    if let flag = element.flag("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = flag }
    if let flag = element.flag("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = flag }
    if let insets = element.insets(forKey: "contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets(forKey: "titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets(forKey: "imageEdgeInsets") { button.imageEdgeInsets = insets }
    for child in element.children where child.name == "state" { applyState(child, of: element, button) }
    if let child = element.child("buttonConfiguration", key: "configuration"),
      let configuration = configuration(child, of: element)
    {
      button.configuration = configuration
    }
  }

  @MainActor
  private func applyState(_ element: NibElement, of parent: NibElement, _ button: UIButton) {
    let states: KeyValuePairs<String, UIControl.State> = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]
    guard let key = element["key"], let state = states.first(where: { $0.key == key })?.value else {
      return report(at: element, "the state \(element["key"] ?? "nil") of a button is not known here")
    }
    if let title = text("title", of: element, property: key + "Title", id: parent.id) {
      button.setTitle(title, for: state)
    }
    if let title = attributedText(forKey: "attributedTitle", of: element) {
      button.setAttributedTitle(title, for: state)
    }
    if let color = color(forKey: "titleColor", of: element) { button.setTitleColor(color, for: state) }
    if let color = color(forKey: "titleShadowColor", of: element) { button.setTitleShadowColor(color, for: state) }
    if let image = image("image", of: element) { button.setImage(image, for: state) }
    if let image = image("backgroundImage", of: element) { button.setBackgroundImage(image, for: state) }
  }

  @MainActor
  private func configuration(_ element: NibElement, of button: NibElement) -> UIButton.Configuration? {
    let styles: [String: () -> UIButton.Configuration] = [
      "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
      "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
      "borderless": UIButton.Configuration.borderless, "bordered": UIButton.Configuration.bordered,
      "borderedTinted": UIButton.Configuration.borderedTinted,
      "borderedProminent": UIButton.Configuration.borderedProminent,
    ]
    guard var result = styles[element["style"] ?? "plain"]?() else {
      report(at: element, "the style \(element["style"] ?? "nil") of a button is not known here")
      return nil
    }
    if let title = text("title", of: element, property: "configuration.title", id: button.id) { result.title = title }
    if let title = attributedText(forKey: "attributedTitle", of: element) { result.title = title.string }
    if let text = text("subtitle", of: element, property: "configuration.subtitle", id: button.id) {
      result.subtitle = text
    }
    if let image = image("image", of: element) { result.image = image }
    if case let color?? = color(forKey: "baseForegroundColor", of: element) { result.baseForegroundColor = color }
    if case let color?? = color(forKey: "baseBackgroundColor", of: element) { result.baseBackgroundColor = color }
    if let padding = element.number("imagePadding") { result.imagePadding = padding }
    if let padding = element.number("titlePadding") { result.titlePadding = padding }
    if let insets = element.directionalInsets(forKey: "contentInsets") { result.contentInsets = insets }
    let placement: NSDirectionalRectEdge? = element.choice(
      "imagePlacement", ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom])
    if let placement { result.imagePlacement = placement }
    let size: UIButton.Configuration.Size? = element.choice(
      "buttonSize", ["mini": .mini, "small": .small, "medium": .medium, "large": .large])
    if let size { result.buttonSize = size }
    let corners: UIButton.Configuration.CornerStyle? = element.choice(
      "cornerStyle",
      [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
      ])
    if let corners { result.cornerStyle = corners }
    let alignment: UIButton.Configuration.TitleAlignment? = element.choice(
      "titleAlignment",
      ["automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing])
    if let alignment { result.titleAlignment = alignment }
    return result
  }
}
