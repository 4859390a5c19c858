/// What is beside a popover: nothing to see, and a tap on it dismisses the popover.
final class PopoverDimmingView: UIView {
  private static let selector = _SelectorRuntime.register(
    "popoverDimmingViewWasTapped", PopoverDimmingView.wasTapped)
  weak var popover: UIPopoverPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.selector))
  }

  required init?(coder: NSCoder) { fatalError("a popover's dimming view is never archived") }

  private func wasTapped() {
    popover?.dismissByPerson()
  }

  /// Not where a view is that stays in reach.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isElsewhere = popover?.passthroughViews?.contains { view in
      view.window === window && view.point(inside: convert(point, to: view), with: event)
    }
    return !(isElsewhere ?? false) && super.point(inside: point, with: event)
  }

  // A touch beside the popover is nobody else's.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
