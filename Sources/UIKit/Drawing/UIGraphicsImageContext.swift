// Apple's spelling, which is not lower camel case.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context for an image of a size, at one pixel a point, the current one.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:)>.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context for an image of a size in points the current one; a scale of 0 stands for the current traits' scale.
/// A size without an area is reported, and no context is made, as on Apple's platforms.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)>.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 && scale.isFinite ? scale : max(1, UITraitCollection.current.displayScale)
  let width = (size.width * scale - 1e-6).rounded(.up)
  let height = (size.height * scale - 1e-6).rounded(.up)
  let limit = CGFloat(Bitmap.maximumSide)
  guard width > 0, height > 0, width <= limit, height <= limit, width * height <= CGFloat(Bitmap.maximumArea) else {
    Diagnostics.log("UIGraphicsBeginImageContext() failed to allocate a context of \(size) at scale \(scale)")
    return
  }
  let bitmap = Bitmap(width: Int(width), height: Int(height))
  if opaque {
    bitmap.fill(0xFF00_0000)
    bitmap.isOpaque = true
  }
  let context = CGContext(bitmap: bitmap, scale: scale)
  UIGraphicsContextStack.current.imageScales[ObjectIdentifier(context)] = scale
  UIGraphicsPushContext(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What has been drawn in the current image context; nil where the current context is none for an image.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsgetimagefromcurrentimagecontext()>.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(),
    let scale = UIGraphicsContextStack.current.imageScales[ObjectIdentifier(context)], let image = context.makeImage()
  else {
    return nil
  }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the current image context; where the current context is none for an image, nothing happens.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsendimagecontext()>.
public func UIGraphicsEndImageContext() {
  let stack = UIGraphicsContextStack.current
  guard let context = stack.contexts.last, stack.imageScales.removeValue(forKey: ObjectIdentifier(context)) != nil
  else {
    return
  }
  UIGraphicsPopContext()
}
