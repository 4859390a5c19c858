import Scrim
import UIKit

/// A panel from the trailing edge.
final class RightScreen: RightPresentBaseViewController, WalkScreen {
  let tag: WalkTag
  private let content: WalkContentView
  private lazy var trailing = view.trailingAnchor.constraint(equalTo: content.trailingAnchor)

  override var animatedRightConstraint: NSLayoutConstraint? { trailing }
  override var animatedWidth: CGFloat { WalkGeometry.panel }

  init(_ tag: WalkTag) {
    self.tag = tag
    content = WalkContentView(tag)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("a walk archives nothing") }

  var pipeline: DismissalPipeline? { dismissal }
  var touched: UIView { content }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      trailing, content.widthAnchor.constraint(equalToConstant: WalkGeometry.panel),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func dismissal(
    _ pipeline: DismissalPipeline, shouldDismissFor reason: DismissalReason, reply: @escaping (Bool) -> Void
  ) {
    tag.answer(reply)
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
}
