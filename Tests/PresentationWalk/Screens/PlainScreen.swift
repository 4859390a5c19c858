import Scrim
import UIKit

/// A controller with a view of its own, perhaps around a child that defines a presentation context.
final class PlainScreen: UIViewController, WalkScreen, UIViewControllerTransitioningDelegate, DismissalDelegate {
  let tag: WalkTag

  init(_ tag: WalkTag) {
    self.tag = tag
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("a walk archives nothing") }

  override func loadView() { view = WalkContentView(tag) }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in children {
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tag.note(.willAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tag.note(.isAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tag.note(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tag.note(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tag.note(.didDisappear)
  }

  // MARK: Scrim's overlay

  var pipeline: DismissalPipeline? {
    presentingViewController == nil ? nil : (presentationController as? OverlayPresentationController)?.dismissal
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let overlay = OverlayPresentationController(presentedViewController: presented, presenting: presenting)
    overlay.dismissal.delegate = self
    tag.walk.journal.track(overlay.overlayView, of: tag.name, "overlay view")
    return overlay
  }

  func dismissal(
    _ pipeline: DismissalPipeline, shouldDismissFor reason: DismissalReason, reply: @escaping (Bool) -> Void
  ) {
    tag.answer(reply)
  }
}

/// A navigation controller.
final class NavigationScreen: UINavigationController, WalkScreen, UIViewControllerTransitioningDelegate,
  DismissalDelegate
{
  let tag: WalkTag
  /// Whether each controller on the stack defines a presentation context.
  var makesContexts = false

  init(_ tag: WalkTag) {
    self.tag = tag
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("a walk archives nothing") }

  override func loadView() {
    super.loadView()
    view.backgroundColor = .white
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tag.note(.willAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tag.note(.isAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tag.note(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tag.note(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tag.note(.didDisappear)
  }

  var pipeline: DismissalPipeline? {
    presentingViewController == nil ? nil : (presentationController as? OverlayPresentationController)?.dismissal
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let overlay = OverlayPresentationController(presentedViewController: presented, presenting: presenting)
    overlay.dismissal.delegate = self
    tag.walk.journal.track(overlay.overlayView, of: tag.name, "overlay view")
    return overlay
  }

  func dismissal(
    _ pipeline: DismissalPipeline, shouldDismissFor reason: DismissalReason, reply: @escaping (Bool) -> Void
  ) {
    tag.answer(reply)
  }
}
