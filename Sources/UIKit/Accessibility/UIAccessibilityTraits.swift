/// How something behaves, for those who read the interface out.
///
/// Apple publishes no values. Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/none>.
  public static let none = UIAccessibilityTraits([])
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/button>.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/link>.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/image>.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/selected>.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/playssound>.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/keyboardkey>.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/statictext>.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/summaryelement>.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/notenabled>.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/updatesfrequently>.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/searchfield>.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/startsmediasession>.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/adjustable>.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/allowsdirectinteraction>.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/causespageturn>.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/tabbar>.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/header>.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  /// Those of what a person uses rather than reads.
  static let usable: UIAccessibilityTraits = [
    .button, .link, .keyboardKey, .searchField, .adjustable, .allowsDirectInteraction,
  ]

  /// The traits by name, as a reader would say them first.
  package var names: [String] {
    Self.named.filter { contains($0.trait) }.map(\.name)
  }

  private static let named: [(trait: UIAccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.staticText, "text"), (.header, "header"),
    (.searchField, "search field"), (.keyboardKey, "keyboard key"), (.adjustable, "adjustable"),
    (.tabBar, "tab bar"), (.summaryElement, "summary"), (.playsSound, "plays sound"),
    (.startsMediaSession, "starts media"), (.allowsDirectInteraction, "direct interaction"),
    (.causesPageTurn, "turns pages"), (.updatesFrequently, "updates frequently"), (.selected, "selected"),
    (.notEnabled, "not enabled"),
  ]
}
