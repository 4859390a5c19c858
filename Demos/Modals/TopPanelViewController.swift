import Scrim
import UIKit

/// A panel that slides down from the top, over 0.4 of the height.
final class TopPanelViewController: TopPresentBaseViewController {
  private let content = PanelContentView(
    title: "Top", identifier: "panel", corners: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  private lazy var top = content.topAnchor.constraint(equalTo: view.topAnchor)

  override var animatedTopConstraint: NSLayoutConstraint? { top }
  override var animatedHeight: CGFloat { view.bounds.height * 0.4 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    top.identifier = "Panel.top"
    NSLayoutConstraint.activate([
      top, content.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4),
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
