// Apple gives no measures for a cell's parts: these are near to what its systems show.
extension UITableViewCell {
  private enum Measure {
    static let lowestHeight: CGFloat = 44
    /// Above and below the labels.
    static let verticalMargin: CGFloat = 11
    static let subtitleMargin: CGFloat = 9
    /// Between two texts beside each other.
    static let gap: CGFloat = 6
    static let subtitleGap: CGFloat = 2
    /// The first text of `value2`.
    static let captionWidth: CGFloat = 91
    /// Between the content and what is at the trailing edge.
    static let accessoryGap: CGFloat = 8
    static let doubleAccessoryGap: CGFloat = 12
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  // MARK: Places

  /// How much of the width what is at the trailing edge takes, its margin included.
  private var accessoryWidth: CGFloat {
    var width: CGFloat = 0
    if let accessoryView {
      width = accessoryView.bounds.width
    } else {
      if let indicator = parts.indicator { width = indicator.kind.size.width }
      if parts.detailButton != nil {
        width += CellDetailButton.side + (width > 0 ? Measure.doubleAccessoryGap : 0)
      }
    }
    return width > 0 ? width + place.margin : 0
  }

  private func contentFrame(in size: CGSize) -> CGRect {
    let (leading, trailing) = isRightToLeft ? (place.right, place.left) : (place.left, place.right)
    let frame = CGRect(
      x: leading, y: 0, width: max(size.width - leading - trailing - accessoryWidth, 0), height: size.height)
    return mirrored(frame, in: size.width)
  }

  final func layoutParts() {
    giveMargins()
    let size = bounds.size
    let frame = contentFrame(in: size)
    if contentView.frame != frame { contentView.frame = frame }
    layoutAccessories(size)
    layoutStyle()
    layoutSeparators(size)
    backgroundView.map { if $0.superview === self { $0.frame = bounds } }
    parts.shownSelectionView?.frame = bounds
  }

  /// The margins of the content follow the table, unless the client has set others.
  final func giveMargins() {
    let present = contentView.extras?.margins
    guard present == nil || present == parts.givenMargins else { return }
    let margins = NSDirectionalEdgeInsets(
      top: Measure.verticalMargin, leading: place.margin, bottom: Measure.verticalMargin,
      trailing: accessoryWidth > 0 ? Measure.accessoryGap : place.margin)
    guard margins != present else { return }
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.directionalLayoutMargins = margins
    parts.givenMargins = margins
  }

  private func layoutAccessories(_ size: CGSize) {
    var end = size.width - place.margin - (isRightToLeft ? place.left : place.right)
    func put(_ view: UIView, _ viewSize: CGSize) {
      let frame = CGRect(
        x: end - viewSize.width, y: ((size.height - viewSize.height) / 2), width: viewSize.width,
        height: viewSize.height)
      view.frame = mirrored(frame.roundedToPixels(of: self), in: size.width)
      end -= viewSize.width + Measure.doubleAccessoryGap
    }
    if let accessoryView { return put(accessoryView, accessoryView.bounds.size) }
    if let indicator = parts.indicator { put(indicator, indicator.kind.size) }
    if let button = parts.detailButton {
      put(button, CGSize(width: CellDetailButton.side, height: CellDetailButton.side))
    }
  }

  private func layoutSeparators(_ size: CGSize) {
    parts.separator = separator(parts.separator, place.separator, size, y: size.height - 1 / pixelScale)
    parts.topSeparator = separator(parts.topSeparator, place.topSeparator, size, y: 0)
    if let color = table?.separatorColor {
      parts.separator?.backgroundColor = color
      parts.topSeparator?.backgroundColor = color
    }
  }

  private func separator(_ view: UIView?, _ kind: CellPlace.Separator, _ size: CGSize, y: CGFloat) -> UIView? {
    guard kind != .none else {
      view?.removeFromSuperview()
      return nil
    }
    let line = view ?? UIView()
    if view == nil {
      line.isUserInteractionEnabled = false
      line.backgroundColor = .separator
      addSubview(line)
    }
    var frame = CGRect(x: 0, y: y, width: size.width, height: 1 / pixelScale)
    if kind == .inset {
      let inset = separatorInset
      frame.origin.x = inset.left
      frame.size.width = max(size.width - inset.left - inset.right, 0)
    }
    line.frame = frame
    return line
  }

  final var automaticSeparatorInset: UIEdgeInsets {
    var inset = place.separatorInset ?? .zero
    guard place.separatorInset == nil || place.isInsetFromAutomatic else { return inset }
    var start = place.margin + (isRightToLeft ? place.right : place.left) + indentation
    if let image = parts.imageView?.image, style != .value2 { start += image.size.width + place.margin }
    let isLeft = !isRightToLeft
    inset.left += isLeft ? start : 0
    inset.right += isLeft ? 0 : start
    return inset
  }

  private var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

  // MARK: The labels of the style

  private struct StyleFrames {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    /// What the texts and the image need.
    var height: CGFloat = 0
  }

  private func layoutStyle() {
    guard parts.textLabel != nil || parts.detailLabel != nil || parts.imageView != nil else { return }
    let size = contentView.bounds.size
    let frames = styleFrames(in: size.width, height: size.height)
    parts.imageView?.frame = mirrored(frames.image, in: size.width).roundedToPixels(of: self)
    parts.textLabel?.frame = mirrored(frames.text, in: size.width).roundedToPixels(of: self)
    parts.detailLabel?.frame = mirrored(frames.detail, in: size.width).roundedToPixels(of: self)
  }

  final func heightOfStyle(inWidth width: CGFloat) -> CGFloat {
    let content = contentFrame(in: CGSize(width: width, height: 0)).width
    let needed = styleFrames(in: content, height: nil).height
    return max((needed * pixelScale - 1e-6).rounded(.up) / pixelScale, Measure.lowestHeight)
  }

  /// Where the parts of the style lie in a width, from the left, in a height, or in the one that they need.
  private func styleFrames(in width: CGFloat, height: CGFloat?) -> StyleFrames {
    var frames = StyleFrames()
    var x = place.margin + indentation
    let end = width - (accessoryWidth > 0 ? Measure.accessoryGap : place.margin)
    if let image = parts.imageView?.image {
      var size = image.size
      if let height, size.height > height, size.height > 0 {
        size = CGSize(width: size.width * height / size.height, height: height)
      }
      frames.image = CGRect(origin: CGPoint(x: x, y: 0), size: size)
      x += size.width + place.margin
    }
    let room = max(end - x, 0)
    func fitted(_ label: UILabel?, _ width: CGFloat) -> CGSize {
      guard let label, label.text?.isEmpty == false else { return .zero }
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    var margin = Measure.verticalMargin
    let textHeight: CGFloat
    switch style {
    case .default:
      frames.text = CGRect(x: x, y: 0, width: room, height: fitted(parts.textLabel, room).height)
      textHeight = frames.text.height
    case .subtitle:
      margin = Measure.subtitleMargin
      let text = fitted(parts.textLabel, room)
      let detail = fitted(parts.detailLabel, room)
      frames.text = CGRect(x: x, y: 0, width: room, height: text.height)
      let gap = text.height > 0 && detail.height > 0 ? Measure.subtitleGap : 0
      frames.detail = CGRect(x: x, y: text.height + gap, width: room, height: detail.height)
      textHeight = frames.detail.maxY
    case .value1:
      let detailWidth = fitted(parts.detailLabel, .greatestFiniteMagnitude).width
      let textWidth = fitted(parts.textLabel, .greatestFiniteMagnitude).width
      // The second text gives way, but keeps a part of the line.
      let second = min(detailWidth, max(room - textWidth - Measure.gap, room * 0.25))
      let first = max(room - second - (second > 0 ? Measure.gap : 0), 0)
      frames.text = CGRect(x: x, y: 0, width: first, height: fitted(parts.textLabel, first).height)
      frames.detail = CGRect(x: end - second, y: 0, width: second, height: fitted(parts.detailLabel, second).height)
      textHeight = max(frames.text.height, frames.detail.height)
    case .value2:
      let first = min(Measure.captionWidth, room)
      let second = max(room - first - Measure.gap, 0)
      frames.text = CGRect(x: x, y: 0, width: first, height: fitted(parts.textLabel, first).height)
      frames.detail = CGRect(
        x: x + first + Measure.gap, y: 0, width: second, height: fitted(parts.detailLabel, second).height)
      textHeight = max(frames.text.height, frames.detail.height)
    }
    frames.height = max(textHeight + 2 * margin, frames.image.height + 2)
    let whole = height ?? frames.height
    frames.image.origin.y = (whole - frames.image.height) / 2
    if style == .subtitle {
      let start = (whole - textHeight) / 2
      frames.text.origin.y += start
      frames.detail.origin.y += start
    } else {
      frames.text.origin.y = (whole - frames.text.height) / 2
      frames.detail.origin.y = (whole - frames.detail.height) / 2
    }
    return frames
  }

  // MARK: Measuring

  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    giveMargins()
    guard contentView.isHeldByConstraints else {
      return sizeThatFits(CGSize(width: target.width, height: target.height))
    }
    let others = bounds.width - contentFrame(in: bounds.size).width
    let width = max(target.width - others, 0)
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: target.height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
    return CGSize(width: size.width + others, height: size.height)
  }
}

extension UIView {
  /// Whether something in the view is held by constraints, so that they say how large it is.
  final var isHeldByConstraints: Bool {
    guard layoutState != nil else { return false }
    return storedSubviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } || !constraints.isEmpty
  }
}
