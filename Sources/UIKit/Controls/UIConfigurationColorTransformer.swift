/// Makes a colour of the one that a configuration would use by itself.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer>.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// Specified by <https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer/transform>.
  public let transform: (UIColor) -> UIColor

  /// A transformer that calls a closure each time a configuration is shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer/init(_:)>.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// What the transformer makes of a colour.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer/callasfunction(_:)>.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour in grey, as bright and as opaque as it was.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer/grayscale>.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }
}
