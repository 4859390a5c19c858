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
    LifeCycleWatcher.watch(self, as: "panel")
  }
}
