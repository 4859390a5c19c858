import Scrim
import UIKit

/// A panel that grows and fades in, in the middle.
final class CenterPanelViewController: CenterPresentBaseViewController {
  private let content = PanelContentView(
    title: "Center", identifier: "panel",
    corners: [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ])
  override var animatedContentView: UIView? { content }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    let middle = content.centerYAnchor.constraint(equalTo: view.centerYAnchor)
    middle.identifier = "Panel.middle"
    NSLayoutConstraint.activate([
      middle, content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      content.widthAnchor.constraint(equalToConstant: 300),
      content.heightAnchor.constraint(equalToConstant: 260),
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
