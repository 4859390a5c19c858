extension UIColor {
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemred>.
  public class var systemRed: UIColor { SystemPalette.systemRed }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemorange>.
  public class var systemOrange: UIColor { SystemPalette.systemOrange }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemyellow>.
  public class var systemYellow: UIColor { SystemPalette.systemYellow }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemgreen>.
  public class var systemGreen: UIColor { SystemPalette.systemGreen }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemmint>.
  public class var systemMint: UIColor { SystemPalette.systemMint }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemteal>.
  public class var systemTeal: UIColor { SystemPalette.systemTeal }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemcyan>.
  public class var systemCyan: UIColor { SystemPalette.systemCyan }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemblue>.
  public class var systemBlue: UIColor { SystemPalette.systemBlue }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemindigo>.
  public class var systemIndigo: UIColor { SystemPalette.systemIndigo }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systempurple>.
  public class var systemPurple: UIColor { SystemPalette.systemPurple }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systempink>.
  public class var systemPink: UIColor { SystemPalette.systemPink }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systembrown>.
  public class var systemBrown: UIColor { SystemPalette.systemBrown }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemgray>.
  public class var systemGray: UIColor { SystemPalette.systemGray }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemgray2>.
  public class var systemGray2: UIColor { SystemPalette.systemGray2 }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemgray3>.
  public class var systemGray3: UIColor { SystemPalette.systemGray3 }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemgray4>.
  public class var systemGray4: UIColor { SystemPalette.systemGray4 }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemgray5>.
  public class var systemGray5: UIColor { SystemPalette.systemGray5 }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/systemgray6>.
  public class var systemGray6: UIColor { SystemPalette.systemGray6 }

  /// The blue of controls. Where a view's `tintColor` is meant, ask the view: a colour knows no view.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/tintcolor>.
  public class var tintColor: UIColor { SystemPalette.systemBlue }
}
