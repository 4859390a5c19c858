/// Whether a person asked for bold text.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uilegibilityweight>.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}
