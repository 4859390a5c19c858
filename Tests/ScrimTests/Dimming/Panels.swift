import Scrim
import UIKit

/// What shows where it is.
@MainActor
protocol Placed {
  var content: UIView { get }
}

/// Panels of the base classes, 300 points in extent.
final class BottomPanel: BottomPresentBaseViewController, Placed {
  let content = UIView()
  lazy var bottom = view.bottomAnchor.constraint(equalTo: content.bottomAnchor)
  var allowsTap = true
  var taps = 0
  var answer: Bool? = true
  var reply: ((Bool) -> Void)?
  var lines: [String] = []

  override var animatedBottomConstraint: NSLayoutConstraint? { bottom }
  override var animatedHeight: CGFloat { 300 }
  override var allowTapDimmingViewToDismiss: Bool { allowsTap }
  override func dimmingViewTapped() { taps += 1 }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    content.backgroundColor = .white
    view.addSubview(content)
    NSLayoutConstraint.activate([
      bottom, content.heightAnchor.constraint(equalToConstant: 300),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  override func dismissal(
    _ pipeline: DismissalPipeline, shouldDismissFor reason: DismissalReason,
    reply: @escaping (Bool) -> Void
  ) {
    lines.append("should \(reason)")
    if let answer { reply(answer) } else { self.reply = reply }
  }
  override func dismissal(_ pipeline: DismissalPipeline, didAttemptFor reason: DismissalReason) {
    lines.append("attempt \(reason)")
  }
  override func dismissal(_ pipeline: DismissalPipeline, willDismissFor reason: DismissalReason) {
    lines.append("will \(reason)")
  }
  override func dismissal(_ pipeline: DismissalPipeline, didDismissFor reason: DismissalReason) {
    lines.append("did \(reason)")
  }
}

final class TopPanel: TopPresentBaseViewController, Placed {
  let content = UIView()
  lazy var top = content.topAnchor.constraint(equalTo: view.topAnchor)
  override var animatedTopConstraint: NSLayoutConstraint? { top }
  override var animatedHeight: CGFloat { 300 }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      top, content.heightAnchor.constraint(equalToConstant: 300),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

final class SidePanel: RightPresentBaseViewController, Placed {
  let content = UIView()
  lazy var trailing = view.trailingAnchor.constraint(equalTo: content.trailingAnchor)
  override var animatedRightConstraint: NSLayoutConstraint? { trailing }
  override var animatedWidth: CGFloat { 300 }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      trailing, content.widthAnchor.constraint(equalToConstant: 300),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

final class LeadingPanel: LeftPresentBaseViewController, Placed {
  let content = UIView()
  lazy var leading = content.leadingAnchor.constraint(equalTo: view.leadingAnchor)
  override var animatedLeftConstraint: NSLayoutConstraint? { leading }
  override var animatedWidth: CGFloat { 300 }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      leading, content.widthAnchor.constraint(equalToConstant: 300),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

final class CenterPanel: CenterPresentBaseViewController, Placed {
  let content = UIView()
  override var animatedContentView: UIView? { content }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      content.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      content.widthAnchor.constraint(equalToConstant: 200),
      content.heightAnchor.constraint(equalToConstant: 100),
    ])
  }
}

/// A delegate of `DimmingTransitioning` that is no base class, as the seed's reader writes it.
final class PlainModal: UIViewController, DimmingTransitioningDelegate {
  private var transitioning: DimmingTransitioning?
  var presentationSeconds: TimeInterval = 0
  var dismissalSeconds: TimeInterval = 0

  convenience init() {
    self.init(nibName: nil, bundle: nil)
    transitioning = DimmingTransitioning(delegate: self)
    transitioningDelegate = transitioning
    modalPresentationStyle = .custom
  }

  func executePresentationAnimation() { animate(presentationSeconds, alpha: 0.5) }
  func executeDismissalAnimation() { animate(dismissalSeconds, alpha: 0.25) }

  private func animate(_ seconds: TimeInterval, alpha: CGFloat) {
    guard seconds > 0 else { return }
    UIView.animate(withDuration: seconds) { self.view.alpha = alpha }
  }
}
