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
    LifeCycleWatcher.watch(self, as: "panel")
  }
}
