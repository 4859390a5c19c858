import CCairo
import CPixelKernels

extension LayerRenderer {
  /// Draws a layer where it stands in its superlayer's space, times an opacity.
  func draw(_ scene: SceneLayer, opacity: Double) {
    let renderer = LayerRenderer(cairo: cairo, time: scene.time)
    let opacity = opacity * scene.opacity
    guard scene.color != nil || opacity < 1 else { return renderer.draw(scene) }
    cairo_push_group(cairo)
    renderer.draw(scene)
    let group = cairo_pop_group(cairo)!
    if let color = scene.color { Self.multiply(group, by: Bitmap.pixel(color)) }
    cairo_set_source(cairo, group)
    cairo_paint_with_alpha(cairo, opacity)
    cairo_pattern_destroy(group)
  }

  private func draw(_ scene: SceneLayer) {
    if scene.cuts.isEmpty, let affine = scene.place.affine {
      draw(scene.layer, scene.values, placedBy: affine)
    } else {
      drawPlane(scene)
    }
  }

  private static func multiply(_ group: OpaquePointer, by color: UInt32) {
    var surface: OpaquePointer?
    cairo_pattern_get_surface(group, &surface)
    guard let surface, cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else { return }
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<Int(cairo_image_surface_get_height(surface)) {
      (bytes + y * stride).withMemoryRebound(to: UInt32.self, capacity: stride / 4) {
        pixel_multiply($0, Int(cairo_image_surface_get_width(surface)), color)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Draws a layer's picture in its own plane, seen in perspective or cut.
  private func drawPlane(_ scene: SceneLayer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let toDevice = CGAffineTransform(matrix)
    let place = scene.place.concatenating(Projection(toDevice))
    let layer = scene.layer
    guard !layer.flags.contains(.hidesBack) || place.determinant > 0, let back = place.inverse else { return }
    let reach = layer.reach(scene.values, at: scene.time)
    guard !reach.isNull, !reach.isEmpty else { return }
    let scale = min(max(hypot(matrix.xx, matrix.yx), 1), 8)
    let plane = PixelRect(enclosing: reach.applying(CGAffineTransform(scaleX: scale, y: scale)))
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &minX, &minY, &maxX, &maxY)
    let clip = PixelRect(enclosing: CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY))
    let seen = place.bounds(of: reach)
    guard !seen.isNull else { return }
    let rect = PixelRect(enclosing: seen.insetBy(dx: -1, dy: -1)).intersection(clip)
    guard !rect.isEmpty, rect.area <= Bitmap.maximumArea, plane.area <= Bitmap.maximumArea,
      plane.width <= Bitmap.maximumSide, plane.height <= Bitmap.maximumSide
    else { return }

    let picture = Bitmap(width: plane.width, height: plane.height)
    picture.withSurface { surface in
      let inner = cairo_create(surface)!
      cairo_translate(inner, -Double(plane.minX), -Double(plane.minY))
      cairo_scale(inner, scale, scale)
      cairo_set_tolerance(inner, 0.01)
      LayerRenderer(cairo: inner, time: scene.time).drawInOwnSpace(layer, scene.values)
      cairo_destroy(inner)
    }
    let toPixels = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -Double(plane.minX), ty: -Double(plane.minY))
    // Cuts are told in the plane of the superlayer.
    let fromDevice = toDevice.inverted()
    let cuts = scene.cuts.map { cut in
      SIMD3(
        cut.x * fromDevice.a + cut.y * fromDevice.b, cut.x * fromDevice.c + cut.y * fromDevice.d,
        cut.x * fromDevice.tx + cut.y * fromDevice.ty + cut.z)
    }
    let view = PlaneView(
      toPlane: back.concatenating(Projection(toPixels)), width: plane.width, height: plane.height, cuts: cuts)
    let result = Bitmap(width: rect.width, height: rect.height)
    let source = PixelSource(pixels: UnsafePointer(picture.pixels), pixelsPerRow: picture.pixelsPerRow)
    let target = PixelTarget(
      base: result.pixels - rect.minY * result.pixelsPerRow - rect.minX, pixelsPerRow: result.pixelsPerRow)
    withExtendedLifetime(picture) { view.draw(source, alpha: 255, rect, target) }
    let surface = result.makeSurface()
    cairo_set_source_surface(cairo, surface, Double(rect.minX), Double(rect.minY))
    cairo_paint(cairo)
    cairo_surface_destroy(surface)
    // The source would keep a surface alive whose pixels may not live as long.
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
  }
}
