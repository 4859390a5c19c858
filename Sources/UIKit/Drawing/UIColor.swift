/// A colour, fixed or dynamic: a dynamic one looks different in light and dark, in high contrast, on raised content.
///
/// Component values outside 0...1 are kept, as the extended sRGB space allows, and clamped when drawn; a component that
/// is not a number counts as 0.
/// Specified by <https://developer.apple.com/documentation/uikit/uicolor>.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  enum Storage {
    case fixed(CGColor)
    /// Gives the colour for some traits.
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let foundationMark = FoundationMark()
  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  /// A transparent black. Apple documents no meaning of a colour made without components.
  public override init() {
    storage = .fixed(UIColor.grayscale(0, alpha: 0))
  }

  /// A grey.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/init(white:alpha:)>.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(UIColor.grayscale(white, alpha: alpha))
  }

  /// A colour from hue, saturation and brightness. Hues outside 0...1 are clamped.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/init(hue:saturation:brightness:alpha:)>.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = UIColor.rgb(hue: hue, saturation: saturation, brightness: brightness)
    storage = .fixed(UIColor.extendedRGB(rgb.red, rgb.green, rgb.blue, alpha: alpha))
  }

  /// A colour of the extended sRGB space.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/init(red:green:blue:alpha:)>.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(UIColor.extendedRGB(red, green, blue, alpha: alpha))
  }

  /// A colour of the Display P3 space.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/init(displayp3red:green:blue:alpha:)>.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(UIColor.makeColor(UIColor.displayP3Space, [red, green, blue, alpha]))
  }

  /// The colour of a Core Graphics colour.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/init(cgcolor:)>.
  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
  }

  /// A colour that the closure chooses by the traits it is to be seen with. The closure may be called at any time, on
  /// any thread.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)>.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  /// A colour of an image that is repeated from the origin of what is filled: a view's own, or that of the context.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/init(patternimage:)>.
  public init(patternImage image: UIImage) {
    let pixels = image.upright(image.cgImage) ?? CGImage(bitmap: Bitmap(width: 1, height: 1))
    storage = .fixed(CGColor(pattern: ColorPattern(image: pixels, scale: image.scale)))
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// The Core Graphics colour; a dynamic colour resolves with `UITraitCollection.current`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/cgcolor>.
  open var cgColor: CGColor {
    switch storage {
    case .fixed(let color): color
    case .dynamic: resolvedCGColor(with: .current)
    }
  }

  /// The same colour with another opacity. A dynamic colour stays dynamic.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/withalphacomponent(_:)>.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color):
      return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider):
      return UIColor(dynamicProvider: { provider($0).withAlphaComponent(alpha) })
    }
  }

  /// Two fixed colours are equal when their space and their components are; a dynamic colour equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else {
      return false
    }
    if self === other {
      return true
    }
    guard case .fixed(let own) = storage, case .fixed(let others) = other.storage else {
      return false
    }
    return own == others
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    guard case .fixed(let color) = storage else {
      return "<UIDynamicProviderColor: \(UInt(bitPattern: ObjectIdentifier(self).hashValue))>"
    }
    guard color.pattern == nil else { return "UICGColor pattern" }
    let values = (color.components ?? []).map { String(format: "%g", $0) }.joined(separator: " ")
    let space = color.numberOfComponents == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return "\(space) \(values)"
  }
}
