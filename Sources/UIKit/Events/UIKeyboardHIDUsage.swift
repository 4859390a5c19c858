/// A key of a keyboard by its usage in the USB HID tables.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uikeyboardhidusage>.
public enum UIKeyboardHIDUsage: Int, Sendable, CaseIterable {
  case keyboardA = 4
  case keyboardB = 5
  case keyboardC = 6
  case keyboardD = 7
  case keyboardE = 8
  case keyboardF = 9
  case keyboardG = 10
  case keyboardH = 11
  case keyboardI = 12
  case keyboardJ = 13
  case keyboardK = 14
  case keyboardL = 15
  case keyboardM = 16
  case keyboardN = 17
  case keyboardO = 18
  case keyboardP = 19
  case keyboardQ = 20
  case keyboardR = 21
  case keyboardS = 22
  case keyboardT = 23
  case keyboardU = 24
  case keyboardV = 25
  case keyboardW = 26
  case keyboardX = 27
  case keyboardY = 28
  case keyboardZ = 29
  case keyboard1 = 30
  case keyboard2 = 31
  case keyboard3 = 32
  case keyboard4 = 33
  case keyboard5 = 34
  case keyboard6 = 35
  case keyboard7 = 36
  case keyboard8 = 37
  case keyboard9 = 38
  case keyboard0 = 39
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardHyphen = 45
  case keyboardEqualSign = 46
  case keyboardOpenBracket = 47
  case keyboardCloseBracket = 48
  case keyboardBackslash = 49
  case keyboardNonUSPound = 50
  case keyboardSemicolon = 51
  case keyboardQuote = 52
  case keyboardGraveAccentAndTilde = 53
  case keyboardComma = 54
  case keyboardPeriod = 55
  case keyboardSlash = 56
  case keyboardCapsLock = 57
  case keyboardF1 = 58
  case keyboardF2 = 59
  case keyboardF3 = 60
  case keyboardF4 = 61
  case keyboardF5 = 62
  case keyboardF6 = 63
  case keyboardF7 = 64
  case keyboardF8 = 65
  case keyboardF9 = 66
  case keyboardF10 = 67
  case keyboardF11 = 68
  case keyboardF12 = 69
  case keyboardPrintScreen = 70
  case keyboardScrollLock = 71
  case keyboardPause = 72
  case keyboardInsert = 73
  case keyboardHome = 74
  case keyboardPageUp = 75
  case keyboardDeleteForward = 76
  case keyboardEnd = 77
  case keyboardPageDown = 78
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
  case keypadNumLock = 83
  case keypadSlash = 84
  case keypadAsterisk = 85
  case keypadHyphen = 86
  case keypadPlus = 87
  case keypadEnter = 88
  case keypad1 = 89
  case keypad2 = 90
  case keypad3 = 91
  case keypad4 = 92
  case keypad5 = 93
  case keypad6 = 94
  case keypad7 = 95
  case keypad8 = 96
  case keypad9 = 97
  case keypad0 = 98
  case keypadPeriod = 99
  case keyboardLeftControl = 224
  case keyboardLeftShift = 225
  case keyboardLeftAlt = 226
  case keyboardLeftGUI = 227
  case keyboardRightControl = 228
  case keyboardRightShift = 229
  case keyboardRightAlt = 230
  case keyboardRightGUI = 231
}

extension UIKeyboardHIDUsage {
  /// The key of a name such as "escape", "return", "tab", "left", "a" or "f5", as scripts write it.
  package init?(name: String) {
    let aliases: [String: UIKeyboardHIDUsage] = [
      "return": .keyboardReturnOrEnter, "enter": .keyboardReturnOrEnter, "escape": .keyboardEscape,
      "esc": .keyboardEscape, "delete": .keyboardDeleteOrBackspace, "backspace": .keyboardDeleteOrBackspace,
      "tab": .keyboardTab, "space": .keyboardSpacebar, "left": .keyboardLeftArrow, "right": .keyboardRightArrow,
      "up": .keyboardUpArrow, "down": .keyboardDownArrow, "shift": .keyboardLeftShift,
      "control": .keyboardLeftControl, "alt": .keyboardLeftAlt, "command": .keyboardLeftGUI,
    ]
    let lowercase = name.lowercased()
    guard
      let key = aliases[lowercase]
        ?? Self.allCases.first(where: { "\($0)".lowercased() == "keyboard" + lowercase })
    else { return nil }
    self = key
  }
}
