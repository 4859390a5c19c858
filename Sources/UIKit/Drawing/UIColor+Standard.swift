/// The fixed colours, made once.
private enum StandardColor {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let darkText = UIColor(white: 0, alpha: 1)
}

extension UIColor {
  /// White 0, alpha 1.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/black>.
  public class var black: UIColor { StandardColor.black }

  /// A third of the way from black to white.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/darkgray>.
  public class var darkGray: UIColor { StandardColor.darkGray }

  /// Two thirds of the way from black to white.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/lightgray>.
  public class var lightGray: UIColor { StandardColor.lightGray }

  /// White 1, alpha 1.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/white>.
  public class var white: UIColor { StandardColor.white }

  /// Halfway from black to white.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/gray>.
  public class var gray: UIColor { StandardColor.gray }

  /// Red 1, green 0, blue 0.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/red>.
  public class var red: UIColor { StandardColor.red }

  /// Red 0, green 1, blue 0.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/green>.
  public class var green: UIColor { StandardColor.green }

  /// Red 0, green 0, blue 1.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/blue>.
  public class var blue: UIColor { StandardColor.blue }

  /// Red 0, green 1, blue 1.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/cyan>.
  public class var cyan: UIColor { StandardColor.cyan }

  /// Red 1, green 1, blue 0.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/yellow>.
  public class var yellow: UIColor { StandardColor.yellow }

  /// Red 1, green 0, blue 1.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/magenta>.
  public class var magenta: UIColor { StandardColor.magenta }

  /// Red 1, green 0.5, blue 0.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/orange>.
  public class var orange: UIColor { StandardColor.orange }

  /// Red 0.5, green 0, blue 0.5.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/purple>.
  public class var purple: UIColor { StandardColor.purple }

  /// Red 0.6, green 0.4, blue 0.2.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/brown>.
  public class var brown: UIColor { StandardColor.brown }

  /// Nothing: black with an alpha of 0.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/clear>.
  public class var clear: UIColor { StandardColor.clear }

  /// White at an opacity of 0.6, for text on a dark background.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/lighttext>.
  public class var lightText: UIColor { StandardColor.lightText }

  /// Black, for text on a light background.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/darktext>.
  public class var darkText: UIColor { StandardColor.darkText }
}
