/// The text size a person asked for (Dynamic Type).
///
/// Categories order from the smallest text to the largest; `unspecified` and unknown names come before all others
/// (Apple leaves that open).
/// Specified by <https://developer.apple.com/documentation/uikit/uicontentsizecategory>.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The size of a device nobody changed.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All sizes but `unspecified`, in ascending order.
  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The place in `ordered`, or nil for `unspecified` and for unknown names.
  var orderedIndex: Int? {
    UIContentSizeCategory.ordered.firstIndex(of: self)
  }

  /// Whether the category is one of the five sizes for accessibility.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontentsizecategory/isaccessibilitycategory>.
  public var isAccessibilityCategory: Bool {
    (orderedIndex ?? 0) >= 7
  }
}

extension UIContentSizeCategory: Comparable {
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.orderedIndex ?? -1) < (right.orderedIndex ?? -1)
  }
}

extension UIContentSizeCategory {
  /// Posted when the person chose another text size; `userInfo` has it under `newValueUserInfoKey`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangenotification>.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// The key of the new category's raw value.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicontentsizecategory/newvalueuserinfokey>.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
