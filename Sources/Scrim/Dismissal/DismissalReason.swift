/// Why a modal is dismissed.
public enum DismissalReason: String, Sendable, Hashable, CaseIterable {
  /// A tap beside it.
  case tap
  /// A drag, or a fling, towards where it came from.
  case drag
  /// The escape key.
  case escape
  /// A call, of Scrim's or of UIKit's `dismiss(animated:completion:)`.
  case code
  /// Its time has run out.
  case timer
  /// What it was presented on has left the window. Nobody is asked: there is nothing left to keep.
  case parentRemoval

  /// Whether a person wants to leave, by what the modal shows.
  var isByPerson: Bool {
    switch self {
    case .tap, .drag, .escape: true
    case .code, .timer, .parentRemoval: false
    }
  }
}
