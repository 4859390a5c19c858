import TinyConstraints
import UIKit

class ViewController: UIViewController {
  private let card = UIView()
  private var bottom: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("Show", for: .normal)
    button.accessibilityIdentifier = "button"
    button.addTarget(self, action: #selector(show), for: .touchUpInside)
    view.addSubview(button)
    button.centerInSuperview()
    card.backgroundColor = .systemBlue
    card.accessibilityIdentifier = "card"
    view.addSubview(card)
    card.leading(to: view)
    card.trailing(to: view)
    card.height(200)
    bottom = card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 200)
    bottom.isActive = true
  }

  @objc private func show() {
    // A moment later, as apps like to do it.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      self.bottom.constant = 0
      UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }
  }
}
