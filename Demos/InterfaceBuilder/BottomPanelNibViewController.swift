import Scrim
import UIKit

/// A panel from a nib file that slides up from the bottom: the constraint that moves it is an outlet.
final class BottomPanelNibViewController: BottomPresentBaseViewController {
  private weak var contentViewBottomConstraint: NSLayoutConstraint!
  private var lines: [UIView] = []

  override var animatedBottomConstraint: NSLayoutConstraint? { contentViewBottomConstraint }
  override var animatedHeight: CGFloat { view.bounds.height * 0.6 }

  /// What the nib file connects.
  private static let connections: Void = {
    _SelectorRuntime.register("lines", \BottomPanelNibViewController.lines)
    _SelectorRuntime.register(
      "contentViewBottomConstraint", \BottomPanelNibViewController.contentViewBottomConstraint)
  }()

  override func loadView() {
    _ = Self.connections
    _ = UINib(data: Data(PackageResources.BottomPanel_xib), bundle: nil).instantiate(withOwner: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, line) in lines.enumerated() { line.accessibilityIdentifier = "line \(index + 1)" }
    LifeCycleWatcher.watch(self, as: "panel")
  }
}
