/// A key of a hardware keyboard.
public struct TestKey: Sendable, Hashable {
  /// The key's name in a script: that of a named key, or the character that it types.
  public let name: String
  private let code: UIKeyboardHIDUsage
  private let characters: String
  private let modifiers: UIKeyModifierFlags

  private init(
    _ name: String, _ code: UIKeyboardHIDUsage, types characters: String = "", with modifiers: UIKeyModifierFlags = []
  ) {
    self.name = name
    self.code = code
    self.characters = characters
    self.modifiers = modifiers
  }

  /// The key of a name of `names`, or of a lower-case letter a to z or a digit, after the modifiers that are held with it:
  /// `command w`, `control shift tab`. Nil for every other text.
  public init?(name: String) {
    let words = name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let last = words.last, let key = Self(plainName: last) else { return nil }
    var modifiers: UIKeyModifierFlags = []
    for word in words.dropLast() {
      guard let modifier = Self.modifiers[word], modifiers.isDisjoint(with: modifier) else { return nil }
      modifiers.insert(modifier)
    }
    self.init(name, key.code, types: key.characters, with: modifiers)
  }

  private init?(plainName name: String) {
    if let known = Self.named.first(where: { $0.name == name }) {
      self = known
      return
    }
    let letters = Array("abcdefghijklmnopqrstuvwxyz1234567890")
    guard name.count == 1, let index = letters.firstIndex(of: Character(name)),
      let code = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + index)
    else { return nil }
    self.init(name, code, types: name)
  }

  private static let modifiers: [String: UIKeyModifierFlags] = [
    "shift": .shift, "control": .control, "option": .alternate, "command": .command,
  ]

  private static let named: [TestKey] = [.escape, .return, .tab, .space, .delete, .up, .down, .left, .right]

  /// The names of the keys that are no letter and no digit.
  public static let names = named.map(\.name)

  /// The key as UIKit tells of it.
  @MainActor
  var key: UIKey { UIKey(keyCode: code, characters: characters, modifierFlags: modifiers) }

  /// The escape key.
  public static let escape = TestKey("escape", .keyboardEscape, types: "\u{1B}")
  /// The return key.
  public static let `return` = TestKey("return", .keyboardReturnOrEnter, types: "\r")
  /// The tabulator key.
  public static let tab = TestKey("tab", .keyboardTab, types: "\t")
  /// The tabulator key with the shift key held.
  public static let shiftTab = TestKey("shift tab", .keyboardTab, types: "\t", with: .shift)
  /// The space bar.
  public static let space = TestKey("space", .keyboardSpacebar, types: " ")
  /// The key that deletes backwards.
  public static let delete = TestKey("delete", .keyboardDeleteOrBackspace, types: "\u{8}")
  /// The arrow that points up.
  public static let up = TestKey("up", .keyboardUpArrow)
  /// The arrow that points down.
  public static let down = TestKey("down", .keyboardDownArrow)
  /// The arrow that points left.
  public static let left = TestKey("left", .keyboardLeftArrow)
  /// The arrow that points right.
  public static let right = TestKey("right", .keyboardRightArrow)
}
