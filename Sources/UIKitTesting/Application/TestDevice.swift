/// The device that a test runs on: a screen of a size and scale, and its safe areas.
public struct TestDevice: Sendable, Hashable, CustomStringConvertible {
  package let profile: DeviceProfile

  package init(profile: DeviceProfile) {
    self.profile = profile
  }

  /// The device of a name, such as "iphone-15" (letter case, spaces and hyphens do not matter), or a plain screen
  /// without unsafe areas of a size in points and a scale, such as "390x844@3"; nil for every other text.
  public init?(_ description: String) {
    guard let profile = DeviceProfile.named(description) else { return nil }
    self.init(profile: profile)
  }

  /// A plain screen without unsafe areas. Nil unless each side has 1 to 16,384 points and the scale is 1 to 8.
  public init?(size: CGSize, scale: CGFloat = 2) {
    self.init("\(size.width)x\(size.height)@\(scale)")
  }

  /// Every device that has a name.
  public static let all: [TestDevice] = DeviceProfile.all.map { TestDevice(profile: $0) }
  /// The device of a test that asks for none: the first of `all`.
  public static let standard = TestDevice(profile: .standard)

  /// The name in lower case with hyphens, as `init(_:)` takes it.
  public var name: String {
    profile.name.lowercased().replacingOccurrences(of: " ", with: "-")
  }

  /// The upright screen, in points.
  public var size: CGSize { profile.size }
  /// Pixels a point.
  public var scale: CGFloat { profile.scale }

  /// The name.
  public var description: String { name }

  /// Devices are equal when everything that an interface can see is.
  public static func == (left: TestDevice, right: TestDevice) -> Bool { left.profile == right.profile }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(profile.name) }
}
