/// The button of an action in an alert.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let isProminent: Bool
  private let isLarge: Bool
  var onTouch: ((UIAlertAction) -> Void)?

  /// How far the title keeps from the left and right edges.
  static let padding: CGFloat = 16

  init(_ action: UIAlertAction, isProminent: Bool, isLarge: Bool, lines: Int) {
    self.action = action
    self.isProminent = isProminent
    self.isLarge = isLarge
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: isLarge ? 57 : 44)
    NSLayoutConstraint.activate([
      height,
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.padding),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.padding),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 11),
    ])
    addAction(UIAction { [weak self] _ in self.map { $0.onTouch?($0.action) } }, for: .touchUpInside)
    refresh()
  }

  required init?(coder: NSCoder) { fatalError("an alert's button is never archived") }

  static func font(isProminent: Bool, isLarge: Bool, for traits: UITraitCollection) -> UIFont {
    let weight: UIFont.Weight = isProminent ? .semibold : .regular
    return UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: isLarge ? 20 : 17, weight: weight), compatibleWith: traits)
  }

  /// Shows what the action is by now.
  func refresh() {
    isEnabled = action.isEnabled
    label.font = Self.font(isProminent: isProminent, isLarge: isLarge, for: traitCollection)
    if !action.isEnabled {
      label.textColor = .tertiaryLabel
    } else {
      label.textColor = action.style == .destructive ? .systemRed : tintColor
    }
    backgroundColor = isHighlighted ? .systemFill : .clear
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemFill : .clear
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  override func traitsDidChange(from former: UITraitCollection) {
    super.traitsDidChange(from: former)
    refresh()
  }

  override var touchUpIsPrimaryAction: Bool { true }
  override var ownIsAccessibilityElement: Bool { true }
  override var ownAccessibilityTraits: UIAccessibilityTraits { super.ownAccessibilityTraits.union(.button) }
  override var ownAccessibilityLabel: String? { action.title }
}
