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
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
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
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if swallowsTouches { return self }
    guard hit !== self || presentationController?.coversWhatIsBehind ?? false else { return nil }
    return hit
  }

  override var ownAccessibilityViewIsModal: Bool { presentationController?.coversWhatIsBehind ?? false }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentationController?.traitCollectionDidChange(previousTraitCollection)
    presentation?.needsAdaptation = true
    setNeedsLayout()
  }
}
