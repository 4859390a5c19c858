/// What is beside a popover: nothing to see, and a tap on it dismisses the popover.
final class PopoverDimmingView: OutsideView {
  weak var popover: UIPopoverPresentationController?

  /// Not where a view is that stays in reach.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isElsewhere = popover?.passthroughViews?.contains { view in
      view.window === window && view.point(inside: convert(point, to: view), with: event)
    }
    return !(isElsewhere ?? false) && super.point(inside: point, with: event)
  }
}
