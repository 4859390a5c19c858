/// The view that holds a presentation: its layout is told to the presentation controller.
final class PresentationContainerView: UIView {
  weak var presentationController: UIPresentationController?
  /// Whether touches end here, as while a transition runs that cannot be taken over.
  var swallowsTouches = false

  convenience init(for controller: UIPresentationController, frame: CGRect) {
    self.init(frame: frame)
    presentationController = controller
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func layoutSubviews() {
    presentation?.adaptIfNeeded()
    // Another container may have taken this one's place.
    guard presentationController?.container === self else { return super.layoutSubviews() }
    presentationController?.containerViewWillLayoutSubviews()
    placeContexts()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  /// What is presented over the presented view as its context lies where that does, or, while it is away, would.
  private func placeContexts() {
    guard let presentationController, presentation?.transition == nil else { return }
    for case let container as PresentationContainerView in storedSubviews {
      guard let view = presentationController.presentedView, container.presentation?.presenter.viewIfLoaded === view
      else { continue }
      let isThere = view.superview === self && view.transform.isIdentity
      container.frame = isThere ? view.frame : presentationController.frameOfPresentedViewInContainerView
    }
  }

  private var presentation: ModalPresentation? {
    let presentation = presentationController?.presentedViewController.modal?.presentation
    return presentation?.controller === presentationController ? presentation : nil
  }

  /// The presenting controller's view, while the presentation has it.
  var presenterView: UIView? {
    guard let presentation, presentation.presenterPlace != nil else { return nil }
    return presentation.presenter.viewIfLoaded
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let caught = presentationController?.viewInFlight(at: point) { return caught }
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if swallowsTouches { return self }
    guard hit !== self || presentationController?.coversWhatIsBehind ?? false else { return nil }
    return hit
  }

  override var ownAccessibilityViewIsModal: Bool { presentationController?.coversWhatIsBehind ?? false }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentationController?.traitsAroundDidChange(from: previousTraitCollection)
    if let own = presentation?.own, own !== presentationController {
      own.traitsAroundDidChange(from: previousTraitCollection)
    }
    presentation?.needsAdaptation = true
    setNeedsLayout()
  }
}
