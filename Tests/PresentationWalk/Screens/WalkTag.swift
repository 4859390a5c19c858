import Scrim
import UIKit

/// What a controller of a walk is called, and whom it tells.
@MainActor
struct WalkTag {
  let name: PresentationModel.Name
  unowned let walk: Walk
  /// How it is presented; nil for a root and for a child.
  let modal: WalkStep.Modal?

  func note(_ callback: WalkJournal.Callback) { walk.journal.note(callback, of: name) }

  /// Answers Scrim's question whether the modal may go.
  func answer(_ reply: @escaping (Bool) -> Void) {
    switch modal?.consent ?? .yes {
    case .yes: reply(true)
    case .no: reply(false)
    case .later: walk.pendingReplies.append((name, reply))
    }
  }
}

/// A controller of a walk.
@MainActor
protocol WalkScreen: UIViewController {
  var tag: WalkTag { get }
  /// The dismissal pipeline, where Scrim presents it.
  var pipeline: DismissalPipeline? { get }
  /// What a touch within the modal reaches.
  var touched: UIView { get }
}

extension WalkScreen {
  var pipeline: DismissalPipeline? { nil }
  var touched: UIView { view }
}

/// A view that is known by its controller's number.
final class WalkContentView: UIView {
  let name: PresentationModel.Name
  private unowned let walk: Walk

  init(_ tag: WalkTag) {
    name = tag.name
    walk = tag.walk
    super.init(frame: .zero)
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { fatalError("a walk archives nothing") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { walk.touched.append(name) }
}
