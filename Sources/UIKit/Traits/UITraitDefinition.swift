/// A trait by its type: names the trait, the kind of its values, and the value where nobody set one.
///
/// Declare a type that conforms to add a trait of your own; every trait collection then has it.
/// Specified by <https://developer.apple.com/documentation/uikit/uitraitdefinition>.
public protocol UITraitDefinition {
  /// What the trait's values are.
  associatedtype Value

  /// The value where nobody set one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitdefinition/defaultvalue>.
  static var defaultValue: Value { get }

  /// What descriptions call the trait; by default the type's name.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitdefinition/name>.
  static var name: String { get }

  /// Tells the trait from all others; by default the type's full name.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitdefinition/identifier>.
  static var identifier: String { get }

  /// Whether dynamic colours may depend on the trait; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitdefinition/affectscolorappearance>.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitrait>.
public typealias UITrait = any UITraitDefinition.Type
