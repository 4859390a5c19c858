/// Whether words are corrected while they are typed.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitextautocorrectiontype>.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
