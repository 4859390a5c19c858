import TinyConstraints
import UIKit

/// A red square with two stored constraints, one for each state: a touch swaps which of them is active and animates
/// the layout.
final class ConstraintSwapViewController: UIViewController {
  private let square = UIView()
  private var showConstraint: Constraint?
  private var dismissConstraint: Constraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "container"
    view.backgroundColor = .white

    view.addSubview(square)
    square.accessibilityIdentifier = "square"
    square.backgroundColor = .red
    square.width(100)
    square.height(to: square, square.widthAnchor)
    square.centerXToSuperview()
    dismissConstraint = square.topToBottom(of: view, isActive: false)
    dismissConstraint?.identifier = "dismiss"
    showConstraint = square.topToSuperview(usingSafeArea: true)
    showConstraint?.identifier = "show"
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let showConstraint, let dismissConstraint else { return }
    let isShown = showConstraint.isActive
    // The active one leaves first: were both active for a moment, they would contradict each other.
    if isShown {
      showConstraint.isActive = false
      dismissConstraint.isActive = true
    } else {
      dismissConstraint.isActive = false
      showConstraint.isActive = true
    }
    DemoEvent.post(isShown ? "dismiss" : "show")
    UIView.animate(
      withDuration: 1, animations: { self.view.layoutIfNeeded() },
      completion: { _ in DemoEvent.post("completion") })
  }
}
