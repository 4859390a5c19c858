/// The name of a method, as Objective-C spells it: `"open:"` for `open(_:)`, `"move:to:"` for `move(_:to:)`.
///
/// On Apple's platforms the Objective-C runtime knows the methods of a name. Elsewhere a class's methods are made known at
/// run time:
///
/// ```swift
/// _SelectorRuntime.register("open:", MenuController.open(_:))
/// button.addTarget(controller, action: "open:", for: .touchUpInside)
/// ```
///
/// Specified by <https://developer.apple.com/documentation/objectivec/selector>.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The name.
  let name: String

  /// The selector of a name. Every text is one.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/selector/init(_:)>.
  public init(_ str: String) {
    name = str
  }

  /// The selector of a name.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/selector/init(stringliteral:)>.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The name.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/selector/description>.
  public var description: String { name }
}

/// The name of a selector.
///
/// Specified by <https://developer.apple.com/documentation/foundation/nsstringfromselector(_:)>.
// The name is Foundation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}

/// The selector of a name.
///
/// Specified by <https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}
