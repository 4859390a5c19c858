extension UIBlurEffect {
  /// How strong a blur is, and its colours.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiblureffect/style>.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind, nearly white.
    case extraLight = 0
    /// About as light as what is behind.
    case light = 1
    /// Darker than what is behind.
    case dark = 2
    /// Light or dark as the traits are.
    case regular = 4
    /// Light or dark as the traits are, with more contrast.
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}

extension UIBlurEffect.Style {
  /// The numbers of a style; Apple publishes none. A thicker material lets less through.
  struct Material {
    /// In points.
    let radius: CGFloat
    /// The level of gray over the blur, 0 to 1.
    let gray: CGFloat
    let alpha: CGFloat
  }

  /// What the style looks like; `isDark` decides for those that follow the traits.
  func material(isDark: Bool) -> Material {
    switch self {
    case .extraLight: Material(radius: 20, gray: 0.97, alpha: 0.82)
    case .light: Material(radius: 30, gray: 1, alpha: 0.3)
    case .dark: Material(radius: 20, gray: 0.11, alpha: 0.73)
    case .regular: isDark ? Self.dark.material(isDark: true) : Self.light.material(isDark: false)
    case .prominent: isDark ? Self.dark.material(isDark: true) : Self.extraLight.material(isDark: false)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      thickness(0.44, isDark)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: thickness(0.58, isDark)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: thickness(0.72, isDark)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: thickness(0.86, isDark)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: thickness(0.9, isDark)
    }
  }

  private func thickness(_ alpha: CGFloat, _ isDark: Bool) -> Material {
    let isDarkOne =
      Self.systemUltraThinMaterialDark.rawValue...Self.systemChromeMaterialDark.rawValue ~= rawValue
      || (isDark && rawValue <= Self.systemChromeMaterial.rawValue)
    return Material(radius: 30, gray: isDarkOne ? 0.13 : 0.97, alpha: alpha)
  }
}
