import Scrim
import UIKit
import UIKitTesting

/// An app that is walked through at random, beside the model of what it must do.
@MainActor
package final class Walk {
  typealias Name = PresentationModel.Name

  /// A transition that the model waits for.
  struct Flight {
    enum Outcome {
      case completes
      case cancels
      case either
      /// A person may catch it in flight and turn it back.
      case completesUnlessTouched
      /// What the hand says, where it says but one thing.
      case asHandSays(WalkTransitions)
    }

    let isPresentation: Bool
    /// Lowest first.
    let names: [Name]
    let outcome: Outcome
  }

  struct Weak {
    weak var controller: (any WalkScreen)?
  }

  /// A call of Scrim's pipeline.
  struct LeaveCall {
    let name: Name
    var count = 0
    var result = false
  }

  let app: TestApplication
  let journal: WalkJournal
  var model: PresentationModel
  var flights: [Flight] = []
  var controllers: [Name: Weak] = [:]
  var modals: [Name: WalkStep.Modal] = [:]
  var transitions: [Name: WalkTransitions] = [:]
  /// What Scrim's pipelines wait for.
  var pendingReplies: [(name: Name, reply: (Bool) -> Void)] = []
  var leaveCalls: [LeaveCall] = []
  /// Those that Scrim's pipeline was asked to dismiss, perhaps later.
  var askedToLeave: Set<Name> = []
  /// Whether a person has done anything since the app was last at rest.
  var isTouched = false
  var finger: Finger?
  /// Whose views were touched, since it was last asked.
  var touched: [Name] = []
  var nextName = 0
  /// Whether everything is being taken away, so that completions present nothing.
  var isClosing = false
  var checkedMessages = 0
  /// The indices of the messages that calls were expected to bring about.
  var expectedMessages: Set<Int> = []

  /// How a walk ended.
  package struct Outcome {
    /// What was wrong, at which step; nil for a walk that is as it must be.
    package var failure: (step: Int, text: String)?
    /// Of all that happened.
    package var digest: UInt64
    package var checks: Int
  }

  var checks = 0

  /// Walks all steps, or until something is wrong.
  package static func run(_ steps: [WalkStep]) -> Outcome {
    let walk = Walk()
    var failure: (step: Int, text: String)?
    for (index, step) in steps.enumerated() where failure == nil {
      walk.perform(step)
      walk.journal.mix(3, index, walk.model.screens.count)
      failure = walk.takeContradictions().map { (index, $0) }
    }
    if failure == nil {
      walk.settle()
      walk.dismissAll()
      failure = walk.takeContradictions().map { (steps.count, $0) }
    }
    let journal = walk.journal
    walk.close()
    if failure == nil { failure = walk.takeContradictions().map { (steps.count, $0) } }
    return Outcome(failure: failure, digest: journal.digest, checks: walk.checks)
  }

  private init() {
    let journal = WalkJournal()
    self.journal = journal
    model = PresentationModel(root: 0, contents: [], hasContext: false)
    // The root's tag needs the walk, which is not there yet: the first root is another one's.
    app = TestApplication(device: TestDevice("iphone-15")!, framesPerSecond: 30, rootViewController: UIViewController())
    replaceRoot(.plain)
    app.onFrame = { [unowned self] _ in self.synchronize() }
    settle()
  }

  func controller(_ name: Name) -> (any WalkScreen)? { controllers[name]?.controller }

  private func takeContradictions() -> String? {
    journal.contradictions.isEmpty ? nil : journal.contradictions.joined(separator: "\n")
  }

  /// Everything that was presented goes.
  private func dismissAll() {
    for screen in model.screens.reversed() where model.screen(screen.name)?.presenter != nil {
      dismiss(from: screen.name, isAnimated: false, requiresItself: true)
    }
    settle()
    if model.screens.count > 1 { journal.contradict("\(model.screens.dropFirst().map(\.name)) cannot be dismissed") }
  }

  /// The app ends, and nothing of it is left.
  private func close() {
    isClosing = true
    finger = nil
    transitions = [:]
    app.onFrame = nil
    app.window.rootViewController = nil
    app.advance(by: 0.1)
    app.close()
    guard journal.contradictions.isEmpty else { return }
    for leak in journal.leaks(living: []) { journal.contradict("the app has ended, but there is \(leak)") }
  }
}
