/// What the components of a colour mean.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgcolorspace>. Device spaces are taken to be
/// those of the sRGB standard, since everything here is drawn for an sRGB display.
public final class CGColorSpace: Hashable, Sendable {
  /// The transfer curve between component values and light.
  package enum Curve: Sendable { case sRGB, linear, gamma22 }
  /// Where the primaries lie.
  package enum Primaries: Sendable { case sRGB, displayP3 }

  package let identifier: String
  package let curve: Curve
  package let primaries: Primaries
  /// Whether components may leave 0...1.
  package let isExtended: Bool

  /// Whether a colour of the space has one component, or three, or is a picture that is repeated.
  public let model: CGColorSpaceModel

  package init(
    identifier: String, model: CGColorSpaceModel = .rgb, curve: Curve = .sRGB, primaries: Primaries = .sRGB,
    isExtended: Bool = false
  ) {
    self.identifier = identifier
    self.model = model
    self.curve = curve
    self.primaries = primaries
    self.isExtended = isExtended
  }

  /// The space of the given name, or nil if there is none here.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgcolorspace/init(name:)>.
  public convenience init?(name: CFString) {
    guard let known = Self.named[String(describing: name)] else { return nil }
    self.init(
      identifier: known.identifier, model: known.model, curve: known.curve, primaries: known.primaries,
      isExtended: known.isExtended)
  }

  /// The name the space was made by; nil for a device space.
  public var name: CFString? {
    Self.named[identifier] == nil ? nil : NSString(string: identifier)
  }

  /// The number of components of a colour, without its alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .pattern: 0
    case .rgb, .unknown: 3
    }
  }

  /// Whether colours beyond sRGB can be told in the space.
  public var isWideGamutRGB: Bool {
    model == .rgb && (primaries == .displayP3 || isExtended)
  }

  /// Spaces are equal when they are of the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left === right || left.identifier == right.identifier
  }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

/// The red, green and blue of the device.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicergb()>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  .deviceRGB
}

/// The grey of the device.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicegray()>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  .deviceGray
}
