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
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if swallowsTouches { return self }
    guard hit !== self || presentationController?.claimsTouch(at: point) ?? false else { return nil }
    return hit
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentationController?.traitCollectionDidChange(previousTraitCollection)
  }
}
