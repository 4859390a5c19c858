import Scrim
import UIKit

/// A panel from the bottom.
final class BottomScreen: BottomPresentBaseViewController, WalkScreen {
  let tag: WalkTag
  private let content: WalkContentView
  private lazy var bottom = view.bottomAnchor.constraint(equalTo: content.bottomAnchor)

  override var animatedBottomConstraint: NSLayoutConstraint? { bottom }
  override var animatedHeight: CGFloat { WalkGeometry.panel }

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
      bottom, content.heightAnchor.constraint(equalToConstant: WalkGeometry.panel),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
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
