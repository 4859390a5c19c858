import Scrim
import UIKit

/// Tells the watchers of a demo where a controller is in its life, and why it is dismissed: a child without a picture, which
/// appears and disappears with it.
final class LifeCycleWatcher: UIViewController, DismissalDelegate {
  private let name: String

  private init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("a demo's watcher is never archived") }

  /// Watches a controller whose view is loaded, under a name.
  static func watch(_ controller: UIViewController, as name: String) {
    let watcher = LifeCycleWatcher(name)
    controller.addChild(watcher)
    controller.view.addSubview(watcher.view)
    watcher.didMove(toParent: controller)
  }

  override func loadView() {
    view = UIView()
    view.isHidden = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    post("viewWillAppear")
    guard let presentation = parent?.presentationController as? BackdropPresentationController else { return }
    presentation.dismissal.delegate = self
    // For the trace.
    (presentation as? DimmingPresentationController)?.dimmingView.accessibilityIdentifier = "dimming"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    post("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    post("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    post("viewDidDisappear")
  }

  private func post(_ callback: String) {
    DemoEvent.post("\(name) \(callback)")
  }

  func dismissal(_ pipeline: DismissalPipeline, willDismissFor reason: DismissalReason) {
    DemoEvent.post("will dismiss for \(reason.rawValue)")
  }

  func dismissal(_ pipeline: DismissalPipeline, didDismissFor reason: DismissalReason) {
    DemoEvent.post("did dismiss for \(reason.rawValue)")
  }
}
