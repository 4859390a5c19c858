/// What drawing code of an image renderer draws with.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext>.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext/currentimage>.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else {
      return UIImage()
    }
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
