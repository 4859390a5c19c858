extension UIImage {
  /// Draws the image at its size with its top left at a point of the current context.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/draw(at:)>.
  public final func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/draw(at:blendmode:alpha:)>.
  public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle of the current context, stretched between its caps. Without a context nothing
  /// happens.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/draw(in:)>.
  public final func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let image = upright(pixels) else {
      return
    }
    context.saveGState()
    if let tint = traits.tint {
      context.setFillColor(tint.cgColor)
      drawParts(of: CGImage(bitmap: image.bitmap, isMask: true), in: rect, context)
    } else {
      drawParts(of: image, in: rect, context)
    }
    context.restoreGState()
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/draw(in:blendmode:alpha:)>.
  public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else {
      return
    }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// The pixels turned and mirrored as the orientation says.
  final func upright(_ image: CGImage?) -> CGImage? {
    guard let image, imageOrientation != .up else {
      return image
    }
    let isTurned = imageOrientation.swapsSides
    let width = isTurned ? image.height : image.width
    let height = isTurned ? image.width : image.height
    let bitmap = Bitmap(width: width, height: height)
    let context = CGContext(bitmap: bitmap, scale: 1)
    context.scaleBy(x: CGFloat(width), y: CGFloat(height))
    context.concatenate(imageOrientation.transform)
    context.interpolationQuality = .none
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.flush()
    return CGImage(bitmap: bitmap)
  }

  static func tinted(_ image: CGImage, _ color: CGColor) -> CGImage {
    let bitmap = Bitmap(width: image.width, height: image.height)
    let context = CGContext(bitmap: bitmap, scale: 1)
    context.setFillColor(color)
    let mask = CGImage(bitmap: image.bitmap, isMask: true)
    context.drawUpright(mask, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    context.flush()
    return CGImage(bitmap: bitmap)
  }

  /// Draws the nine parts that caps make of an image, or the whole of one without caps.
  private func drawParts(of image: CGImage, in rect: CGRect, _ context: CGContext) {
    guard let caps = traits.caps else {
      context.drawUpright(image, in: rect)
      return
    }
    let columns = UIImage.bands(
      length: CGFloat(image.width), before: caps.left * scale, after: caps.right * scale, from: rect.minX, rect.width,
      scale)
    let rows = UIImage.bands(
      length: CGFloat(image.height), before: caps.top * scale, after: caps.bottom * scale, from: rect.minY, rect.height,
      scale)
    for (rowIndex, row) in rows.enumerated() {
      for (columnIndex, column) in columns.enumerated() {
        let source = CGRect(x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let place = CGRect(x: column.place, y: row.place, width: column.placeLength, height: row.placeLength)
        guard place.width > 0, place.height > 0, let part = image.cropping(to: source) else {
          continue
        }
        if resizingMode == .tile, rowIndex == 1 || columnIndex == 1 {
          tile(part, columnIndex == 1, rowIndex == 1, in: place, context)
        } else {
          context.drawUpright(part, in: place)
        }
      }
    }
  }

  private func tile(_ part: CGImage, _ isWide: Bool, _ isHigh: Bool, in place: CGRect, _ context: CGContext) {
    let width = isWide ? CGFloat(part.width) / scale : place.width
    let height = isHigh ? CGFloat(part.height) / scale : place.height
    context.saveGState()
    context.clip(to: place)
    for y in stride(from: place.minY, to: place.maxY, by: height) {
      for x in stride(from: place.minX, to: place.maxX, by: width) {
        context.drawUpright(part, in: CGRect(x: x, y: y, width: width, height: height))
      }
    }
    context.restoreGState()
  }

  /// One direction's three parts: where each lies in the image, in pixels, and in the drawing, in points.
  private static func bands(
    length: CGFloat, before: CGFloat, after: CGFloat, from start: CGFloat, _ room: CGFloat, _ scale: CGFloat
  ) -> [(source: CGFloat, sourceLength: CGFloat, place: CGFloat, placeLength: CGFloat)] {
    let first = min(max(0, before.rounded()), length)
    let last = min(max(0, after.rounded()), length - first)
    // Caps that have no room shrink in proportion.
    let shrink = first + last > 0 ? min(1, room * scale / (first + last)) : 1
    let firstPlace = first / scale * shrink
    let lastPlace = last / scale * shrink
    return [
      (0, first, start, firstPlace),
      (first, length - first - last, start + firstPlace, max(0, room - firstPlace - lastPlace)),
      (length - last, last, start + room - lastPlace, lastPlace),
    ]
  }
}
