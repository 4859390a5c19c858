import Scrim
import UIKit

/// A panel that slides in from the trailing edge, over 0.7 of the width.
final class RightPanelViewController: RightPresentBaseViewController {
  private let content = PanelContentView(
    title: "Trailing", identifier: "panel", corners: [.layerMinXMinYCorner, .layerMinXMaxYCorner])
  private lazy var trailing = view.trailingAnchor.constraint(equalTo: content.trailingAnchor)

  override var animatedRightConstraint: NSLayoutConstraint? { trailing }
  override var animatedWidth: CGFloat { view.bounds.width * 0.7 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    trailing.identifier = "Panel.trailing"
    NSLayoutConstraint.activate([
      trailing, content.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.7),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
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
