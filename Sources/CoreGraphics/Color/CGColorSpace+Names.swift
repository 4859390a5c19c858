extension CGColorSpace {
  package static let deviceRGB = CGColorSpace(identifier: "kCGColorSpaceDeviceRGB")
  package static let deviceGray = CGColorSpace(
    identifier: "kCGColorSpaceDeviceGray", model: .monochrome, curve: .gamma22)
  package static let standardRGB = CGColorSpace(identifier: "kCGColorSpaceSRGB")
  package static let gamma22Gray = CGColorSpace(
    identifier: "kCGColorSpaceGenericGrayGamma2_2", model: .monochrome, curve: .gamma22)

  /// The space of colours that are pictures, which has no components and no name.
  package static let pattern = CGColorSpace(identifier: "kCGColorSpacePattern", model: .pattern)

  package static let named: [String: CGColorSpace] = {
    let spaces = [
      standardRGB, gamma22Gray,
      CGColorSpace(identifier: "kCGColorSpaceExtendedSRGB", isExtended: true),
      CGColorSpace(identifier: "kCGColorSpaceLinearSRGB", curve: .linear),
      CGColorSpace(identifier: "kCGColorSpaceExtendedLinearSRGB", curve: .linear, isExtended: true),
      CGColorSpace(identifier: "kCGColorSpaceDisplayP3", primaries: .displayP3),
      CGColorSpace(identifier: "kCGColorSpaceExtendedDisplayP3", primaries: .displayP3, isExtended: true),
      CGColorSpace(identifier: "kCGColorSpaceLinearGray", model: .monochrome, curve: .linear),
      CGColorSpace(
        identifier: "kCGColorSpaceExtendedGray", model: .monochrome, curve: .gamma22, isExtended: true),
    ]
    return Dictionary(uniqueKeysWithValues: spaces.map { ($0.identifier, $0) })
  }()

  /// The standard RGB space of IEC 61966-2-1.
  public static var sRGB: CFString { NSString(string: "kCGColorSpaceSRGB") }
  /// sRGB, with components that may leave 0...1.
  public static var extendedSRGB: CFString { NSString(string: "kCGColorSpaceExtendedSRGB") }
  /// The primaries of sRGB with a linear transfer curve.
  public static var linearSRGB: CFString { NSString(string: "kCGColorSpaceLinearSRGB") }
  /// Linear sRGB, with components that may leave 0...1.
  public static var extendedLinearSRGB: CFString { NSString(string: "kCGColorSpaceExtendedLinearSRGB") }
  /// The primaries of DCI-P3 with the white point and transfer curve of sRGB.
  public static var displayP3: CFString { NSString(string: "kCGColorSpaceDisplayP3") }
  /// Display P3, with components that may leave 0...1.
  public static var extendedDisplayP3: CFString { NSString(string: "kCGColorSpaceExtendedDisplayP3") }
  /// Grey with a gamma of 2.2.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var genericGrayGamma2_2: CFString {
    NSString(string: "kCGColorSpaceGenericGrayGamma2_2")
  }
  /// Grey in proportion to light.
  public static var linearGray: CFString { NSString(string: "kCGColorSpaceLinearGray") }
  /// Grey with a gamma of 2.2 whose component may leave 0...1.
  public static var extendedGray: CFString { NSString(string: "kCGColorSpaceExtendedGray") }
}
