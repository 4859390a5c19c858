// Apple gives no measures: these are near to what its systems show.
extension UITextField {
  private enum Measure {
    static let caretWidth: CGFloat = 2
    static let clearMargin: CGFloat = 5
    static let roundedHeight: CGFloat = 34
  }

  /// How far the text keeps from the border.
  private var inset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }
  private var showsClearButton: Bool { !showsRightView && hasText && isShown(clearButtonMode) }

  // MARK: Rectangles

  final func contentRect(in bounds: CGRect) -> CGRect {
    var left = bounds.minX + inset
    var right = bounds.maxX - inset
    if showsLeftView { left = leftViewRect(forBounds: bounds).maxX + inset }
    if showsRightView { right = rightViewRect(forBounds: bounds).minX - inset }
    if showsClearButton { right = clearButtonRect(forBounds: bounds).minX - Measure.clearMargin }
    let edge: CGFloat = borderStyle == .none ? 0 : 2
    return CGRect(
      x: left, y: bounds.minY + edge, width: max(right - left, 0), height: max(bounds.height - 2 * edge, 0))
  }

  final func clearRect(in bounds: CGRect) -> CGRect {
    let side = FieldClearButton.side
    return CGRect(
      x: bounds.maxX - Measure.clearMargin - side, y: bounds.minY + (bounds.height - side) / 2, width: side,
      height: side
    ).roundedToPixels(of: self)
  }

  final func sideRect(of view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    size.height = min(size.height, bounds.height)
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width, height: size.height
    ).roundedToPixels(of: self)
  }

  final var naturalSize: CGSize {
    let line = storedFont.lineHeight
    var width = parts.text.intrinsicContentSize.width
    if !hasText { width = parts.placeholder.intrinsicContentSize.width }
    width += 2 * inset
    if showsLeftView { width += leftViewRect(forBounds: bounds).width + inset }
    if showsRightView { width += rightViewRect(forBounds: bounds).width + inset }
    if showsClearButton { width += FieldClearButton.side + Measure.clearMargin }
    var height = line.rounded(.up) + 1
    switch borderStyle {
    case .none: break
    case .line: height += 4
    case .bezel, .roundedRect: height = max(height + 12, Measure.roundedHeight)
    }
    return CGSize(width: width.rounded(.up), height: height)
  }

  final var baselineOffset: CGFloat {
    let rect = contentRect(in: bounds)
    return rect.midY - storedFont.lineHeight / 2 + storedFont.ascender
  }

  // MARK: Border

  final func borderDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func drawBorder(in rect: CGRect) {
    let width = 1 / pixelScale
    switch borderStyle {
    case .none: return
    case .line:
      UIColor.label.setStroke()
      let path = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
      path.lineWidth = 1
      path.stroke()
    case .bezel:
      UIColor.systemBackground.setFill()
      UIBezierPath(rect: rect).fill()
      UIColor.systemGray2.setStroke()
      let path = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
      path.lineWidth = 1
      path.stroke()
    case .roundedRect:
      let path = UIBezierPath(roundedRect: rect.insetBy(dx: width / 2, dy: width / 2), cornerRadius: 5)
      (backgroundColor == nil ? UIColor.systemBackground : .clear).setFill()
      path.fill()
      UIColor.systemGray4.setStroke()
      path.lineWidth = width
      path.stroke()
    }
  }

  // MARK: Parts

  final func sideViewDidChange(from former: UIView?, to view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(_ view: UIView?, _ isShown: Bool, in rect: @autoclosure () -> CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = rect()
  }

  final func layoutParts() {
    show(leftView, showsLeftView, in: leftViewRect(forBounds: bounds))
    show(rightView, showsRightView, in: rightViewRect(forBounds: bounds))
    if showsClearButton, parts.clearButton == nil {
      let button = FieldClearButton()
      button.addAction(UIAction { [weak self] _ in self?.clearByButton() }, for: .touchUpInside)
      parts.clearButton = button
    }
    show(parts.clearButton, showsClearButton, in: clearButtonRect(forBounds: bounds))
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    if parts.clip.frame != rect { parts.clip.frame = rect }
    let placeholder = placeholderRect(forBounds: bounds)
    parts.placeholder.frame = placeholder.offsetBy(dx: -rect.minX, dy: -rect.minY)
    layoutText(in: rect.size)
  }

  /// Scrolls the text so that the caret is seen, and places it, the selection and the caret.
  private func layoutText(in size: CGSize) {
    let width = parts.text.intrinsicContentSize.width
    let isWider = isEditing && width > size.width - Measure.caretWidth
    let caret = caretX(of: isEditing ? caretOffset : 0)
    if isWider {
      let end = max(width + Measure.caretWidth - size.width, 0)
      if caret - scroll > size.width - Measure.caretWidth { scroll = caret - size.width + Measure.caretWidth }
      if caret - scroll < 0 { scroll = caret }
      scroll = min(max(scroll, 0), end)
    } else {
      scroll = 0
    }
    let frame = CGRect(
      x: -scroll, y: 0, width: isWider ? max(width, size.width) : size.width, height: size.height)
    if parts.text.frame != frame { parts.text.frame = frame }
    guard isEditing else { return }
    let origin = textOrigin(in: size)
    let line = storedFont.lineHeight
    let y = (size.height - line) / 2
    UIView.performWithoutAnimation {
      parts.caret.frame = CGRect(
        x: min(origin + caret, max(size.width - Measure.caretWidth, 0)), y: y, width: Measure.caretWidth, height: line
      ).roundedToPixels(of: self)
      parts.selection.isHidden = selection.length == 0
      let start = caretX(of: selection.location)
      let end = caretX(of: NSMaxRange(selection))
      parts.selection.frame = CGRect(x: origin + start, y: y, width: end - start, height: line)
    }
  }

  private var caretOffset: Int {
    selectionAnchor == selection.location ? NSMaxRange(selection) : selection.location
  }

  /// Where the text begins, in the coordinates of what shows it.
  private func textOrigin(in size: CGSize) -> CGFloat {
    let width = parts.text.intrinsicContentSize.width
    guard width <= size.width - Measure.caretWidth || scroll == 0 else { return -scroll }
    let room = max(size.width - width, 0)
    switch storedAlignment {
    case .center: return room / 2
    case .right: return max(room - (hasText ? 0 : Measure.caretWidth), 0)
    case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft: return room
    case .left, .justified, .natural: return 0
    }
  }

  /// How far from the beginning of the text a place in it is, in points.
  final func caretX(of offset: Int) -> CGFloat {
    guard offset > 0 else { return 0 }
    let shown = shownText
    var end = min(offset, storedText.length)
    if isSecureTextEntry { end = storedText.attributedSubstring(from: NSRange(location: 0, length: end)).string.count }
    let prefix = shown.attributedSubstring(from: NSRange(location: 0, length: min(end, shown.length)))
    let (text, _) = StyledText.make(
      prefix, defaultFont: storedFont.handle, defaultParagraph: ParagraphAttributes(lineBreakMode: .byClipping))
    return TextLayoutCache.shared.layout(TextLayout.Request(text: text, width: -1, maximumLines: 1)).size.width
  }

  /// The place in the text that is nearest to a point of what shows it.
  final func characterOffset(at x: CGFloat) -> Int {
    let target = x - textOrigin(in: parts.clip.bounds.size)
    let string = storedText.string as NSString
    var offset = 0
    var place: CGFloat = 0
    while offset < string.length {
      let next = NSMaxRange(string.rangeOfComposedCharacterSequence(at: offset))
      let nextPlace = caretX(of: next)
      if target < (place + nextPlace) / 2 { return offset }
      offset = next
      place = nextPlace
    }
    return offset
  }
}
