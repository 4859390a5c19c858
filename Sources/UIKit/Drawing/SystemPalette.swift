/// The colours that adapt, each made once, with the values that Apple's Human Interface Guidelines print where they
/// do (the system colours and greys) and the values known from its devices otherwise.
enum SystemPalette {
  static let systemRed = AdaptiveColor.color(
    light: .init(0xFF3B30), dark: .init(0xFF453A), contrastLight: .init(0xD70015), contrastDark: .init(0xFF6961))
  static let systemOrange = AdaptiveColor.color(
    light: .init(0xFF9500), dark: .init(0xFF9F0A), contrastLight: .init(0xC93400), contrastDark: .init(0xFFB340))
  static let systemYellow = AdaptiveColor.color(
    light: .init(0xFFCC00), dark: .init(0xFFD60A), contrastLight: .init(0xB25000), contrastDark: .init(0xFFD426))
  static let systemGreen = AdaptiveColor.color(
    light: .init(0x34C759), dark: .init(0x30D158), contrastLight: .init(0x248A3D), contrastDark: .init(0x30DB5B))
  static let systemMint = AdaptiveColor.color(
    light: .init(0x00C7BE), dark: .init(0x63E6E2), contrastLight: .init(0x0C817B), contrastDark: .init(0x66D4CF))
  static let systemTeal = AdaptiveColor.color(
    light: .init(0x30B0C7), dark: .init(0x40C8E0), contrastLight: .init(0x008299), contrastDark: .init(0x5DE6FF))
  static let systemCyan = AdaptiveColor.color(
    light: .init(0x32ADE6), dark: .init(0x64D2FF), contrastLight: .init(0x0071A4), contrastDark: .init(0x70D7FF))
  static let systemBlue = AdaptiveColor.color(
    light: .init(0x007AFF), dark: .init(0x0A84FF), contrastLight: .init(0x0040DD), contrastDark: .init(0x409CFF))
  static let systemIndigo = AdaptiveColor.color(
    light: .init(0x5856D6), dark: .init(0x5E5CE6), contrastLight: .init(0x3634A3), contrastDark: .init(0x7D7AFF))
  static let systemPurple = AdaptiveColor.color(
    light: .init(0xAF52DE), dark: .init(0xBF5AF2), contrastLight: .init(0x8944AB), contrastDark: .init(0xDA8FFF))
  static let systemPink = AdaptiveColor.color(
    light: .init(0xFF2D55), dark: .init(0xFF375F), contrastLight: .init(0xD30F45), contrastDark: .init(0xFF6482))
  static let systemBrown = AdaptiveColor.color(
    light: .init(0xA2845E), dark: .init(0xAC8E68), contrastLight: .init(0x7F6545), contrastDark: .init(0xB59469))
  static let systemGray = AdaptiveColor.color(
    light: .init(0x8E8E93), dark: .init(0x8E8E93), contrastLight: .init(0x6C6C70), contrastDark: .init(0xAEAEB2))
  static let systemGray2 = AdaptiveColor.color(
    light: .init(0xAEAEB2), dark: .init(0x636366), contrastLight: .init(0x8E8E93), contrastDark: .init(0x7C7C80))
  static let systemGray3 = AdaptiveColor.color(
    light: .init(0xC7C7CC), dark: .init(0x48484A), contrastLight: .init(0xAEAEB2), contrastDark: .init(0x545456))
  static let systemGray4 = AdaptiveColor.color(
    light: .init(0xD1D1D6), dark: .init(0x3A3A3C), contrastLight: .init(0xBCBCC0), contrastDark: .init(0x444446))
  static let systemGray5 = AdaptiveColor.color(
    light: .init(0xE5E5EA), dark: .init(0x2C2C2E), contrastLight: .init(0xD8D8DC), contrastDark: .init(0x363638))
  static let systemGray6 = AdaptiveColor.color(
    light: .init(0xF2F2F7), dark: .init(0x1C1C1E), contrastLight: .init(0xEBEBF0), contrastDark: .init(0x242426))
  static let label = AdaptiveColor.color(
    light: .init(0x000000), dark: .init(0xFFFFFF))
  static let secondaryLabel = AdaptiveColor.color(
    light: .init(0x3C3C43, alpha: 0.6), dark: .init(0xEBEBF5, alpha: 0.6), contrastLight: .init(0x3C3C43, alpha: 0.8),
    contrastDark: .init(0xEBEBF5, alpha: 0.7))
  static let tertiaryLabel = AdaptiveColor.color(
    light: .init(0x3C3C43, alpha: 0.3), dark: .init(0xEBEBF5, alpha: 0.3), contrastLight: .init(0x3C3C43, alpha: 0.7),
    contrastDark: .init(0xEBEBF5, alpha: 0.55))
  static let quaternaryLabel = AdaptiveColor.color(
    light: .init(0x3C3C43, alpha: 0.18), dark: .init(0xEBEBF5, alpha: 0.16),
    contrastLight: .init(0x3C3C43, alpha: 0.55), contrastDark: .init(0xEBEBF5, alpha: 0.4))
  static let placeholderText = AdaptiveColor.color(
    light: .init(0x3C3C43, alpha: 0.3), dark: .init(0xEBEBF5, alpha: 0.3), contrastLight: .init(0x3C3C43, alpha: 0.7),
    contrastDark: .init(0xEBEBF5, alpha: 0.55))
  static let link = AdaptiveColor.color(
    light: .init(0x007AFF), dark: .init(0x0984FF), contrastLight: .init(0x0040DD), contrastDark: .init(0x409CFF))
  static let separator = AdaptiveColor.color(
    light: .init(0x3C3C43, alpha: 0.29), dark: .init(0x545458, alpha: 0.6), contrastLight: .init(0x3C3C43, alpha: 0.37),
    contrastDark: .init(0x545458, alpha: 0.95))
  static let opaqueSeparator = AdaptiveColor.color(
    light: .init(0xC6C6C8), dark: .init(0x38383A))
  static let systemFill = AdaptiveColor.color(
    light: .init(0x787880, alpha: 0.2), dark: .init(0x787880, alpha: 0.36), contrastLight: .init(0x787880, alpha: 0.28),
    contrastDark: .init(0x787880, alpha: 0.44))
  static let secondarySystemFill = AdaptiveColor.color(
    light: .init(0x787880, alpha: 0.16), dark: .init(0x787880, alpha: 0.32),
    contrastLight: .init(0x787880, alpha: 0.24), contrastDark: .init(0x787880, alpha: 0.4))
  static let tertiarySystemFill = AdaptiveColor.color(
    light: .init(0x767680, alpha: 0.12), dark: .init(0x767680, alpha: 0.24), contrastLight: .init(0x767680, alpha: 0.2),
    contrastDark: .init(0x767680, alpha: 0.32))
  static let quaternarySystemFill = AdaptiveColor.color(
    light: .init(0x747480, alpha: 0.08), dark: .init(0x767680, alpha: 0.18),
    contrastLight: .init(0x747480, alpha: 0.16), contrastDark: .init(0x767680, alpha: 0.26))
  static let systemBackground = AdaptiveColor.color(
    light: .init(0xFFFFFF), dark: .init(0x000000), elevatedDark: .init(0x1C1C1E), elevatedContrastDark: .init(0x242426))
  static let secondarySystemBackground = AdaptiveColor.color(
    light: .init(0xF2F2F7), dark: .init(0x1C1C1E), contrastLight: .init(0xEBEBF0), contrastDark: .init(0x242426),
    elevatedDark: .init(0x2C2C2E), elevatedContrastDark: .init(0x363638))
  static let tertiarySystemBackground = AdaptiveColor.color(
    light: .init(0xFFFFFF), dark: .init(0x2C2C2E), contrastLight: .init(0xFFFFFF), contrastDark: .init(0x363638),
    elevatedDark: .init(0x3A3A3C), elevatedContrastDark: .init(0x444446))
  static let systemGroupedBackground = AdaptiveColor.color(
    light: .init(0xF2F2F7), dark: .init(0x000000), contrastLight: .init(0xEBEBF0), contrastDark: .init(0x000000),
    elevatedDark: .init(0x1C1C1E), elevatedContrastDark: .init(0x242426))
  static let secondarySystemGroupedBackground = AdaptiveColor.color(
    light: .init(0xFFFFFF), dark: .init(0x1C1C1E), contrastLight: .init(0xFFFFFF), contrastDark: .init(0x242426),
    elevatedDark: .init(0x2C2C2E), elevatedContrastDark: .init(0x363638))
  static let tertiarySystemGroupedBackground = AdaptiveColor.color(
    light: .init(0xF2F2F7), dark: .init(0x2C2C2E), contrastLight: .init(0xEBEBF0), contrastDark: .init(0x363638),
    elevatedDark: .init(0x3A3A3C), elevatedContrastDark: .init(0x444446))
}
