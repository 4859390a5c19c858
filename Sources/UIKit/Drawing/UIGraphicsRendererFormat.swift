/// How a renderer makes what is drawn with it.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrendererformat>.
open class UIGraphicsRendererFormat: NSObject, NSCopying, @unchecked Sendable {
  final var storedBounds = CGRect.zero

  /// The rectangle of the drawing's coordinates that the renderer makes a picture of; zero before a renderer has it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrendererformat/bounds>.
  open var bounds: CGRect { storedBounds }

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsRendererFormat()
    copy.storedBounds = storedBounds
    return copy
  }
}
