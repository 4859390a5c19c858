extension UIButton {
  /// How much of title and image is left while a system button is touched, and how long they take to come back. Chosen.
  private static let highlightedAlpha: CGFloat = 0.2
  private static let fadeDuration: TimeInterval = 0.25

  final func set<Value>(_ part: WritableKeyPath<ButtonValues, Value>, _ value: Value, _ state: UIControl.State) {
    values[state, default: ButtonValues()][keyPath: part] = value
    refresh()
    contentDidChange()
  }

  /// What is set for the present state, or else for the normal one.
  final func current<Value>(_ part: KeyPath<ButtonValues, Value?>) -> Value? {
    values[state]?[keyPath: part] ?? values[.normal]?[keyPath: part]
  }

  final func defaultTitleColor(_ state: UIControl.State) -> UIColor {
    guard storedType == .system else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  final var madePicture: UIImageView {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    picture = made
    insertSubview(made, belowSubview: label)
    return made
  }

  /// Shows the present state.
  final func refresh() {
    if let configuration {
      show(configuration)
      return
    }
    if shownConfiguration != nil {
      label.numberOfLines = 1
      label.lineBreakMode = ButtonLabel.standardLineBreakMode
      indicator?.removeFromSuperview()
      indicator = nil
    }
    shownConfiguration = nil
    backdrop?.isHidden = true
    subtitle?.isHidden = true
    label.textAlignment = .natural
    showTitle()
    showImage()
    showBackgroundImage()
    fade()
    setNeedsLayout()
  }

  private func showTitle() {
    let own = values[state]
    // A title that is set for the state goes before an attributed one of the normal state.
    if let attributed = own?.attributedTitle ?? (own?.title == nil ? values[.normal]?.attributedTitle : nil) {
      label.attributedText = attributed
    } else {
      // The font is the button's own, whatever an attributed title was set in.
      label.forgetAttributedText()
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    label.shadowColor = currentTitleShadowColor
  }

  private func showImage() {
    guard let image = currentImage else {
      picture?.image = nil
      return
    }
    let isTemplate = storedType == .system && image.renderingMode == .automatic
    madePicture.image = isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
    let own = values[state]?.image
    let isDimmed =
      storedType == .custom && own == nil
      && (isHighlighted && adjustsImageWhenHighlighted || !isEnabled && adjustsImageWhenDisabled)
    madePicture.alpha = isDimmed ? 0.5 : 1
  }

  private func showBackgroundImage() {
    guard let image = currentBackgroundImage else {
      backgroundPicture?.removeFromSuperview()
      backgroundPicture = nil
      return
    }
    let view = backgroundPicture ?? UIImageView(frame: bounds)
    backgroundPicture = view
    if view.superview == nil { insertSubview(view, at: 0) }
    view.image = image
  }

  /// A system button fades under the finger, at once, and comes back slowly.
  private func fade() {
    let alpha = storedType == .system && isHighlighted ? Self.highlightedAlpha : 1
    let views: [UIView] = [label] + (storedType == .system ? [picture].compactMap { $0 } : [])
    let changes = { for view in views where view.alpha != alpha { view.alpha = alpha } }
    if alpha == 1, window != nil, label.alpha != 1 {
      UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction, animations: changes)
    } else {
      changes()
    }
  }

  /// What is shown needs another size.
  final func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
