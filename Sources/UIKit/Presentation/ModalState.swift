/// What a controller has that presents, or is to be presented; made when first needed.
@MainActor
final class ModalState {
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var definesPresentationContext = false
  var providesTransitionStyle = false
  var isModalInPresentation = false
  var capturesStatusBar = false
  /// Of the presentation that is to come, or of this one.
  var presentationController: UIPresentationController?
  /// How the controller is presented; nil unless it is.
  var presentation: ModalPresentation?
  /// The controller that this one presents.
  var presented: UIViewController?
  /// Whether everything that the controller presents is being taken away.
  var isAbandoning = false
  /// The dismissal of this controller, until it has disappeared.
  weak var dismissal: ModalTransition?

  var isBeingDismissed: Bool {
    dismissal != nil || presentation?.transition?.kind == .dismissal
  }

  /// How the controller that this one presents is presented.
  var presentationAbove: ModalPresentation? { presented?.modal?.presentation }

  /// The coordinator of the transition that the controller comes, goes, presents or is presented upon in.
  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    (presentationAbove?.transition ?? presentation?.transition ?? dismissal)?.coordinator
  }
}
