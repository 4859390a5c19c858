/// One entry of a colour set or an image set: for some devices and appearances.
struct AssetVariant {
  let entry: [String: Any]

  /// How well the entry suits some traits, larger is better; nil where it is not for them.
  ///
  /// An entry for what the traits are comes before one for everything, as to the appearance first, then as to the device.
  func fitness(for traits: UITraitCollection) -> Int? {
    var fitness = 0
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      guard let matches = Self.matches(appearance, traits), matches else { return nil }
      fitness += 10
    }
    switch entry["idiom"] as? String ?? "universal" {
    case "universal": break
    case "iphone" where traits.userInterfaceIdiom == .phone: fitness += 1
    case "ipad" where traits.userInterfaceIdiom == .pad: fitness += 1
    default: return nil
    }
    switch entry["language-direction"] as? String {
    case "left-to-right": if traits.layoutDirection == .rightToLeft { return nil }
    case "right-to-left": if traits.layoutDirection != .rightToLeft { return nil }
    default: break
    }
    switch entry["display-gamut"] as? String {
    case "display-P3": if traits.displayGamut != .P3 { return nil }
    case "sRGB": if traits.displayGamut == .P3 { fitness -= 1 }
    default: break
    }
    return fitness
  }

  /// Nil for what is not known here.
  private static func matches(_ appearance: [String: Any], _ traits: UITraitCollection) -> Bool? {
    switch (appearance["appearance"] as? String, appearance["value"] as? String) {
    case ("luminosity", "dark"): traits.userInterfaceStyle == .dark
    case ("luminosity", "light"): traits.userInterfaceStyle != .dark
    case ("contrast", "high"): traits.accessibilityContrast == .high
    default: nil
    }
  }

  /// The entries that suit some traits best.
  static func best(of entries: [AssetVariant], for traits: UITraitCollection) -> [AssetVariant] {
    let fitting = entries.compactMap { variant in variant.fitness(for: traits).map { (variant, $0) } }
    let highest = fitting.map(\.1).max()
    return fitting.filter { $0.1 == highest }.map(\.0)
  }
}
