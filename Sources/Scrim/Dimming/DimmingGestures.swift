import UIKit

/// The recognizers of a dimmed modal: taps on what is dimmed, and drags of what can be dragged.
@MainActor
final class DimmingGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: DimmingPresentationController
  private lazy var tapAction = GestureAction { [weak self] recognizer in
    if recognizer.state == .ended { self?.controller.dimmingViewDidTouch() }
  }
  private lazy var panAction = GestureAction { [weak self] recognizer in
    guard let self, let pan = recognizer as? UIPanGestureRecognizer else { return }
    self.panel?.drag(pan, in: self.controller)
  }
  private lazy var tap = UITapGestureRecognizer(target: tapAction, action: GestureAction.selector)
  private lazy var pan = UIPanGestureRecognizer(target: panAction, action: GestureAction.selector)

  init(for controller: DimmingPresentationController) {
    self.controller = controller
    super.init()
    for recognizer in [tap, pan] { recognizer.delegate = self }
  }

  private var panel: DimmingBaseViewController? {
    controller.presentedViewController as? DimmingBaseViewController
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pan)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    guard gestureRecognizer === tap else { return panel != nil }
    guard let view = touch.view else { return false }
    return view === controller.dimmingView || view === controller.presentedView && isClear(view)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan, let panel else { return gestureRecognizer === tap }
    guard panel.allowDragToDismiss else { return false }
    // On its way in or out it may be caught where its transition can be taken over.
    if panel.isBeingPresented || panel.isBeingDismissed, panel.transition?.canBeGrabbed != true {
      return false
    }
    // Only a drag along the panel's way is one of the panel.
    let moved = pan.translation(in: panel.view)
    return panel.isAlongWay(CGVector(dx: moved.x, dy: moved.y))
  }

  private func isClear(_ view: UIView) -> Bool {
    guard let color = view.backgroundColor else { return true }
    return color.cgColor.alpha == 0
  }
}
