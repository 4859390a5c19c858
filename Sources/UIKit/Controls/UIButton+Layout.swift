extension UIButton {
  /// What a title keeps above and below without a configuration, and how wide a button with a title is at least: as others
  /// have measured.
  private static let titleMargin: CGFloat = 6
  private static let minimumWidth: CGFloat = 30

  final var effectiveContentInsets: UIEdgeInsets {
    guard let shown = shownConfiguration else { return contentEdgeInsets }
    let insets = shown.contentInsets
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  private var hasTitle: Bool { label.attributedText.map { $0.length > 0 } ?? false }
  private var hasSubtitle: Bool { shownConfiguration?.subtitle.map { !$0.isEmpty } ?? false }
  /// The size of the image, or of what is in its place.
  private var imageSize: CGSize { indicator?.intrinsicContentSize ?? picture?.image?.size ?? .zero }

  /// Where the image lies beside the text: as the configuration says, with leading turned into left or right.
  private var placement: (edge: UIRectEdge, padding: CGFloat) {
    let shown = shownConfiguration
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge: UIRectEdge =
      switch shown?.imagePlacement ?? .leading {
      case .top: .top
      case .bottom: .bottom
      case .trailing: isRightToLeft ? .left : .right
      default: isRightToLeft ? .right : .left
      }
    let isBoth = imageSize != .zero && (hasTitle || hasSubtitle)
    return (edge, isBoth ? shown?.imagePadding ?? 0 : 0)
  }

  private struct TextSize {
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var padding: CGFloat = 0
    var whole: CGSize {
      CGSize(width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
    }
  }

  private func textSize(within width: CGFloat) -> TextSize {
    var size = TextSize()
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    if hasTitle {
      size.title = label.sizeThatFits(room)
      size.title.width = min(size.title.width, width)
    }
    if hasSubtitle, let subtitle {
      size.subtitle = subtitle.sizeThatFits(room)
      size.subtitle.width = min(size.subtitle.width, width)
      if hasTitle { size.padding = shownConfiguration?.titlePadding ?? 0 }
    }
    return size
  }

  final var buttonIntrinsicSize: CGSize {
    let insets = effectiveContentInsets
    let text = textSize(within: .greatestFiniteMagnitude).whole
    let image = imageSize
    let (edge, padding) = placement
    var size =
      edge == .left || edge == .right
      ? CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
    if shownConfiguration == nil, hasTitle, insets.top == 0, insets.bottom == 0 {
      size.height = max(image.height, text.height + 2 * Self.titleMargin)
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if hasTitle, shownConfiguration == nil { size.width = max(size.width, Self.minimumWidth) }
    if let background = currentBackgroundImage, shownConfiguration == nil {
      size.width = max(size.width, background.size.width)
      size.height = max(size.height, background.size.height)
    }
    return size
  }

  /// Where the parts lie in the content's rectangle.
  final func places(in content: CGRect) -> (title: CGRect, subtitle: CGRect, image: CGRect) {
    let image = CGSize(width: min(imageSize.width, content.width), height: min(imageSize.height, content.height))
    let (edge, padding) = placement
    let isBeside = edge == .left || edge == .right
    let text = textSize(within: max(0, content.width - (isBeside ? image.width + padding : 0)))
    let whole = text.whole
    let group =
      isBeside
      ? CGSize(width: image.width + padding + whole.width, height: max(image.height, whole.height))
      : CGSize(width: max(image.width, whole.width), height: image.height + padding + whole.height)
    let origin = CGPoint(
      x: horizontal(group.width, in: content.minX...content.maxX),
      y: vertical(group.height, in: content.minY...content.maxY))
    var imageRect = CGRect(origin: origin, size: image)
    var textOrigin = origin
    switch edge {
    case .right:
      imageRect.origin.x = origin.x + whole.width + padding
    case .top:
      textOrigin.y = origin.y + image.height + padding
    case .bottom:
      imageRect.origin.y = origin.y + whole.height + padding
    default:
      textOrigin.x = origin.x + image.width + padding
    }
    if isBeside {
      imageRect.origin.y = vertical(image.height, in: content.minY...content.maxY)
      textOrigin.y = vertical(whole.height, in: content.minY...content.maxY)
    } else {
      imageRect.origin.x = horizontal(image.width, in: content.minX...content.maxX)
      textOrigin.x = horizontal(whole.width, in: content.minX...content.maxX)
    }
    let column = textOrigin.x...textOrigin.x + whole.width
    let title = CGRect(
      origin: CGPoint(x: aligned(text.title.width, in: column), y: textOrigin.y), size: text.title)
    let subtitle = CGRect(
      origin: CGPoint(x: aligned(text.subtitle.width, in: column), y: title.maxY + text.padding), size: text.subtitle)
    guard shownConfiguration == nil else { return (title, subtitle, imageRect) }
    return (title.moved(by: titleEdgeInsets), subtitle, imageRect.moved(by: imageEdgeInsets))
  }

  private func horizontal(_ width: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left: range.lowerBound
    case .right: range.upperBound - width
    default: (range.lowerBound + range.upperBound - width) / 2
    }
  }

  private func vertical(_ height: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: range.lowerBound
    case .bottom: range.upperBound - height
    default: (range.lowerBound + range.upperBound - height) / 2
    }
  }

  /// Title and subtitle beside each other's edges.
  private func aligned(_ width: CGFloat, in column: ClosedRange<CGFloat>) -> CGFloat {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isCentred =
      switch shownConfiguration?.titleAlignment ?? .automatic {
      case .center: true
      case .automatic: placement.edge == .top || placement.edge == .bottom || imageSize == .zero
      case .leading, .trailing: false
      }
    if isCentred { return (column.lowerBound + column.upperBound - width) / 2 }
    let isTrailing = shownConfiguration?.titleAlignment == .trailing
    return isTrailing == isRightToLeft ? column.lowerBound : column.upperBound - width
  }

  final func placeParts() {
    backgroundPicture?.frame = backgroundRect(forBounds: bounds)
    if let backdrop, let shown = shownConfiguration { shown.place(backdrop, in: bounds, of: self) }
    let content = contentRect(forBounds: bounds)
    label.frame = hasTitle ? titleRect(forContentRect: content).onPixels(of: self) : .zero
    subtitle?.frame = hasSubtitle ? places(in: content).subtitle.onPixels(of: self) : .zero
    let place = imageSize == .zero ? .zero : imageRect(forContentRect: content).onPixels(of: self)
    indicator?.frame = place
    picture?.frame = indicator == nil ? place : .zero
  }
}

extension CGRect {
  /// Moved as insets say that push from one side and pull at the other.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  @MainActor
  fileprivate func onPixels(of view: UIView) -> CGRect {
    roundedToPixels(of: view)
  }
}
