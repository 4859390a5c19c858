/// A font at a size in points.
///
/// The system font is Inter, whose measures lie nearest to San Francisco's among free fonts; characters that it lacks
/// come from the Noto fonts. A font that is not installed, or cannot be read, is reported once with the Debian package
/// that holds it, and another takes its place.
/// Specified by <https://developer.apple.com/documentation/uikit/uifont>.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let foundationMark = FoundationMark()
  let handle: FontHandle
  /// How the size follows the text size that the person asks for; nil of a font whose size is its own.
  let scaling: FontScaling?

  init(handle: FontHandle, scaling: FontScaling? = nil) {
    self.handle = handle
    self.scaling = scaling
  }

  convenience init(face: FontFace, pointSize: CGFloat, scaling: FontScaling? = nil) {
    self.init(handle: FontLibrary.shared.handle(face, pointSize: pointSize), scaling: scaling)
  }

  /// The system font at the standard size. Apple documents no meaning of a font made without a name.
  public override init() {
    handle = FontLibrary.shared.handle(FontFace(), pointSize: UIFont.systemFontSize)
    scaling = nil
  }

  /// The installed font of a PostScript name (`Inter-Bold`), a full name or a family name, or nil if there is none.
  /// A size of 0 or less is that of the system font, as a descriptor's is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/init(name:size:)>.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = FontLibrary.shared.installedFont(named: fontName) else {
      return nil
    }
    handle = FontLibrary.shared.handle(font.face, pointSize: fontSize > 0 ? fontSize : UIFont.systemFontSize)
    scaling = nil
  }

  /// The font that a descriptor describes; a size of 0 takes the descriptor's.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/init(descriptor:size:)>.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let described = descriptor.pointSize > 0 ? descriptor.pointSize : UIFont.systemFontSize
    handle = FontLibrary.shared.handle(descriptor.face, pointSize: pointSize > 0 ? pointSize : described)
    scaling = nil
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// The family that was found, such as `Inter`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/familyname>.
  public final var familyName: String { handle.familyName }

  /// The PostScript name of the font that was found, such as `Inter-Bold`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/fontname>.
  public final var fontName: String { handle.postScriptName }

  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/pointsize>.
  public final var pointSize: CGFloat { handle.pointSize }

  /// How far letters may reach above the baseline, in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/ascender>.
  public final var ascender: CGFloat { handle.metrics.ascender }

  /// How far letters may reach below the baseline, as a negative number of points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/descender>.
  public final var descender: CGFloat { handle.metrics.descender }

  /// The space between lines that the font asks for beyond `lineHeight`, in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/leading>.
  public final var leading: CGFloat { handle.metrics.leading }

  /// The height of a line of text, in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/lineheight>.
  public final var lineHeight: CGFloat { handle.metrics.lineHeight }

  /// The height of a capital letter, in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/capheight>.
  public final var capHeight: CGFloat { handle.metrics.capHeight }

  /// The height of a small x, in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/xheight>.
  public final var xHeight: CGFloat { handle.metrics.xHeight }

  /// The same font at another size; a size of 0 or less is that of the system font.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/withsize(_:)>.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: handle.face, pointSize: fontSize > 0 ? fontSize : UIFont.systemFontSize)
  }

  /// A description from which the font can be made again, or a variation of it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/fontdescriptor>.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: handle.face, pointSize: pointSize)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else {
      return false
    }
    return other.handle === handle && other.scaling == scaling
  }

  open override var hash: Int {
    ObjectIdentifier(handle).hashValue
  }

  open override var description: String {
    "<UIFont: \(fontName) \(String(format: "%g", Double(pointSize))) pt>"
  }
}
