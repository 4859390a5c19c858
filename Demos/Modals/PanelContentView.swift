import UIKit

/// What the demos' modals show: a title and a few lines.
final class PanelContentView: UIView {
  init(title: String, identifier: String, corners: CACornerMask) {
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    backgroundColor = .white
    translatesAutoresizingMaskIntoConstraints = false
    layer.cornerRadius = 18
    layer.maskedCorners = corners
    clipsToBounds = true

    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 24, weight: .semibold)
    label.textColor = .black
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let leading = label.leadingAnchor.constraint(
      equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
    leading.identifier = "PanelContent.leading"
    leading.priority = .defaultHigh
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20), leading,
    ])
    for index in 0..<4 {
      let line = UIView()
      line.backgroundColor = UIColor(red: 0.2, green: 0.45, blue: 0.9, alpha: 0.25)
      line.layer.cornerRadius = 8
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 16 + CGFloat(index) * 36),
        line.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        line.widthAnchor.constraint(
          equalTo: widthAnchor, multiplier: index.isMultiple(of: 2) ? 0.7 : 0.5),
        line.heightAnchor.constraint(equalToConstant: 16),
      ])
    }
  }

  required init?(coder: NSCoder) { fatalError("a demo's panel is never archived") }
}
