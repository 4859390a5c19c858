/// A finger that drags a sheet: between its detents, and out.
///
/// As others have measured: a sheet that is let go of past half the height of its smallest detent, or faster than about 1000
/// points a second, goes; above its largest it follows the finger less and less.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate, UIViewControllerInteractiveTransitioning {
  private static let flingSpeed: CGFloat = 1000
  /// How far ahead a release is looked at to find the detent that it means, in seconds. Apple documents none.
  private static let lookAhead: CGFloat = 0.2
  private static let selector = _SelectorRuntime.register("sheetPan:", SheetDrag.follow(_:))

  private unowned let sheet: UISheetPresentationController
  private(set) lazy var recognizer: UIPanGestureRecognizer = {
    let made = UIPanGestureRecognizer(target: self, action: Self.selector)
    made.delegate = self
    return made
  }()
  /// The top of the sheet when the finger took it.
  private var start: CGFloat = 0
  private(set) var isActive = false
  private var context: (any UIViewControllerContextTransitioning)?
  private var isRefused = false
  /// Whether the dismissal that begins, or runs, is the finger's.
  private(set) var isDismissing = false
  /// The transition of a sheet that was let go of, as long as it can be caught.
  private var released: (any UIViewControllerContextTransitioning)?
  private var catchCount = 0
  /// Whether the sheet is on its way out or back, as it was let go of.
  var isCatchable: Bool { released != nil }
  /// The scroll view that the finger is in, which scrolls on when the sheet is at its greatest height.
  weak var scrollView: UIScrollView?

  init(for sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if !isActive { scrollView = nil }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard sheet.placement != .full,
      released != nil || sheet.presentedViewController.modal?.presentation?.transition == nil
    else { return false }
    let moved = recognizer.translation(in: sheet.container)
    return abs(moved.y) > abs(moved.x)
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      begin()
      move(by: recognizer.translation(in: sheet.container).y)
    case .changed: move(by: recognizer.translation(in: sheet.container).y)
    case .ended: end(velocity: recognizer.velocity(in: sheet.container).y)
    case .cancelled, .failed: end(velocity: nil)
    default: break
    }
  }

  // MARK: Following the finger

  private var container: UIView { sheet.container ?? UIView() }

  private func begin() {
    isActive = true
    isRefused = false
    if let released {
      released.pauseInteractiveTransition()
      context = released
      self.released = nil
      catchCount += 1
    }
    let view = sheet.sheetView
    // Caught in flight, the sheet stays where it is shown.
    let shown = view.layer.presentation()?.frame ?? view.frame
    view.layer.removeAllAnimations()
    sheet.dimmingView.layer.removeAllAnimations()
    start = shown.minY
    place(at: start)
  }

  /// The tops of the detents, the largest's first.
  private var tops: [(identifier: UISheetPresentationController.Detent.Identifier, top: CGFloat)] {
    sheet.activeDetents(maximum: sheet.maximumDetentValue).map { ($0.detent.identifier, sheet.top(of: $0.value)) }
      .sorted { $0.1 < $1.1 }
  }

  private func move(by distance: CGFloat) {
    guard isActive, let highest = tops.first?.top, let lowest = tops.last?.top else { return }
    let wanted = start + distance
    if wanted > lowest {
      if context == nil, !isRefused { beginDismissal() }
      place(at: isRefused ? lowest + resisted(wanted - lowest) : wanted)
    } else {
      if let scrollView {
        place(at: max(wanted, highest))
        scrollView.scrollOn(by: max(highest - wanted, 0))
      } else {
        place(at: wanted < highest ? highest - resisted(highest - wanted) : wanted)
      }
    }
  }

  /// A pull that gives way less the farther it goes.
  private func resisted(_ distance: CGFloat) -> CGFloat {
    let room = max(container.bounds.height, 1)
    return (1 - 1 / (0.55 * distance / room + 1)) * room
  }

  private func place(at top: CGFloat) {
    guard let lowest = tops.last?.top else { return }
    var frame = sheet.sheetView.frame
    frame.origin.y = top
    if sheet.placement == .attached { frame.size.height = container.bounds.height - min(top, lowest) }
    sheet.sheetView.frame = frame
    sheet.sheetView.layoutIfNeeded()
    guard context != nil else { return }
    let way = container.bounds.height - lowest
    let part = way > 0 ? min(max((top - lowest) / way, 0), 1) : 0
    sheet.dimmingView.alpha = sheet.dimming * (1 - part)
    context?.updateInteractiveTransition(part)
  }

  // MARK: Dismissing

  private func beginDismissal() {
    let presented = sheet.presentedViewController
    guard !presented.isModalInPresentation, sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true,
      let presentation = presented.modal?.presentation, presented.modal?.presented == nil
    else {
      isRefused = true
      return
    }
    isDismissing = true
    ModalTransition(
      .dismissal, of: presentation, isAnimated: true, isByPerson: true, interactor: self, completion: nil
    ).startNow()
    if context == nil { isDismissing = false }
  }

  /// Another dismisses the sheet: the finger has lost it.
  func abandon() {
    guard isActive else { return }
    isActive = false
    scrollView = nil
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  private func end(velocity: CGFloat?) {
    guard isActive else { return }
    isActive = false
    let scrollView = scrollView
    self.scrollView = nil
    let top = sheet.sheetView.frame.minY
    guard let lowest = tops.last?.top else { return }
    if let context {
      let isOut = velocity.map {
        $0 > Self.flingSpeed || $0 > -Self.flingSpeed && top > (lowest + container.bounds.height) / 2
      }
      finish(context, dismissing: isOut ?? false)
      return
    }
    if let scrollView, !scrollView.isAtTop {
      sheet.select(tops[0].identifier)
      return scrollView.scrollOn(velocity: -(velocity ?? 0))
    }
    if isRefused { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
    let projected = top + (velocity ?? 0) * Self.lookAhead
    let nearest = tops.min { abs($0.top - projected) < abs($1.top - projected) }
    let active = sheet.activeDetents(maximum: sheet.maximumDetentValue)
    let current = active.first { $0.detent.identifier == sheet.selectedDetentIdentifier } ?? active.first
    animate {
      if let nearest, nearest.identifier != current?.detent.identifier { self.sheet.select(nearest.identifier) }
      self.sheet.settle()
    }
  }

  private func finish(_ context: any UIViewControllerContextTransitioning, dismissing: Bool) {
    if dismissing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    self.context = nil
    released = context
    let catches = catchCount
    animate {
      if dismissing {
        self.sheet.sheetView.frame.origin.y = self.container.bounds.height
        self.sheet.dimmingView.alpha = 0
      } else {
        // It comes back to where it is caught first.
        if let lowest = self.tops.last, lowest.identifier != self.sheet.selectedDetent.identifier {
          self.sheet.select(lowest.identifier)
        }
        self.sheet.settle()
      }
    } completion: {
      // Caught again, it ends another time.
      guard catches == self.catchCount else { return }
      self.released = nil
      self.isDismissing = false
      context.completeTransition(dismissing)
    }
  }

  private func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: UISheetPresentationController.settleDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes,
      completion: { _ in completion?() })
  }
}
