import Scrim
import Testing
import UIKit
import UIKitTesting

/// The order in which Scrim's presentations call everything that may be overridden, and tell of dismissals.
@MainActor @Suite struct HookOrderTests {
  final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let log = Log()

  private func start(_ modal: UIViewController, reduced: Bool = false) -> ModalPage {
    let stage = ModalPage()
    stage.app.isReduceMotionEnabled = reduced
    stage.page.present(modal, animated: true) { [log] in log.lines.append("completion") }
    stage.app.advance(by: 1)
    return stage
  }

  @Test func `an overlay calls its hooks in UIKit's order`() {
    let card = LoggedCard(log)
    let stage = start(card)
    #expect(
      log.take() == [
        "presentationTransitionWillBegin", "viewWillAppear", "containerViewWillLayoutSubviews",
        "frameOfPresentedView", "sizeForChild", "containerViewDidLayoutSubviews", "viewIsAppearing",
        "presentationTransitionDidEnd true", "viewDidAppear", "completion",
      ])
    stage.app.tap(at: CGPoint(x: 196, y: 20))
    stage.app.advance(by: 1)
    #expect(
      log.take() == [
        "should tap", "dismissalTransitionWillBegin", "will tap", "viewWillDisappear",
        "dismissalTransitionDidEnd true", "viewDidDisappear", "did tap",
      ])
  }

  @Test(arguments: [true, false]) func `every hook of a transition has its coordinator`(isAnimated: Bool) {
    let card = LoggedCard(log)
    let stage = ModalPage()
    stage.page.present(card, animated: isAnimated)
    stage.app.advance(by: 1)
    let overlay = card.overlay
    card.dismiss(animated: isAnimated)
    stage.app.advance(by: 1)
    #expect(log.take().filter { $0.contains("Transition") }.count == 4)
    #expect(overlay?.hooksAlone == [])
  }

  @Test func `without animation the order is the same, in the call`() {
    let card = LoggedCard(log)
    let stage = ModalPage()
    stage.page.present(card, animated: false) { [log] in log.lines.append("completion") }
    let lines = log.take()
    #expect(lines.first == "presentationTransitionWillBegin")
    #expect(lines.suffix(3) == ["presentationTransitionDidEnd true", "viewDidAppear", "completion"])
    #expect(lines.firstIndex(of: "viewWillAppear") == 1)
    card.overlay?.dismissal.dismiss(animated: false)
    #expect(
      log.take() == [
        "should code", "dismissalTransitionWillBegin", "will code", "viewWillDisappear",
        "dismissalTransitionDidEnd true", "viewDidDisappear", "did code",
      ])
  }

  @Test func `a panel runs its animation between its hooks`() {
    let panel = LoggedPanel(log)
    let stage = start(panel)
    #expect(
      log.take() == [
        "viewWillAppear", "executePresentationAnimation", "viewIsAppearing", "viewDidAppear", "completion",
      ])
    stage.app.tap(at: CGPoint(x: 196, y: 100))
    stage.app.advance(by: 1)
    #expect(
      log.take() == [
        "dimmingViewTapped", "should tap", "will tap", "viewWillDisappear", "executeDismissalAnimation",
        "viewDidDisappear", "did tap",
      ])
  }

  @Test func `less motion changes nothing of the order`() {
    var orders: [[String]] = []
    for isReduced in [false, true] {
      let stage = start(LoggedPanel(log), reduced: isReduced)
      stage.app.tap(at: CGPoint(x: 196, y: 100))
      stage.app.advance(by: 1)
      orders.append(log.take())
    }
    #expect(orders[0].count == 12)
    #expect(orders[0] == orders[1])
  }

  @Test func `a panel that a finger turns back on its way in appears and disappears once`() {
    let panel = LoggedPanel(log)
    let stage = ModalPage()
    stage.page.present(panel, animated: true) { [log] in log.lines.append("completion") }
    stage.app.advance(by: 0.1)
    stage.app.drag(from: CGPoint(x: 196, y: 650), to: CGPoint(x: 196, y: 800), duration: 0.05)
    stage.app.advance(by: 1)
    #expect(
      log.take() == [
        "viewWillAppear", "executePresentationAnimation", "viewIsAppearing", "should drag", "will drag",
        "viewWillDisappear", "viewDidDisappear", "did drag", "completion",
      ])
  }
}

/// An overlay's card that writes down its life, and its presentation controller's.
private final class LoggedCard: UIViewController, UIViewControllerTransitioningDelegate, DismissalDelegate {
  private let log: HookOrderTests.Log
  private(set) weak var overlay: LoggedOverlay?

  init(_ log: HookOrderTests.Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }
  required init?(coder: NSCoder) { fatalError("not archived") }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let made = LoggedOverlay(presentedViewController: presented, presenting: presenting)
    made.log = log
    made.dismissal.delegate = self
    overlay = made
    return made
  }

  override func viewWillAppear(_ animated: Bool) { log.lines.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.lines.append("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.lines.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("viewDidDisappear") }

  func dismissal(
    _ pipeline: DismissalPipeline, shouldDismissFor reason: DismissalReason, reply: @escaping (Bool) -> Void
  ) {
    log.lines.append("should \(reason)")
    reply(true)
  }
  func dismissal(_ pipeline: DismissalPipeline, willDismissFor reason: DismissalReason) {
    log.lines.append("will \(reason)")
  }
  func dismissal(_ pipeline: DismissalPipeline, didDismissFor reason: DismissalReason) {
    log.lines.append("did \(reason)")
  }
}

private final class LoggedOverlay: OverlayPresentationController {
  var log: HookOrderTests.Log?
  /// The hooks in which there was no coordinator to animate along with.
  private(set) var hooksAlone: [String] = []

  private func note(_ hook: String) {
    log?.lines.append(hook)
    if presentedViewController.transitionCoordinator == nil { hooksAlone.append(hook) }
  }

  override func presentationTransitionWillBegin() {
    note("presentationTransitionWillBegin")
    super.presentationTransitionWillBegin()
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    note("presentationTransitionDidEnd \(completed)")
    super.presentationTransitionDidEnd(completed)
  }
  override func dismissalTransitionWillBegin() {
    note("dismissalTransitionWillBegin")
    super.dismissalTransitionWillBegin()
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    note("dismissalTransitionDidEnd \(completed)")
    super.dismissalTransitionDidEnd(completed)
  }
  override func containerViewWillLayoutSubviews() {
    log?.lines.append("containerViewWillLayoutSubviews")
    isLayingOut = true
    super.containerViewWillLayoutSubviews()
    isLayingOut = false
  }
  override func containerViewDidLayoutSubviews() {
    log?.lines.append("containerViewDidLayoutSubviews")
    super.containerViewDidLayoutSubviews()
  }
  private var isLayingOut = false
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    if isLayingOut { log?.lines.append("sizeForChild") }
    return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    if isLayingOut { log?.lines.append("frameOfPresentedView") }
    return super.frameOfPresentedViewInContainerView
  }
}

/// A panel that writes down its life and its animations.
private final class LoggedPanel: BottomPresentBaseViewController {
  private let log: HookOrderTests.Log
  private let content = UIView()
  private lazy var bottom = view.bottomAnchor.constraint(equalTo: content.bottomAnchor)

  init(_ log: HookOrderTests.Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("not archived") }

  override var animatedBottomConstraint: NSLayoutConstraint? { bottom }
  override var animatedHeight: CGFloat { 300 }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      bottom, content.heightAnchor.constraint(equalToConstant: 300),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) { log.lines.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.lines.append("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.lines.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("viewDidDisappear") }
  override func dimmingViewTapped() { log.lines.append("dimmingViewTapped") }

  override func executePresentationAnimation() {
    log.lines.append("executePresentationAnimation")
    super.executePresentationAnimation()
  }
  override func executeDismissalAnimation() {
    log.lines.append("executeDismissalAnimation")
    super.executeDismissalAnimation()
  }

  override func dismissal(
    _ pipeline: DismissalPipeline, shouldDismissFor reason: DismissalReason, reply: @escaping (Bool) -> Void
  ) {
    log.lines.append("should \(reason)")
    reply(true)
  }
  override func dismissal(_ pipeline: DismissalPipeline, willDismissFor reason: DismissalReason) {
    log.lines.append("will \(reason)")
  }
  override func dismissal(_ pipeline: DismissalPipeline, didDismissFor reason: DismissalReason) {
    log.lines.append("did \(reason)")
  }
}
