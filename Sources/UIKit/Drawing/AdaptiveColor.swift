/// The looks of one adaptive colour.
struct AdaptiveColor {
  /// One look, as 0xRRGGBB with an opacity.
  struct Look {
    var rgb: UInt32
    var alpha: CGFloat

    init(_ rgb: UInt32, alpha: CGFloat = 1) {
      self.rgb = rgb
      self.alpha = alpha
    }

    var color: UIColor {
      func channel(_ shift: UInt32) -> CGFloat {
        CGFloat(rgb >> shift & 0xFF) / 255
      }
      return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }
  }

  /// A dynamic colour. High contrast looks like normal contrast, and raised content like the base, where no look of its
  /// own is given.
  static func color(
    light: Look, dark: Look, contrastLight: Look? = nil, contrastDark: Look? = nil, elevatedDark: Look? = nil,
    elevatedContrastDark: Look? = nil
  ) -> UIColor {
    let lightColors = (normal: light.color, high: (contrastLight ?? light).color)
    let darkColors = (normal: dark.color, high: (contrastDark ?? dark).color)
    let elevatedColors = (
      normal: (elevatedDark ?? dark).color, high: (elevatedContrastDark ?? contrastDark ?? elevatedDark ?? dark).color
    )
    return UIColor(dynamicProvider: { traits in
      var colors = lightColors
      if traits.userInterfaceStyle == .dark {
        colors = traits.userInterfaceLevel == .elevated ? elevatedColors : darkColors
      }
      return traits.accessibilityContrast == .high ? colors.high : colors.normal
    })
  }
}
