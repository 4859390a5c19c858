import Scrim
import UIKit

/// A screen of a client's own that shows a modal when it is touched.
public final class GreetingController: UIViewController {
  public let modal = ModalView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    modal.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: modal.contentView.centerXAnchor),
      label.topAnchor.constraint(equalTo: modal.contentView.topAnchor, constant: 24),
    ])
    view.addSubview(modal)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    modal.isShowing ? modal.hide() : modal.show()
  }
}
