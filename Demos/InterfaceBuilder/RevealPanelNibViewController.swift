import UIKit

/// The reveal panel from a nib file. The file holds the panel's top at 1000 and its height, 0, at 500; the first of them is
/// an outlet, and is removed and added.
final class RevealPanelNibViewController: UIViewController {
  private var topConstraint: NSLayoutConstraint!

  /// What the nib file connects.
  private static let connections: Void = {
    _SelectorRuntime.register("topConstraint", \RevealPanelNibViewController.topConstraint)
    _SelectorRuntime.register("open:", RevealPanelNibViewController.open(_:))
    _SelectorRuntime.register("close:", RevealPanelNibViewController.close(_:))
    _SelectorRuntime.register("showMore:", RevealPanelNibViewController.showMore(_:))
  }()

  override func loadView() {
    _ = Self.connections
    _ = UINib(data: Data(PackageResources.RevealPanel_xib), bundle: nil).instantiate(withOwner: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.removeConstraint(topConstraint)
  }

  private func open(_ sender: UIButton) {
    DemoEvent.post("open")
    view.addConstraint(topConstraint)
    layOut()
  }

  private func close(_ sender: UIButton) {
    DemoEvent.post("close")
    view.removeConstraint(topConstraint)
    layOut()
  }

  private func layOut() {
    UIView.animate(
      withDuration: 0.5, animations: { self.view.layoutIfNeeded() },
      completion: { _ in DemoEvent.post("completion") })
  }

  private func showMore(_ sender: UIButton) {
    DemoEvent.post("present")
    present(BottomPanelNibViewController(), animated: true)
  }
}
