/// What stands above the actions: title, message and text fields.
final class AlertHeader: UIView {
  private let stack = UIStackView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []
  private var isSheet = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      stack.addArrangedSubview(label)
    }
    stack.setCustomSpacing(4, after: titleLabel)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 19),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -19),
    ])
  }

  required init?(coder: NSCoder) { fatalError("an alert's header is never archived") }

  var isEmpty: Bool { titleLabel.isHidden && messageLabel.isHidden && fields.isEmpty }

  func show(_ alert: UIAlertController) {
    isSheet = alert.preferredStyle == .actionSheet
    titleLabel.text = alert.title
    titleLabel.isHidden = alert.title?.isEmpty ?? true
    messageLabel.text = alert.message
    messageLabel.isHidden = alert.message?.isEmpty ?? true
    for field in (alert.textFields ?? []).dropFirst(fields.count) {
      let last = stack.arrangedSubviews.last
      let frame = AlertFieldFrame(around: field)
      stack.addArrangedSubview(frame)
      if let last { stack.setCustomSpacing(fields.isEmpty ? 16 : 6, after: last) }
      fields.append(field)
    }
    refresh()
  }

  private func refresh() {
    let titleFont: UIFont.TextStyle = isSheet ? .footnote : .headline
    let plain = UIFont.preferredFont(forTextStyle: titleFont, compatibleWith: traitCollection)
    titleLabel.font = isSheet ? .systemFont(ofSize: plain.pointSize, weight: .semibold) : plain
    messageLabel.font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    titleLabel.textColor = isSheet ? .secondaryLabel : .label
    messageLabel.textColor = titleLabel.textColor
  }

  override func traitsDidChange(from former: UITraitCollection) {
    super.traitsDidChange(from: former)
    refresh()
  }
}
