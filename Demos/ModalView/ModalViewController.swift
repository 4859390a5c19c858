import Scrim
import TinyConstraints
import UIKit

/// A page with a `ModalView`, which a touch anywhere shows and hides.
final class ModalViewController: UIViewController {
  private let modal = ModalView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page"
    view.backgroundColor = .white

    let hint = UILabel()
    hint.accessibilityIdentifier = "hint"
    hint.text = "画面をタップしてね"
    hint.textColor = .darkGray
    view.addSubview(hint)
    hint.centerInSuperview()

    view.addSubview(modal)
    modal.accessibilityIdentifier = "modal"
    modal.backdropView.accessibilityIdentifier = "backdrop"
    modal.slideView.accessibilityIdentifier = "slide"
    modal.cardView.accessibilityIdentifier = "card"
    modal.contentView.accessibilityIdentifier = "content"
    modal.fillerView.accessibilityIdentifier = "filler"
    modal.cardColor = .red

    let top = makeLabel("モーダルの一番上だよ", identifier: "top label")
    top.topToSuperview()
    let bottom = makeLabel("モーダルの一番下だよ", identifier: "bottom label")
    bottom.bottomToSuperview()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isShowing = modal.isShowing
    DemoEvent.post(isShowing ? "hide" : "show")
    if isShowing {
      modal.dismiss { DemoEvent.post("completion of hide") }
    } else {
      modal.show { DemoEvent.post("completion of show") }
    }
  }

  private func makeLabel(_ text: String, identifier: String) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = identifier
    label.backgroundColor = .white
    label.text = text
    modal.contentView.addSubview(label)
    label.centerXToSuperview()
    return label
  }
}
