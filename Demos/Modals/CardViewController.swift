import Scrim
import UIKit

/// A card over a dark overlay, presented by `OverlayPresentationController`.
final class CardViewController: UIViewController, UIViewControllerTransitioningDelegate {
  /// What a tap on the card presents; nil for nothing.
  var makeNext: (@MainActor () -> UIViewController)?

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { fatalError("a demo's card is never archived") }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let overlay = OverlayPresentationController(
      presentedViewController: presented, presenting: presenting)
    overlay.overlayView.accessibilityIdentifier = "overlay"
    return overlay
  }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .white
    view.accessibilityIdentifier = "card"
    let content = PanelContentView(title: "Overlay", identifier: "content", corners: [])
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    LifeCycleWatcher.watch(self, as: "card")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let makeNext, presentedViewController == nil else { return }
    DemoEvent.post("present over the card")
    present(makeNext(), animated: true) { DemoEvent.post("completion of present over the card") }
  }
}
