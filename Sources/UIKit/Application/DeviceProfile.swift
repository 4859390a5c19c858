/// What of a device an interface depends on.
///
/// Sizes and safe areas are those that are publicly known of Apple's devices.
package struct DeviceProfile: Sendable, Equatable {
  /// What `UIDevice.name` says and `named(_:)` finds.
  package var name: String
  /// Upright, in points.
  package var size: CGSize
  /// Pixels a point.
  package var scale: CGFloat
  /// The pixels of the display itself, upright; nil where it has as many as are drawn. Others show the picture smaller.
  package var nativePixels: CGSize?
  /// Upright.
  package var portraitSafeArea: UIEdgeInsets
  package var landscapeSafeArea: UIEdgeInsets
  package var idiom: UIUserInterfaceIdiom

  package init(
    name: String, size: CGSize, scale: CGFloat, nativePixels: CGSize? = nil, portraitSafeArea: UIEdgeInsets = .zero,
    landscapeSafeArea: UIEdgeInsets = .zero, idiom: UIUserInterfaceIdiom = .phone
  ) {
    self.nativePixels = nativePixels
    self.name = name
    self.size = size
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.idiom = idiom
  }

  /// The device of an application that was not told of one.
  package static let standard = all[0]

  /// The devices that have a name, the standard one first.
  package static let all: [DeviceProfile] = [
    .phone("iPhone 14", 390, 844, 3, top: 47, side: 47),
    .phone("iPhone 15", 393, 852, 3, top: 59, side: 59),
    .phone("iPhone 15 Pro Max", 430, 932, 3, top: 59, side: 59),
    .phone("iPhone 16", 393, 852, 3, top: 59, side: 59),
    .phone("iPhone 16 Plus", 430, 932, 3, top: 59, side: 59),
    .phone("iPhone 16 Pro", 402, 874, 3, top: 62, side: 62),
    .phone("iPhone 16 Pro Max", 440, 956, 3, top: 62, side: 62),
    .phone("iPhone 16e", 390, 844, 3, top: 47, side: 47),
    .phone("iPhone 14 Plus", 428, 926, 3, top: 47, side: 47),
    .phone("iPhone 14 Pro", 393, 852, 3, top: 59, side: 59),
    .phone("iPhone 14 Pro Max", 430, 932, 3, top: 59, side: 59),
    .phone("iPhone 13", 390, 844, 3, top: 47, side: 47),
    .phone("iPhone 13 Pro Max", 428, 926, 3, top: 47, side: 47),
    .phone("iPhone 13 mini", 375, 812, 3, native: CGSize(width: 1080, height: 2340), top: 50, side: 50),
    .phone("iPhone 12", 390, 844, 3, top: 47, side: 47),
    .phone("iPhone 12 Pro Max", 428, 926, 3, top: 47, side: 47),
    .phone("iPhone 12 mini", 375, 812, 3, native: CGSize(width: 1080, height: 2340), top: 50, side: 50),
    .phone("iPhone X", 375, 812, 3, top: 44, side: 44),
    .phone("iPhone XR", 414, 896, 2, top: 48, side: 48),
    .phone("iPhone 11", 414, 896, 2, top: 48, side: 48),
    .phone("iPhone 11 Pro", 375, 812, 3, top: 44, side: 44),
    .phone("iPhone 11 Pro Max", 414, 896, 3, top: 44, side: 44),
    .phone("iPhone SE", 375, 667, 2),
    .phone("iPhone 8", 375, 667, 2),
    .phone("iPhone 8 Plus", 414, 736, 3, native: CGSize(width: 1080, height: 1920)),
    .phone("iPhone 5s", 320, 568, 2),
    .pad("iPad", 810, 1080, top: 20, bottom: 0),
    .pad("iPad mini", 744, 1133, top: 24, bottom: 20),
    .pad("iPad Air", 820, 1180, top: 24, bottom: 20),
    .pad("iPad Pro 11", 834, 1194, top: 24, bottom: 20),
    .pad("iPad Pro 13", 1024, 1366, top: 24, bottom: 20),
  ]

  /// The profile of a name, letter case and spaces aside, or of a size such as "390x844@3"; nil where it is neither.
  ///
  /// A size stands for a plain screen without unsafe areas, 1 to 16,384 points a side, at a scale of 1 to 8.
  package static func named(_ name: String) -> DeviceProfile? {
    let key = normalized(name)
    if let known = all.first(where: { normalized($0.name) == key }) { return known }
    return sized(name)
  }

  private static func normalized(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func sized(_ text: String) -> DeviceProfile? {
    let parts = text.lowercased().split(separator: "@", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count <= 2, sides.count == 2, let width = Double(sides[0]), let height = Double(sides[1]) else {
      return nil
    }
    guard let scale = parts.count == 2 ? Double(parts[1]) : 1 else { return nil }
    guard (1...16_384).contains(width), (1...16_384).contains(height), (1...8).contains(scale) else { return nil }
    return DeviceProfile(
      name: text, size: CGSize(width: width, height: height), scale: scale,
      idiom: min(width, height) >= 700 ? .pad : .phone)
  }

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, native: CGSize? = nil,
    top: CGFloat = 20, side: CGFloat = 0
  ) -> DeviceProfile {
    DeviceProfile(
      name: name, size: CGSize(width: width, height: height), scale: scale, nativePixels: native,
      portraitSafeArea: UIEdgeInsets(top: top, left: 0, bottom: side > 0 ? 34 : 0, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 0, left: side, bottom: side > 0 ? 21 : 0, right: side))
  }

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> DeviceProfile {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return DeviceProfile(
      name: name, size: CGSize(width: width, height: height), scale: 2, portraitSafeArea: insets,
      landscapeSafeArea: insets, idiom: .pad)
  }

  /// How the interface is turned at the start: on its side where the profile is wider than high.
  var initialOrientation: UIInterfaceOrientation { size.width > size.height ? .landscapeRight : .portrait }

  /// In points, as the interface is turned: the long side lies across in landscape.
  func size(in orientation: UIInterfaceOrientation) -> CGSize {
    let long = max(size.width, size.height)
    let short = min(size.width, size.height)
    return orientation.isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }

  /// Where a hidden status bar leaves nothing that covers the screen's top, the top is safe.
  func safeArea(in orientation: UIInterfaceOrientation, isStatusBarHidden: Bool = false) -> UIEdgeInsets {
    var insets = orientation.isLandscape ? landscapeSafeArea : portraitSafeArea
    if isStatusBarHidden, !hasSensorHousing { insets.top = 0 }
    return insets
  }

  /// Whether cameras lie within the screen's edge.
  private var hasSensorHousing: Bool { landscapeSafeArea.left > 0 }

  /// The height in points of a status bar that is shown.
  ///
  /// As high as the unsafe part of the top, but where that is 59 points and more: there the bar has 54 (publicly known
  /// of phones whose cameras lie in an island). A phone on its side has none.
  func statusBarHeight(in orientation: UIInterfaceOrientation) -> CGFloat {
    if orientation.isLandscape, idiom == .phone { return 0 }
    let top = safeArea(in: orientation).top
    return top >= 59 ? 54 : top
  }

  /// The traits of a scene of a size on this device.
  ///
  /// The size classes are Apple's for its devices: a pad is regular but for a narrow scene, a phone is compact but for
  /// the height upright and the width of the largest ones on their side.
  func traits(size: CGSize, settings: DeviceSettings = DeviceSettings()) -> UITraitCollection {
    let isPad = idiom == .pad
    let isUpright = size.height >= size.width
    let horizontal: UIUserInterfaceSizeClass =
      isPad
      ? (size.width >= 600 ? .regular : .compact) : (!isUpright && size.width >= 736 && isLarge ? .regular : .compact)
    let vertical: UIUserInterfaceSizeClass = isPad || isUpright ? .regular : .compact
    return UITraitCollection(mutations: { traits in
      traits.userInterfaceIdiom = idiom
      settings.apply(to: &traits)
      traits.displayScale = scale
      traits.horizontalSizeClass = horizontal
      traits.verticalSizeClass = vertical
      traits.userInterfaceLevel = .base
      traits.displayGamut = .P3
    })
  }

  /// Plus and Max phones.
  private var isLarge: Bool { min(size.width, size.height) >= 414 }
}
