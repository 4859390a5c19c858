// Each method sets what its element says, and leaves the rest alone: an element may hold a few attributes only.
extension NibFile {
  @MainActor
  func apply(_ element: NibElement, to view: UIView) {
    applyView(element, view)
    switch view {
    case let label as UILabel: applyLabel(element, label)
    case let imageView as UIImageView: applyImageView(element, imageView)
    case let button as UIButton:
      applyControl(element, button)
      applyButton(element, button)
    case let field as UITextField:
      applyControl(element, field)
      applyTextField(element, field)
    case let slider as UISlider:
      applyControl(element, slider)
      applySlider(element, slider)
    case let control as UIControl: applyControl(element, control)
    case let table as UITableView:
      applyScrollView(element, table)
      applyTable(element, table)
    case let cell as UITableViewCell: applyCell(element, cell)
    case let scrollView as UIScrollView: applyScrollView(element, scrollView)
    case let stackView as UIStackView: applyStackView(element, stackView)
    case let effectView as UIVisualEffectView: applyEffectView(element, effectView)
    case let indicator as UIActivityIndicatorView: applyIndicator(element, indicator)
    default: break
    }
  }

  @MainActor
  private func applyView(_ element: NibElement, _ view: UIView) {
    if let rect = element.rect(forKey: "frame") { view.frame = rect }
    if let rect = element.rect(forKey: "bounds") { view.bounds = rect }
    if let mask = element.child("autoresizingMask", key: "autoresizingMask") {
      view.autoresizingMask = mask.autoresizingMask
    }
    applyLook(element, view)
    applyLayout(element, view)
    if let flag = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = flag }
    if let flag = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
    if let flag = element.flag("exclusiveTouch") { view.isExclusiveTouch = flag }
    if let tag = element.integer("tag") { view.tag = tag }
    if let identifier = element.child("accessibility", key: "accessibilityConfiguration")?["identifier"] {
      view.accessibilityIdentifier = identifier
    }
    if let identifier = element["accessibilityIdentifier"] { view.accessibilityIdentifier = identifier }
  }

  @MainActor
  private func applyLook(_ element: NibElement, _ view: UIView) {
    if let flag = element.flag("opaque") { view.isOpaque = flag }
    if let flag = element.flag("hidden") { view.isHidden = flag }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let flag = element.flag("clipsSubviews") { view.clipsToBounds = flag }
    if let mode = element.contentMode { view.contentMode = mode }
    if let color = color(forKey: "backgroundColor", of: element) { view.backgroundColor = color }
    if let color = color(forKey: "tintColor", of: element) { view.tintColor = color }
    let attribute: UISemanticContentAttribute? = element.choice(
      "semanticContentAttribute",
      [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
      ])
    if let attribute { view.semanticContentAttribute = attribute }
  }

  @MainActor
  private func applyLayout(_ element: NibElement, _ view: UIView) {
    if let flag = element.flag("autoresizesSubviews") { view.autoresizesSubviews = flag }
    if let flag = element.flag("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints = flag
    }
    if let flag = element.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = flag }
    if let flag = element.flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = flag }
    if let insets = element.insets(forKey: "layoutMargins") { view.layoutMargins = insets }
    if let insets = element.directionalInsets(forKey: "directionalLayoutMargins") {
      view.directionalLayoutMargins = insets
    }
    if let priority = element.priority("horizontalHuggingPriority") {
      view.setContentHuggingPriority(priority, for: .horizontal)
    }
    if let priority = element.priority("verticalHuggingPriority") {
      view.setContentHuggingPriority(priority, for: .vertical)
    }
    if let priority = element.priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(priority, for: .horizontal)
    }
    if let priority = element.priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(priority, for: .vertical)
    }
  }

  @MainActor
  private func applyLabel(_ element: NibElement, _ label: UILabel) {
    if let font = element.value(forKey: "fontDescription").flatMap(font) { label.font = font }
    if let alignment = element.textAlignment("textAlignment") { label.textAlignment = alignment }
    if let mode = element.lineBreakMode { label.lineBreakMode = mode }
    if let count = element.integer("numberOfLines") { label.numberOfLines = count }
    if let flag = element.flag("enabled") { label.isEnabled = flag }
    if let flag = element.flag("highlighted") { label.isHighlighted = flag }
    if let flag = element.flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = flag }
    if let flag = element.flag("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = flag }
    if let flag = element.flag("adjustsLetterSpacingToFitWidth") { label.allowsDefaultTighteningForTruncation = flag }
    if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    if let size = element.number("minimumFontSize"), label.font.pointSize > 0 {
      label.minimumScaleFactor = size / label.font.pointSize
    }
    if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    let adjustment: UIBaselineAdjustment? = element.choice(
      "baselineAdjustment", ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])
    if let adjustment { label.baselineAdjustment = adjustment }
    if case let color?? = color(forKey: "textColor", of: element) { label.textColor = color }
    if let color = color(forKey: "highlightedColor", of: element) { label.highlightedTextColor = color }
    if let color = color(forKey: "shadowColor", of: element) { label.shadowColor = color }
    if let offset = element.size(forKey: "shadowOffset") { label.shadowOffset = offset }
    if let text = text("text", of: element) { label.text = text }
    if let text = attributedText(forKey: "attributedText", of: element) { label.attributedText = text }
  }

  @MainActor
  private func applyImageView(_ element: NibElement, _ view: UIImageView) {
    if let image = image("image", of: element) { view.image = image }
    if let image = image("highlightedImage", of: element) { view.highlightedImage = image }
    if let flag = element.flag("highlighted") { view.isHighlighted = flag }
  }

  @MainActor
  private func applyScrollView(_ element: NibElement, _ view: UIScrollView) {
    if let flag = element.flag("scrollEnabled") { view.isScrollEnabled = flag }
    if let flag = element.flag("pagingEnabled") { view.isPagingEnabled = flag }
    if let flag = element.flag("directionalLockEnabled") { view.isDirectionalLockEnabled = flag }
    if let flag = element.flag("bounces") { view.bounces = flag }
    if let flag = element.flag("bouncesZoom") { view.bouncesZoom = flag }
    if let flag = element.flag("alwaysBounceVertical") { view.alwaysBounceVertical = flag }
    if let flag = element.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = flag }
    if let flag = element.flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = flag }
    if let flag = element.flag("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = flag }
    if let flag = element.flag("delaysContentTouches") { view.delaysContentTouches = flag }
    if let flag = element.flag("canCancelContentTouches") { view.canCancelContentTouches = flag }
    if let scale = element.number("minimumZoomScale") { view.minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale") { view.maximumZoomScale = scale }
    if let insets = element.insets(forKey: "contentInset") { view.contentInset = insets }
    if let insets = element.insets(forKey: "scrollIndicatorInsets") {
      view.verticalScrollIndicatorInsets = insets
      view.horizontalScrollIndicatorInsets = insets
    }
    if let size = element.size(forKey: "contentSize") { view.contentSize = size }
    let style: UIScrollView.IndicatorStyle? = element.choice(
      "indicatorStyle", ["default": .default, "black": .black, "white": .white])
    if let style { view.indicatorStyle = style }
    let behavior: UIScrollView.ContentInsetAdjustmentBehavior? = element.choice(
      "contentInsetAdjustmentBehavior",
      ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always])
    if let behavior { view.contentInsetAdjustmentBehavior = behavior }
    let rate: UIScrollView.DecelerationRate? = element.choice("decelerationRate", ["normal": .normal, "fast": .fast])
    if let rate { view.decelerationRate = rate }
  }

  @MainActor
  private func applyStackView(_ element: NibElement, _ view: UIStackView) {
    let axis: NSLayoutConstraint.Axis? = element.choice("axis", ["horizontal": .horizontal, "vertical": .vertical])
    if let axis { view.axis = axis }
    let distribution: UIStackView.Distribution? = element.choice(
      "distribution",
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ])
    if let distribution { view.distribution = distribution }
    let alignment: UIStackView.Alignment? = element.choice(
      "alignment",
      [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
      ])
    if let alignment { view.alignment = alignment }
    if element["spacingType"] == "standard" {
      view.spacing = UIStackView.spacingUseSystem
    } else if let spacing = element.number("spacing") {
      view.spacing = spacing
    }
    if let flag = element.flag("baselineRelativeArrangement") { view.isBaselineRelativeArrangement = flag }
    if let flag = element.flag("layoutMarginsRelativeArrangement") { view.isLayoutMarginsRelativeArrangement = flag }
  }
}

extension NibElement {
  /// A priority above 0 and at most required.
  func priority(_ attribute: String) -> UILayoutPriority? {
    number(attribute).flatMap { $0 > 0 && $0 <= 1000 ? UILayoutPriority(Float($0)) : nil }
  }

  fileprivate var contentMode: UIView.ContentMode? {
    choice(
      "contentMode",
      [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
      ])
  }
}
