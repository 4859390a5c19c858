/// Makes text attributes of those that a configuration would use by itself.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer>.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer/transform>.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A transformer that calls a closure each time a configuration is shown.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer/init(_:)>.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// What the transformer makes of some attributes.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer/callasfunction(_:)>.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
