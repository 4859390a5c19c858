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
    LifeCycleWatcher.watch(self, as: "panel")
  }
}
