/// The presentation controller of the plain styles: what lies over what, and where.
final class StylePresentationController: UIPresentationController {
  convenience init(_ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?) {
    self.init(presentedViewController: presented, presenting: presenting)
    storedStyle = style
  }

  override var shouldPresentInFullscreen: Bool {
    presentationStyle != .currentContext && presentationStyle != .overCurrentContext
  }

  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  override func containerViewWillLayoutSubviews() {
    placePresentedView()
  }

  override func didSettle() {
    placePresentedView()
  }
}
