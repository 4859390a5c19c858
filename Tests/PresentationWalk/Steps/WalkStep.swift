import UIKit

/// One thing that is done to the app. Which controller is meant is a number that is taken modulo those that there are; points
/// are parts of the window.
package enum WalkStep: Sendable {
  case present(from: Int, Modal, isAnimated: Bool)
  /// The completion of the presentation presents the next one.
  case presentTwo(Modal, Modal)
  case dismiss(from: Int, isAnimated: Bool)
  /// The completion of the dismissal of the topmost presents another.
  case replace(Modal, isAnimated: Bool)
  /// A controller that has just been dismissed presents.
  case presentFromDismissed(Modal)
  /// By way of Scrim's pipeline; later where there is a delay.
  case leave(Int, after: Double?)
  /// A delegate that was asked and has not answered does.
  case answer(Bool)
  case push(Int, isAnimated: Bool)
  case pop(Int, isAnimated: Bool)
  case tap(CGPoint)
  case drag(from: CGPoint, to: CGPoint, seconds: Double)
  case touch(CGPoint)
  case moveFinger(CGPoint)
  case liftFinger
  case cancelFinger
  case updateHand(Double)
  case finishHand
  case cancelHand
  case grabHand
  case advance(frames: Int)
  case settle
  case rotate(UIInterfaceOrientation)
  case resize(CGSize)
  case enterBackground
  case enterForeground
  case escape
  case selectDetent(Int, isAnimated: Bool)
  case reduceMotion(Bool)
  case replaceRoot(Modal.Content)
  /// The window is away for some frames.
  case hideWindow(frames: Int)

  /// What is presented, and how.
  package struct Modal: Sendable {
    package enum Look: Int, CaseIterable, Sendable {
      case fullScreen, overFullScreen, currentContext, overCurrentContext, pageSheet, formSheet, automatic
      /// A sheet of several detents, the smaller of which do not dim.
      case detents
      /// A presentation controller of the walk's own, with its animator.
      case custom, customRemoving, customContextual
      case overlay, bottom, top, left, right, center
    }

    package enum Content: Int, CaseIterable, Sendable {
      case plain
      /// A navigation controller around two others.
      case navigation
      /// A navigation controller around two others, each of which defines a presentation context.
      case contexts
      /// A child that defines a presentation context.
      case context

      var hasContext: Bool { self == .context || self == .contexts }
    }

    /// How the walk's own animator ends, and whether a hand has it.
    package enum Animator: Int, CaseIterable, Sendable {
      case completes, interruptible, declines, completesTwice, forgets, keeps
      /// It ends in the call that begins it.
      case takesNoTime
      /// A hand has it from its beginning, or may take it over.
      case interactive, interactiveInterruptible, grabbable
      /// One hand has all its transitions, one after the other.
      case oneHand

      var hasHand: Bool { rawValue >= Animator.interactive.rawValue }
    }

    /// What is said to a person, or to Scrim's pipeline, that wants to dismiss.
    package enum Consent: Int, CaseIterable, Sendable {
      case yes, no, later
    }

    package var look: Look
    package var transition: UIModalTransitionStyle
    package var content: Content
    package var animator: Animator
    package var consent: Consent

    var manner: PresentationModel.Manner {
      switch look {
      case .fullScreen, .customRemoving: .init(removesPresenter: true)
      case .currentContext: .init(removesPresenter: true, isContextual: true)
      case .overCurrentContext, .customContextual: .init(isContextual: true)
      default: .init()
      }
    }

    var isSheet: Bool { [.pageSheet, .formSheet, .automatic, .detents].contains(look) }
    var isCustom: Bool { [.custom, .customRemoving, .customContextual].contains(look) }
    var isScrim: Bool { [.overlay, .bottom, .top, .left, .right, .center].contains(look) }
    /// Whether one of Scrim's base classes is the controller, which then has no other content.
    var isPanel: Bool { isScrim && look != .overlay }
  }
}

extension WalkStep {
  /// The step in short.
  package var text: String {
    "\(self)".replacingOccurrences(
      of:
        #"(PresentationWalk|UIKit|Foundation)\.|WalkStep\.|Modal\.|(UIModalTransitionStyle|Look|Content|Animator|Consent)\."#,
      with: "", options: .regularExpression)
  }
}
