/// How strongly a constraint is to hold: a number in (0, 1000].
///
/// Levels are strict: constraints of a lower priority never outweigh one of a higher priority, however many they are.
/// Any number can be made; using one outside (0, 1000] for a constraint raises an exception.
/// Specified by <https://developer.apple.com/documentation/uikit/uilayoutpriority>.
public struct UILayoutPriority: Hashable, Comparable, RawRepresentable, Sendable {
  /// The level as a number.
  public var rawValue: Float

  /// A priority of a level.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority of a level.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly views resist being smaller than their content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the size that the scene would like to keep.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that cannot resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly views resist being larger than their content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly `systemLayoutSizeFitting(_:)` holds a view to the target size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Whether a constraint can have this priority.
  var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension UILayoutPriority {
  /// A priority higher by a number of levels.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// A priority lower by a number of levels.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  /// The distance between two priorities, in levels.
  public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float {
    lhs.rawValue - rhs.rawValue
  }
}
