extension UIImageView {
  final func imageDidChange(from formerSize: CGSize?, _ formerInsets: UIEdgeInsets) {
    if storedImage?.size != formerSize || alignmentRectInsets != formerInsets { invalidateIntrinsicContentSize() }
    if storedAnimationImages == nil { stopPlayback() }
    if storedImage?.images != nil, storedWindow != nil, playback == nil { startPlayback() }
    showImage()
  }

  /// Puts what is to be seen into the layer.
  final func showImage() {
    let image = playback?.image ?? (storedIsHighlighted ? storedHighlightedImage ?? storedImage : storedImage)
    guard let image, image.pixels != nil else {
      if shown != nil {
        shown = nil
        storedLayer.contents = nil
      }
      return
    }
    let tint = tintColor(for: image)
    let isMirrored =
      image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isTiled =
      image.traits.caps != nil && image.resizingMode == .tile && storedContentMode.stretchesContent
      && bounds.size != image.size
    let new = ShownImage(image: image, tint: tint, isMirrored: isMirrored, size: isTiled ? bounds.size : nil)
    guard new != shown else { return }
    shown = new
    flags.insert(.hasOwnScale)
    let oriented = isMirrored ? image.withHorizontallyFlippedOrientation() : image
    storedLayer.contentsScale = image.scale
    storedLayer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    if isTiled {
      storedLayer.contents = oriented.tiledPicture(size: bounds.size, tint: tint)
      return
    }
    if image.resizingMode == .stretch, let caps = image.traits.caps {
      storedLayer.contentsCenter = caps.center(in: image.size, isMirrored: isMirrored)
    }
    storedLayer.contents = oriented.picture(tint: tint)
  }

  /// The colour that the image's shape is filled with; nil of an image that shows its own colours.
  private func tintColor(for image: UIImage) -> CGColor? {
    if image.renderingMode == .alwaysTemplate {
      return effectiveTintColorForDrawing
    }
    return image.traits.tint?.resolvedColor(with: effectiveTraits).cgColor
  }

  private var effectiveTintColorForDrawing: CGColor {
    (tintColor ?? .systemBlue).resolvedColor(with: effectiveTraits).cgColor
  }

  final func windowDidChange() {
    guard storedWindow != nil else {
      playback?.pause()
      return
    }
    if let playback {
      playback.play()
    } else if storedImage?.images != nil {
      startPlayback()
    }
    showImage()
  }
}

extension UIView.ContentMode {
  /// Whether content is made to fill the bounds whatever its proportions.
  var stretchesContent: Bool { self == .scaleToFill || self == .redraw }
}

extension UIImageTraits.Caps {
  /// What lies between the caps, in fractions of the image.
  func center(in size: CGSize, isMirrored: Bool) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    let first = isMirrored ? right : left
    let last = isMirrored ? left : right
    let (minX, minY) = (min(max(first / size.width, 0), 1), min(max(top / size.height, 0), 1))
    let (maxX, maxY) = (1 - min(max(last / size.width, 0), 1), 1 - min(max(bottom / size.height, 0), 1))
    return CGRect(x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
  }
}

extension UIImage {
  /// The upright pixels, in a colour if there is one.
  final func picture(tint: CGColor?) -> CGImage? {
    let image = upright(pixels)
    guard let image, let tint else { return image }
    return UIImage.tinted(image, tint)
  }

  /// The image at a size in points, tiled between its caps.
  final func tiledPicture(size: CGSize, tint: CGColor?) -> CGImage? {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width > 0, height > 0, width <= CGFloat(Bitmap.maximumSide), height <= CGFloat(Bitmap.maximumSide),
      width * height <= CGFloat(Bitmap.maximumArea)
    else { return nil }
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    let context = CGContext(bitmap: bitmap, scale: scale)
    UIGraphicsPushContext(context)
    let image = tint.map { withTintColor(UIColor(cgColor: $0)) } ?? self
    image.draw(in: CGRect(origin: .zero, size: size))
    UIGraphicsPopContext()
    context.flush()
    return CGImage(bitmap: bitmap)
  }
}
