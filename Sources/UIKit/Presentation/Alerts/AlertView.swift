/// The view of an alert: a block with the header and the actions, and in an action sheet one with the action that cancels.
///
/// Header and actions each scroll where there is too little room for both.
final class AlertView: UIView {
  /// Where the alert is shown.
  enum Place {
    case middle
    case bottom
    case popover
  }

  static let alertWidth: CGFloat = 270
  static let popoverWidth: CGFloat = 304
  static let color = UIColor(dynamicProvider: { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.15 : 0.97, alpha: 1)
  })
  private static let cornerRadius: CGFloat = 14
  private static let gap: CGFloat = 8

  private let block = UIView()
  private let cancelBlock = UIView()
  private let header = AlertHeader(frame: .zero)
  private let headerScroll = UIScrollView()
  private let actionsScroll = UIScrollView()
  private let actionsStack = UIStackView()
  private let separator = AlertView.makeSeparator()
  private var buttons: [AlertButton] = []
  private var placeConstraints: [NSLayoutConstraint] = []
  private var buttonConstraints: [NSLayoutConstraint] = []
  private lazy var headerFloor = headerScroll.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
  private lazy var noHeader = headerScroll.heightAnchor.constraint(equalToConstant: 0)
  private var actions: [UIAlertAction] = []
  private weak var preferred: UIAlertAction?
  /// What the buttons were made for.
  private var isSideBySide = false

  var onChoice: ((UIAlertAction) -> Void)?

  var place = Place.middle {
    didSet {
      guard place != oldValue else { return }
      arrange()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [block, cancelBlock] {
      view.clipsToBounds = true
      view.backgroundColor = Self.color
      view.layer.cornerRadius = Self.cornerRadius
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    for (scroll, content) in [(headerScroll, header as UIView), (actionsScroll, actionsStack)] {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.translatesAutoresizingMaskIntoConstraints = false
      content.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(content)
      block.addSubview(scroll)
    }
    block.addSubview(separator)
    separator.translatesAutoresizingMaskIntoConstraints = false
    activateConstraints()
  }

  required init?(coder: NSCoder) { fatalError("an alert's view is never archived") }

  private func activateConstraints() {
    var all = [
      block.topAnchor.constraint(equalTo: topAnchor),
      block.leadingAnchor.constraint(equalTo: leadingAnchor),
      Self.yielding(block.trailingAnchor.constraint(equalTo: trailingAnchor)),
      headerScroll.topAnchor.constraint(equalTo: block.topAnchor),
      separator.topAnchor.constraint(equalTo: headerScroll.bottomAnchor),
      separator.leadingAnchor.constraint(equalTo: block.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: block.trailingAnchor),
      separator.heightAnchor.constraint(equalToConstant: Self.hairline),
      actionsScroll.topAnchor.constraint(equalTo: separator.bottomAnchor),
      actionsScroll.bottomAnchor.constraint(equalTo: block.bottomAnchor),
    ]
    for (scroll, content) in [(headerScroll, header as UIView), (actionsScroll, actionsStack)] {
      all += [
        scroll.leadingAnchor.constraint(equalTo: block.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: block.trailingAnchor),
        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        content.widthAnchor.constraint(equalTo: block.widthAnchor),
      ]
    }
    // Each wants to show all; where that cannot be, the header gives way, down to its floor.
    for (priority, constraint) in [
      (700, headerScroll.heightAnchor.constraint(equalTo: header.heightAnchor)),
      (710, actionsScroll.heightAnchor.constraint(equalTo: actionsStack.heightAnchor)), (720, headerFloor),
    ] as [(Float, NSLayoutConstraint)] {
      constraint.priority = UILayoutPriority(priority)
      all.append(constraint)
    }
    NSLayoutConstraint.activate(all)
    arrange()
  }

  /// The view may have no size before it is shown, which its content has none of.
  private static func yielding(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = UILayoutPriority(999)
    return constraint
  }

  private static var hairline: CGFloat { 1 / max(UIScreen.main.scale, 1) }

  private static func makeSeparator() -> UIView {
    let made = UIView()
    made.backgroundColor = .separator
    return made
  }

  // MARK: Content

  func show(_ alert: UIAlertController) {
    header.show(alert)
    noHeader.isActive = header.isEmpty
    header.isHidden = header.isEmpty
    actions = alert.actions
    preferred = alert.preferredStyle == .alert ? alert.preferredAction : nil
    arrange()
  }

  /// Shows what the actions are by now.
  func refresh() {
    for button in buttons { button.refresh() }
  }

  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The action that stands out: the preferred one, or else the one that cancels.
  private func isProminent(_ action: UIAlertAction) -> Bool { action === (preferred ?? cancelAction) }

  /// The actions of the block with the header, in their order.
  private var listed: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    guard place == .middle, let cancelAction else { return others }
    return isSideBySide ? [cancelAction] + others : others + [cancelAction]
  }

  /// Whether there are two actions in the middle, whose titles have half the width each.
  private var fitsSideBySide: Bool {
    guard place == .middle, actions.count == 2 else { return false }
    let room = (Self.alertWidth - Self.hairline) / 2 - 2 * AlertButton.padding
    return actions.allSatisfy { action in
      let font = AlertButton.font(isProminent: isProminent(action), isLarge: false, for: traitCollection)
      return ((action.title ?? "") as NSString).size(withAttributes: [.font: font]).width <= room
    }
  }

  /// Makes the buttons and puts the blocks to where they belong.
  private func arrange() {
    isSideBySide = fitsSideBySide
    NSLayoutConstraint.deactivate(placeConstraints + buttonConstraints)
    for view in actionsStack.arrangedSubviews { view.removeFromSuperview() }
    for view in cancelBlock.subviews { view.removeFromSuperview() }
    buttons = []
    placeConstraints = []
    buttonConstraints = []
    actionsStack.axis = isSideBySide ? .horizontal : .vertical
    for (index, action) in listed.enumerated() {
      if index > 0 {
        let line = Self.makeSeparator()
        let length = isSideBySide ? line.widthAnchor : line.heightAnchor
        buttonConstraints.append(length.constraint(equalToConstant: Self.hairline))
        actionsStack.addArrangedSubview(line)
      }
      actionsStack.addArrangedSubview(makeButton(action))
    }
    if isSideBySide, let first = buttons.first, let last = buttons.last {
      buttonConstraints.append(first.widthAnchor.constraint(equalTo: last.widthAnchor))
    }
    separator.isHidden = header.isEmpty || buttons.isEmpty
    placeBlocks()
    NSLayoutConstraint.activate(placeConstraints + buttonConstraints)
    setNeedsLayout()
  }

  private func placeBlocks() {
    let isPopover = place == .popover
    block.backgroundColor = isPopover ? .clear : Self.color
    block.layer.cornerRadius = isPopover ? 0 : Self.cornerRadius
    let isApart = place == .bottom && cancelAction != nil
    cancelBlock.isHidden = !isApart
    guard isApart, let cancelAction else {
      placeConstraints.append(Self.yielding(block.bottomAnchor.constraint(equalTo: bottomAnchor)))
      return
    }
    let button = makeButton(cancelAction)
    button.translatesAutoresizingMaskIntoConstraints = false
    cancelBlock.addSubview(button)
    placeConstraints += [
      cancelBlock.topAnchor.constraint(
        equalTo: block.bottomAnchor, constant: header.isEmpty && buttons.count == 1 ? 0 : Self.gap),
      cancelBlock.leadingAnchor.constraint(equalTo: leadingAnchor),
      cancelBlock.trailingAnchor.constraint(equalTo: block.trailingAnchor),
      Self.yielding(cancelBlock.bottomAnchor.constraint(equalTo: bottomAnchor)),
      button.topAnchor.constraint(equalTo: cancelBlock.topAnchor),
      button.bottomAnchor.constraint(equalTo: cancelBlock.bottomAnchor),
      button.leadingAnchor.constraint(equalTo: cancelBlock.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: cancelBlock.trailingAnchor),
    ]
  }

  private func makeButton(_ action: UIAlertAction) -> AlertButton {
    let button = AlertButton(
      action, isProminent: isProminent(action), isLarge: place != .middle, lines: isSideBySide ? 1 : 0)
    button.onTouch = { [weak self] in self?.onChoice?($0) }
    buttons.append(button)
    return button
  }

  // MARK: Size

  /// The size within another: as wide as that, and as high as the content, or less where it must be.
  func size(in room: CGSize) -> CGSize {
    if fitsSideBySide != isSideBySide { arrange() }
    let wanted = CGSize(width: room.width, height: 0)
    if room.height < .greatestFiniteMagnitude {
      let headerSize = header.systemLayoutSizeFitting(
        wanted, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      headerFloor.constant = header.isEmpty ? 0 : min(headerSize.height, (room.height / 2).rounded())
    }
    let size = systemLayoutSizeFitting(
      wanted, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: room.width, height: min(size.height, room.height))
  }
}
