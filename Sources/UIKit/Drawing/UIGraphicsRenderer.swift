/// Makes pictures of what code draws; image renderers are the kind that there is.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrenderer>.
open class UIGraphicsRenderer: NSObject {
  /// How pictures are made, and the rectangle of the drawing's coordinates that they show.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrenderer/format>.
  public final let format: UIGraphicsRendererFormat

  /// Whether the renderer makes images.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrenderer/allowsimageoutput>.
  open var allowsImageOutput: Bool { false }

  init(_ format: UIGraphicsRendererFormat) {
    self.format = format
    super.init()
  }
}
