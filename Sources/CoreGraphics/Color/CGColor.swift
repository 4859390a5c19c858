/// A colour: components in a colour space, and an alpha.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgcolor>.
public final class CGColor: Hashable, Sendable {
  /// The space that gives the components their meaning.
  public let colorSpace: CGColorSpace?
  /// How opaque the colour is, in 0...1.
  public let alpha: CGFloat
  /// The components with the alpha last.
  package let values: [CGFloat]
  /// Red, green, blue and alpha in sRGB, each in 0...1, not premultiplied: what drawing uses.
  package let rgba: SIMD4<Double>
  /// The colour as an opaque or premultiplied pixel of a ``Bitmap``.
  package let pixel: UInt32
  /// The tiles that the colour is made of; nil of a plain colour.
  package let pattern: ColorPattern?

  private init(space: CGColorSpace, values: [CGFloat]) {
    let last = values.count - 1
    var clean = values
    for index in clean.indices {
      let value = clean[index]
      clean[index] = value.isNaN ? 0 : space.isExtended && index < last ? value : min(max(value, 0), 1)
    }
    colorSpace = space
    self.values = clean
    alpha = clean[last]
    rgba = space.standardRGB(clean)
    pixel = Bitmap.pixel(rgba)
    pattern = nil
  }

  /// A colour of tiles. Where only a plain colour will do, it is what the tile is on average.
  package init(pattern: ColorPattern, alpha: CGFloat = 1) {
    self.pattern = pattern
    self.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
    colorSpace = .pattern
    values = [self.alpha]
    var average = pattern.average
    average.w *= Double(self.alpha)
    rgba = average
    pixel = Bitmap.pixel(rgba)
  }

  /// The colour of the given components, alpha last; `components` must hold one more number than the space has.
  /// Components outside 0...1 are clamped unless the space is an extended one.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcolor/init(colorspace:components:)>.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// A colour of sRGB.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcolor/init(red:green:blue:alpha:)>.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// A colour of sRGB.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcolor/init(srgbred:green:blue:alpha:)>.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// A grey, with a gamma of 2.2.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcolor/init(gray:alpha:)>.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gamma22Gray, values: [gray, alpha])
  }

  /// A grey, with a gamma of 2.2.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcolor/init(genericgraygamma2_2gray:alpha:)>.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gamma22Gray, values: [gray, alpha])
  }

  /// The components, alpha last.
  public var components: [CGFloat]? { values }

  /// How many components there are, the alpha with them.
  public var numberOfComponents: Int { values.count }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let pattern { return CGColor(pattern: pattern, alpha: alpha) }
    guard let colorSpace else { return nil }
    return CGColor(space: colorSpace, values: values.dropLast() + [alpha])
  }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The colour in another space, clamped to what that space can tell; nil of a pattern; `intent` matters only to spaces of real devices,
  /// of which there are none here, and `options` has no key that Apple documents.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcolor/converted(to:intent:options:)>.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?) -> CGColor? {
    guard let colorSpace, pattern == nil else { return nil }
    if colorSpace == space { return self }
    return CGColor(space: space, values: space.values(from: colorSpace.linear(values)) + [alpha])
  }

  /// Colours are equal when their spaces and their components are.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || left.values == right.values && left.colorSpace == right.colorSpace && left.pattern === right.pattern
  }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

extension CGColor {
  /// White, in grey.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black, in grey.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Nothing: black, in grey, with an alpha of 0.
  public static let clear = CGColor(gray: 0, alpha: 0)
}
