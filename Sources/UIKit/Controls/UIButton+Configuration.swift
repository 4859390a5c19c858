extension UIButton {
  final func bringConfigurationUpToDate() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    if let configuration { show(configuration) }
  }

  /// Shows a configuration in the present state.
  final func show(_ configuration: Configuration) {
    shownConfiguration = configuration
    backgroundPicture?.removeFromSuperview()
    backgroundPicture = nil
    let foreground = configuration.foreground(for: self)
    let font = configuration.titleFont
    if label.font != font { label.font = font }
    label.textColor = foreground
    label.breakLines(configuration.titleLineBreakMode)
    show(configuration.attributedTitle, in: label, or: currentTitle, configuration.titleTextAttributesTransformer)
    showSubtitle(configuration, foreground)
    let image = configuration.image ?? currentImage
    if image != nil || picture != nil {
      madePicture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
      madePicture.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
    }
    showIndicator(configuration, foreground)
    showBackdrop(configuration)
    let alpha: CGFloat = isHighlighted ? Configuration.highlightedAlpha : 1
    for view in [label, subtitle, picture, indicator] where view?.alpha != alpha { view?.alpha = alpha }
    setNeedsLayout()
  }

  private func showSubtitle(_ configuration: Configuration, _ color: UIColor) {
    guard let text = configuration.attributedSubtitle, !text.characters.isEmpty else {
      subtitle?.removeFromSuperview()
      subtitle = nil
      return
    }
    let label = subtitle ?? ButtonLabel()
    if subtitle == nil {
      subtitle = label
      label.button = self
      addSubview(label)
    }
    label.isHidden = false
    label.font = UIFont.preferredFont(forTextStyle: .caption1)
    label.textColor = color
    label.breakLines(configuration.subtitleLineBreakMode)
    show(text, in: label, or: nil, configuration.subtitleTextAttributesTransformer)
  }

  private func showIndicator(_ configuration: Configuration, _ color: UIColor) {
    guard configuration.showsActivityIndicator else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let view = indicator ?? UIActivityIndicatorView(style: .medium)
    view.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    guard indicator == nil else { return }
    indicator = view
    view.isUserInteractionEnabled = false
    addSubview(view)
    view.startAnimating()
  }

  /// Shows a text with its attributes, if it has any; plain texts are what labels are quick with.
  private func show(
    _ text: AttributedString?, in label: UILabel, or other: String?,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    if let transformer {
      let text = text ?? AttributedString(other ?? "")
      return label.attributedText = NSAttributedString(transformed(text, in: label, by: transformer))
    }
    guard let text else { return label.text = other }
    let isPlain = text.runs.allSatisfy { $0.attributes == AttributeContainer() }
    if isPlain { label.text = String(text.characters) } else { label.attributedText = NSAttributedString(text) }
  }

  private func transformed(
    _ text: AttributedString, in label: UILabel, by transformer: UIConfigurationTextAttributesTransformer
  ) -> AttributedString {
    var result = AttributedString()
    for run in text.runs {
      var attributes = AttributeContainer()
      attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = label.font
      attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = label.textColor
      attributes.merge(run.attributes)
      result += AttributedString(String(text[run.range].characters), attributes: transformer(attributes))
    }
    return result
  }

  private func showBackdrop(_ configuration: Configuration) {
    let view = backdrop ?? UIView()
    if backdrop == nil {
      backdrop = view
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
    }
    view.isHidden = false
    view.backgroundColor = configuration.backgroundColor(for: self)
    view.layer.borderWidth = configuration.background.strokeWidth
    view.layer.borderColor = (configuration.background.strokeColor ?? tintColor).cgColor
    view.alpha = isHighlighted ? Configuration.highlightedAlpha : 1
  }
}

extension UIButton.Configuration {
  /// How much of the button is left while it is touched. Chosen.
  static let highlightedAlpha: CGFloat = 0.75

  @MainActor
  func foreground(for button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled ? .white : button.tintColor
  }

  @MainActor
  func backgroundColor(for button: UIButton) -> UIColor {
    if let color = background.backgroundColor { return color }
    switch style {
    case .plain: return button.isSelected ? .tertiarySystemFill : .clear
    case .gray: return baseBackgroundColor ?? .secondarySystemFill
    case .tinted:
      return button.isEnabled
        ? (baseBackgroundColor ?? button.tintColor).withAlphaComponent(0.18) : .tertiarySystemFill
    case .filled:
      return button.isEnabled ? baseBackgroundColor ?? button.tintColor : .tertiarySystemFill
    }
  }

  var titleFont: UIFont {
    switch buttonSize {
    case .mini, .small: UIFont.preferredFont(forTextStyle: .subheadline)
    case .medium, .large: UIFont.preferredFont(forTextStyle: .body)
    }
  }

  @MainActor
  func place(_ backdrop: UIView, in bounds: CGRect, of button: UIButton) {
    let insets = background.backgroundInsets
    let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    backdrop.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing))
    let half = min(backdrop.bounds.width, backdrop.bounds.height) / 2
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic: UIFontMetrics.default.scaledValue(for: background.cornerRadius)
      case .small: 5
      case .medium: 8
      case .large: 12
      case .capsule: half
      }
    backdrop.layer.cornerRadius = min(radius, half)
  }
}
