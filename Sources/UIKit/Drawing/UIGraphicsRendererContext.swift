/// What drawing code of a renderer draws with.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext>.
open class UIGraphicsRendererContext: NSObject {
  /// The context, which is also the current one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext/cgcontext>.
  public final let cgContext: CGContext

  /// How the renderer draws, and the rectangle of which.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext/format>.
  public final let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// Fills a rectangle with the fill colour.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext/fill(_:)>.
  public final func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills a rectangle with the fill colour and a blend mode.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext/fill(_:blendmode:)>.
  public final func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Strokes a line of one point along the inside of a rectangle's edges.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext/stroke(_:)>.
  public final func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Strokes a line of one point along the inside of a rectangle's edges, with a blend mode.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext/stroke(_:blendmode:)>.
  public final func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }

  /// Clips what is drawn afterwards to a rectangle.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext/clip(to:)>.
  public final func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}
