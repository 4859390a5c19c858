import UIKit

/// A red panel above a green view of any height. Two constraints hold it: top = 0 at 1000, and height = 0 at 500.
/// While the first is there it wins and the panel is open; when it is removed the second takes over and closes it.
final class RevealPanelViewController: UIViewController {
  private let panel = UIView()
  private let control = UIView()
  private let label = UILabel()
  private lazy var topConstraint = panel.topAnchor.constraint(equalTo: view.topAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page"
    view.backgroundColor = .white

    control.accessibilityIdentifier = "green view"
    control.backgroundColor = .systemGreen
    panel.accessibilityIdentifier = "panel"
    panel.backgroundColor = .systemRed
    panel.clipsToBounds = true
    label.accessibilityIdentifier = "label"
    label.text = "Open"
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 24)
    for view in [control, panel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    label.translatesAutoresizingMaskIntoConstraints = false
    control.addSubview(label)

    topConstraint.identifier = "panel top"
    let closed = panel.heightAnchor.constraint(equalToConstant: 0)
    closed.priority = UILayoutPriority(500)
    closed.identifier = "panel height"
    NSLayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      control.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      control.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      control.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4),
      label.centerXAnchor.constraint(equalTo: control.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: control.centerYAnchor),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: control.topAnchor),
      closed,
    ])
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isOpen = view.constraints.contains(topConstraint)
    // The label takes its new size before, so that only the panel moves.
    label.text = isOpen ? "Open" : "Close"
    view.layoutIfNeeded()
    if isOpen {
      view.removeConstraint(topConstraint)
    } else {
      view.addConstraint(topConstraint)
    }
    DemoEvent.post(isOpen ? "close" : "open")
    UIView.animate(
      withDuration: 0.5, animations: { self.view.layoutIfNeeded() },
      completion: { _ in DemoEvent.post("completion") })
  }
}
