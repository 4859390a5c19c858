extension UIColor {
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/label>.
  public class var label: UIColor { SystemPalette.label }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/secondarylabel>.
  public class var secondaryLabel: UIColor { SystemPalette.secondaryLabel }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/tertiarylabel>.
  public class var tertiaryLabel: UIColor { SystemPalette.tertiaryLabel }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/quaternarylabel>.
  public class var quaternaryLabel: UIColor { SystemPalette.quaternaryLabel }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/placeholdertext>.
  public class var placeholderText: UIColor { SystemPalette.placeholderText }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/link>.
  public class var link: UIColor { SystemPalette.link }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/separator>.
  public class var separator: UIColor { SystemPalette.separator }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/opaqueseparator>.
  public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemfill>.
  public class var systemFill: UIColor { SystemPalette.systemFill }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/secondarysystemfill>.
  public class var secondarySystemFill: UIColor { SystemPalette.secondarySystemFill }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/tertiarysystemfill>.
  public class var tertiarySystemFill: UIColor { SystemPalette.tertiarySystemFill }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/quaternarysystemfill>.
  public class var quaternarySystemFill: UIColor { SystemPalette.quaternarySystemFill }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systembackground>.
  public class var systemBackground: UIColor { SystemPalette.systemBackground }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/secondarysystembackground>.
  public class var secondarySystemBackground: UIColor { SystemPalette.secondarySystemBackground }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/tertiarysystembackground>.
  public class var tertiarySystemBackground: UIColor { SystemPalette.tertiarySystemBackground }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemgroupedbackground>.
  public class var systemGroupedBackground: UIColor { SystemPalette.systemGroupedBackground }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/secondarysystemgroupedbackground>.
  public class var secondarySystemGroupedBackground: UIColor { SystemPalette.secondarySystemGroupedBackground }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/tertiarysystemgroupedbackground>.
  public class var tertiarySystemGroupedBackground: UIColor { SystemPalette.tertiarySystemGroupedBackground }
}
