/// What a font is asked for by: its family, weight and slant, and a size.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor>.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let foundationMark = FoundationMark()
  let face: FontFace

  /// The size in points, or 0 for none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor/pointsize>.
  public let pointSize: CGFloat

  init(face: FontFace, pointSize: CGFloat) {
    self.face = face
    self.pointSize = pointSize
  }

  /// Describes the font of a PostScript, full or family name; one that is not installed is looked for by family when a
  /// font is made.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor/init(name:size:)>.
  public convenience init(name fontName: String, size: CGFloat) {
    let installed = FontLibrary.shared.installedFont(named: fontName)
    self.init(face: installed?.face ?? FontFace(family: .named(fontName)), pointSize: size)
  }

  /// Describes a font by attributes. Values of another type than their attribute's are passed over.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor/init(fontattributes:)>.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(face: FontFace(), pointSize: 0, adding: attributes)
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else {
      return false
    }
    return face == other.face && pointSize == other.pointSize
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}
