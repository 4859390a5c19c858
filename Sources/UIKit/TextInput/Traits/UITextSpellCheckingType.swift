/// Whether the spelling of words is looked at.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitextspellcheckingtype>.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
