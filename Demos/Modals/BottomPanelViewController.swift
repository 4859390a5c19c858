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
    LifeCycleWatcher.watch(self, as: "panel")
  }
}
