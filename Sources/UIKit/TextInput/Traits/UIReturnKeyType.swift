/// What the return key of a keyboard of the screen says.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uireturnkeytype>.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}
