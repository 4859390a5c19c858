/// What an observer of a property wants to be told.
///
/// Specified by <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions>.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Also once at the beginning, with the value that is there.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Also before each change. Properties of UIKit's own tell only afterwards.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What happened to a property.
///
/// Specified by <https://developer.apple.com/documentation/foundation/nskeyvaluechange>.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set, or an object on its path was.
  case setting = 1
}

/// What a change is described by, for `observeValue(forKeyPath:of:change:context:)`.
///
/// Specified by <https://developer.apple.com/documentation/foundation/nskeyvaluechangekey>.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change as a closure is told of it.
///
/// Specified by <https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange>.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// The value after the change, where the options ask for it.
  public let newValue: Value?
  /// The value before the change, where the options ask for it.
  public let oldValue: Value?
  /// Whether the change is still to come.
  public let isPrior: Bool
}
