extension UITableViewCell {
  // MARK: Labels and image

  final var ensuredTextLabel: UILabel {
    if let label = parts.textLabel { return label }
    let label = makeLabel(style == .value2 ? .footnote : .body)
    if style == .value2 {
      label.textColor = tintColor
      label.textAlignment = .right
    }
    parts.textLabel = label
    return label
  }

  final var ensuredDetailLabel: UILabel? {
    if style == .default { return nil }
    if let label = parts.detailLabel { return label }
    let label = makeLabel(style == .subtitle ? .caption1 : .body)
    if style == .value1 { label.textColor = .secondaryLabel }
    parts.detailLabel = label
    return label
  }

  final var ensuredImageView: UIImageView? {
    if style == .value2 { return nil }
    if let view = parts.imageView { return view }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    parts.imageView = view
    setNeedsLayout()
    return view
  }

  private func makeLabel(_ textStyle: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.isHighlighted = isShownSelected
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  final func tintDidChange() {
    if style == .value2 { parts.textLabel?.textColor = tintColor }
  }

  // MARK: What is behind

  /// Exchanges the view at the back.
  final func replace(_ former: UIView?, by view: UIView?) {
    guard former !== view else { return }
    if former?.superview === self { former?.removeFromSuperview() }
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  // MARK: Accessories

  final func accessoryDidChange() {
    setNeedsLayout()
    let showsIndicator = accessoryView == nil && accessoryType != .none && accessoryType != .detailButton
    if showsIndicator {
      let indicator = parts.indicator ?? CellIndicatorView()
      indicator.kind = accessoryType == .checkmark ? .checkmark : .arrow
      parts.indicator = indicator
      addSubview(indicator)
    } else {
      parts.indicator?.removeFromSuperview()
      parts.indicator = nil
    }
    if accessoryView == nil, accessoryType == .detailButton || accessoryType == .detailDisclosureButton {
      if parts.detailButton == nil {
        let button = CellDetailButton()
        button.addAction(
          UIAction { [weak self] _ in self.map { $0.table?.accessoryButtonTapped(in: $0) } }, for: .touchUpInside)
        parts.detailButton = button
        addSubview(button)
      }
    } else {
      parts.detailButton?.removeFromSuperview()
      parts.detailButton = nil
    }
    if let accessoryView {
      if accessoryView.bounds.isEmpty { accessoryView.sizeToFit() }
      addSubview(accessoryView)
    }
  }

  // MARK: Selection

  /// Whether the cell looks selected.
  final var isShownSelected: Bool { (storedIsSelected || storedIsHighlighted) && selectionStyle != .none }

  /// The view that shows the selection now, if it is to be shown.
  private var wantedSelectionView: UIView? {
    guard isShownSelected else { return nil }
    if table?.allowsMultipleSelection == true, storedIsSelected, let view = multipleSelectionBackgroundView {
      return view
    }
    if let selectedBackgroundView { return selectedBackgroundView }
    if let view = parts.selectionView { return view }
    let view = UIView()
    view.backgroundColor = .systemGray4
    view.isUserInteractionEnabled = false
    parts.selectionView = view
    return view
  }

  final func selectionViewDidChange(from former: UIView?) {
    if let former, parts.shownSelectionView === former {
      former.removeFromSuperview()
      parts.shownSelectionView = nil
    }
    updateSelectionLook(animated: false)
  }

  final func updateSelectionLook(animated: Bool) {
    let isShown = isShownSelected
    for label in [parts.textLabel, parts.detailLabel] { label?.isHighlighted = isShown }
    setHighlighted(isShown, in: contentView)
    let view = wantedSelectionView
    let former = parts.shownSelectionView
    guard view !== former else { return }
    parts.shownSelectionView = view
    if let view {
      UIView.performWithoutAnimation {
        view.layer.removeAllAnimations()
        view.alpha = 1
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
      }
    }
    guard let former else { return }
    guard animated, view == nil, window != nil else { return former.removeFromSuperview() }
    UIView.animate(
      withDuration: 0.35, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { former.alpha = 0 },
      completion: { [weak self] _ in
        guard self?.parts.shownSelectionView !== former else { return }
        former.removeFromSuperview()
        former.alpha = 1
      })
  }

  /// Labels and images below show that the cell is touched or selected, as those of the style do.
  private func setHighlighted(_ isHighlighted: Bool, in view: UIView) {
    for child in view.storedSubviews {
      if let label = child as? UILabel { label.isHighlighted = isHighlighted }
      if let image = child as? UIImageView { image.isHighlighted = isHighlighted }
      if !(child is UIControl) { setHighlighted(isHighlighted, in: child) }
    }
  }

  // MARK: Reuse

  /// Brings the cell into the state in which rows find it.
  final func becomeReusable() {
    UIView.performWithoutAnimation {
      if storedIsHighlighted { setHighlighted(false, animated: false) }
      if storedIsSelected { setSelected(false, animated: false) }
    }
    prepareForReuse()
  }

  // MARK: Accessibility

  /// The texts of the row, in the order of reading.
  final var spokenTexts: [String] {
    var elements: [UIResponder] = []
    collectTexts(in: contentView, &elements)
    return elements.compactMap { $0.accessibilityLabel }.filter { !$0.isEmpty }
  }

  private func collectTexts(in view: UIView, _ elements: inout [UIResponder]) {
    let children = view.storedSubviews.filter { !$0.isHidden && $0.alpha >= 0.01 && !$0.accessibilityElementsHidden }
    for child in children.sorted(by: { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }) {
      if child.isAccessibilityElement { elements.append(child) } else { collectTexts(in: child, &elements) }
    }
  }

  /// Whether something in the row is used by itself.
  final var hasControls: Bool {
    if parts.detailButton != nil || accessoryView is UIControl { return true }
    return Self.holdsControls(contentView)
  }

  private static func holdsControls(_ view: UIView) -> Bool {
    view.storedSubviews.contains { !$0.isHidden && ($0 is UIControl || holdsControls($0)) }
  }
}
