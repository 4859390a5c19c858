extension UIFont {
  /// The standard size of text in controls.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/systemfontsize>.
  public class var systemFontSize: CGFloat { 14 }

  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/smallsystemfontsize>.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/labelfontsize>.
  public class var labelFontSize: CGFloat { 17 }

  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/buttonfontsize>.
  public class var buttonFontSize: CGFloat { 18 }

  /// The font of the interface. Sizes that are not above 0 count as the standard size.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:)>.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(FontFace(), fontSize)
  }

  /// The font of the interface in a weight.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:)>.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(FontFace(weight: weight), fontSize)
  }

  /// The font of the interface for emphasis. It is semibold, as on Apple's devices since iOS 9.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/boldsystemfont(ofsize:)>.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(FontFace(weight: .semibold), fontSize)
  }

  /// The font of the interface in italics.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/italicsystemfont(ofsize:)>.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(FontFace(isItalic: true), fontSize)
  }

  /// A font whose letters are all of one width: DejaVu Sans Mono.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/monospacedsystemfont(ofsize:weight:)>.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(FontFace(family: .monospacedSystem, weight: weight), fontSize)
  }

  /// The font of the interface with digits that are all of one width.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/monospaceddigitsystemfont(ofsize:weight:)>.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(FontFace(weight: weight, hasTabularDigits: true), fontSize)
  }

  private static func system(_ face: FontFace, _ fontSize: CGFloat) -> UIFont {
    UIFont(face: face, pointSize: fontSize > 0 ? fontSize : systemFontSize)
  }

  /// The names of the installed families, sorted.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/familynames>.
  public class var familyNames: [String] {
    FontLibrary.shared.installedFamilies()
  }

  /// The PostScript names of a family's fonts, sorted; none of a family that is not installed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/fontnames(forfamilyname:)>.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.shared.installedFonts(ofFamily: familyName).map(\.postScriptName)
  }
}
