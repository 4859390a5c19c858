import Scrim
import UIKit

/// A panel that slides up from the bottom, over 0.6 of the height.
final class BottomPanelViewController: BottomPresentBaseViewController {
  private let content = PanelContentView(
    title: "Bottom", identifier: "panel", corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  private lazy var bottom = view.bottomAnchor.constraint(equalTo: content.bottomAnchor)

  override var animatedBottomConstraint: NSLayoutConstraint? { bottom }
  override var animatedHeight: CGFloat { view.bounds.height * 0.6 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    bottom.identifier = "Panel.bottom"
    NSLayoutConstraint.activate([
      bottom, content.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.6),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ModalLifeCycle.post("viewWillAppear", of: "panel")
    nameDimmingView()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ModalLifeCycle.post("viewDidAppear", of: "panel")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ModalLifeCycle.post("viewWillDisappear", of: "panel")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ModalLifeCycle.post("viewDidDisappear", of: "panel")
  }

  override func dismissal(_ pipeline: DismissalPipeline, willDismissFor reason: DismissalReason) {
    DemoEvent.post("will dismiss for \(reason.rawValue)")
  }

  override func dismissal(_ pipeline: DismissalPipeline, didDismissFor reason: DismissalReason) {
    DemoEvent.post("did dismiss for \(reason.rawValue)")
  }
}
