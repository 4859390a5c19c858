import CPango

extension TextLayout {
  /// Draws the shadows of a line's letters, all of them before any letter.
  func drawShadows(of line: Line, in context: CGContext, from start: CGPoint, _ appearance: Appearance) {
    for run in runs[line.runs] where !run.glyphs.isEmpty {
      guard let shadow = appearance.decoration(run.style)?.shadow, let color = shadow.shadowColor as? UIColor,
        shadow.isFinite
      else {
        continue
      }
      draw(shadow, color, of: run, height: line.height, in: context, from: start)
    }
  }

  private func draw(
    _ shadow: NSShadow, _ color: UIColor, of run: Run, height: CGFloat, in context: CGContext, from start: CGPoint
  ) {
    let cairo = context.cairo
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard let font = FontLibrary.shared.deviceFont(run.font, matrix) else {
      return
    }
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    let blur = BoxBlur(radius: Double(max(shadow.shadowBlurRadius, 0)) / 2 * scale)
    // Letters may reach beyond their line by as much as they are high.
    let reach = text.runs[run.style].font.pointSize
    let box = CGRect(x: start.x + run.x, y: start.y - height, width: run.width, height: height * 2)
      .insetBy(dx: -reach, dy: -reach)
    let pixels = FontLibrary.deviceBounds(of: box, matrix).insetBy(dx: CGFloat(-blur.extent), dy: CGFloat(-blur.extent))
    guard pixels.width >= 1, pixels.height >= 1, pixels.width < 16_384, pixels.height < 16_384,
      let shape = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(pixels.width), Int32(pixels.height)),
      cairo_surface_status(shape) == CAIRO_STATUS_SUCCESS, let canvas = cairo_create(shape)
    else {
      return
    }
    defer { cairo_surface_destroy(shape) }
    cairo_surface_set_device_offset(shape, Double(-pixels.minX), Double(-pixels.minY))
    cairo_set_matrix(canvas, &matrix)
    cairo_set_scaled_font(canvas, font)
    show(run, in: canvas, from: start)
    cairo_destroy(canvas)
    cairo_surface_flush(shape)
    if let bytes = cairo_image_surface_get_data(shape) {
      blur.apply(
        to: bytes, width: Int(pixels.width), height: Int(pixels.height),
        stride: Int(cairo_image_surface_get_stride(shape)))
    }
    cairo_surface_mark_dirty(shape)
    var offset: (x: Double, y: Double) = (Double(shadow.shadowOffset.width), Double(shadow.shadowOffset.height))
    cairo_matrix_transform_distance(&matrix, &offset.x, &offset.y)
    context.withEffects {
      context.setSource(color.cgColor)
      cairo_save(cairo)
      cairo_identity_matrix(cairo)
      cairo_mask_surface(cairo, shape, offset.x, offset.y)
      cairo_restore(cairo)
    }
  }
}

extension FontLibrary {
  /// The whole pixels that a rectangle covers in the space that a matrix leads to.
  fileprivate static func deviceBounds(of rect: CGRect, _ matrix: cairo_matrix_t) -> CGRect {
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
    ].map { corner in
      CGPoint(
        x: matrix.xx * Double(corner.0) + matrix.xy * Double(corner.1) + matrix.x0,
        y: matrix.yx * Double(corner.0) + matrix.yy * Double(corner.1) + matrix.y0)
    }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return .zero
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).integral
  }
}

extension NSShadow {
  fileprivate var isFinite: Bool {
    let sum = shadowOffset.width + shadowOffset.height + shadowBlurRadius
    return sum - sum == 0
  }
}
