/// The frame around a text field in an alert.
final class AlertFieldFrame: UIView {
  init(around field: UITextField) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 5
    layer.borderWidth = 0.5
    field.translatesAutoresizingMaskIntoConstraints = false
    addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
      field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
      field.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])
    drawBorder()
  }

  required init?(coder: NSCoder) { fatalError("a field's frame is never archived") }

  private func drawBorder() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func traitsDidChange(from former: UITraitCollection) {
    super.traitsDidChange(from: former)
    drawBorder()
  }
}
