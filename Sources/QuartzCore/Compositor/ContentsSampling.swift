import CCairo

/// How a layer's contents fill a rectangle: which part of the bitmap is stretched, and by which filter.
struct ContentsSampling: Hashable {
  /// The part of the bitmap that is shown, in its pixels.
  var part: CGRect
  /// The stretched part of that, in fractions.
  var center: CGRect
  /// Pixels of the bitmap per point.
  var scale: CGFloat
  var magnification: CALayerContentsFilter
  var minification: CALayerContentsFilter
  /// How many halvings of detail more than needed the trilinear filter makes.
  var bias: Double

  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  init(_ contents: LayerContents, of layer: CALayer, _ values: LayerValues) {
    part = contents.part(values)
    scale = layer.contentsScale
    magnification = layer.magnificationFilter
    minification = layer.minificationFilter
    bias = min(max(Double(layer.minificationFilterBias), -8), 8)
    center = Self.whole
    if values.contentsCenter != Self.whole, layer.contentsGravity.resizes {
      center = values.contentsCenter.standardized.intersection(Self.whole)
      if center.isNull { center = Self.whole }
    }
  }

  /// Whether parts of the contents keep their size.
  var hasCaps: Bool { center != Self.whole }

  /// Draws the contents into a rectangle of the context's user space, whose unit is a point of the layer times `unit`.
  func draw(_ bitmap: Bitmap, into cairo: OpaquePointer, _ target: CGRect, unit: CGSize, opacity: Double) {
    let surface = bitmap.makeSurface()
    defer { cairo_surface_destroy(surface) }
    guard hasCaps else { return paint(surface, part, into: cairo, target, opacity) }
    /// A part of its own surface is not mixed with its neighbours where it is stretched.
    func drawPiece(_ source: CGRect, in place: CGRect) {
      guard source == source.integral,
        let piece = bitmap.part(
          x: Int(source.minX), y: Int(source.minY), width: Int(source.width), height: Int(source.height))
      else { return paint(surface, source, into: cairo, place, opacity) }
      let own = piece.makeSurface()
      paint(own, CGRect(origin: .zero, size: source.size), into: cairo, place, opacity)
      cairo_surface_destroy(own)
    }
    let columns = Band.three(
      part.minX, part.width, center.minX, center.maxX, target.minX, target.width, unit.width / scale)
    let rows = Band.three(
      part.minY, part.height, center.minY, center.maxY, target.minY, target.height, unit.height / scale)
    for row in rows where row.length > 0 {
      for column in columns where column.length > 0 {
        drawPiece(
          CGRect(x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
          in: CGRect(x: column.place, y: row.place, width: column.length, height: row.length))
      }
    }
  }

  private func paint(
    _ surface: OpaquePointer, _ part: CGRect, into cairo: OpaquePointer, _ target: CGRect, _ opacity: Double
  ) {
    guard part.width > 0, part.height > 0, target.width > 0, target.height > 0 else { return }
    cairo_save(cairo)
    cairo_rectangle(cairo, target.minX, target.minY, target.width, target.height)
    cairo_clip(cairo)
    cairo_translate(cairo, target.minX, target.minY)
    cairo_scale(cairo, target.width / part.width, target.height / part.height)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let area = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)
    let shrinks = area < 1 - 1e-9
    if shrinks, bias != 0, minification == .trilinear {
      paintBiased(surface, part, into: cairo, scale: area.squareRoot() / pow(2, bias), opacity)
      return cairo_restore(cairo)
    }
    cairo_translate(cairo, -part.minX, -part.minY)
    cairo_set_source_surface(cairo, surface, 0, 0)
    let pattern = cairo_get_source(cairo)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, filter(shrinks: shrinks))
    cairo_paint_with_alpha(cairo, opacity)
    cairo_restore(cairo)
  }

  /// Paints a part, whose pixels are the user space's unit, by way of a picture of `scale` times its size, which has as
  /// much detail as is to be seen.
  private func paintBiased(
    _ surface: OpaquePointer, _ part: CGRect, into cairo: OpaquePointer, scale: Double, _ opacity: Double
  ) {
    let scale = min(scale, 1)
    let width = max((part.width * scale).rounded(), 1)
    let height = max((part.height * scale).rounded(), 1)
    let middle = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    let context = cairo_create(middle)!
    cairo_scale(context, width / part.width, height / part.height)
    cairo_set_source_surface(context, surface, -part.minX, -part.minY)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_scale(cairo, part.width / width, part.height / height)
    cairo_set_source_surface(cairo, middle, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    cairo_paint_with_alpha(cairo, opacity)
    cairo_surface_destroy(middle)
  }

  private func filter(shrinks: Bool) -> cairo_filter_t {
    switch shrinks ? minification : magnification {
    case .nearest: CAIRO_FILTER_NEAREST
    case .trilinear where shrinks: CAIRO_FILTER_GOOD
    default: CAIRO_FILTER_BILINEAR
    }
  }

  /// One of three parts in a direction: the caps and what is stretched between them.
  private struct Band {
    var source: CGFloat
    var sourceLength: CGFloat
    var place: CGFloat
    var length: CGFloat

    /// Fractions of whole pixels mean whole pixels.
    private static func nearlyWhole(_ value: CGFloat) -> CGFloat {
      abs(value - value.rounded()) < 1e-6 ? value.rounded() : value
    }

    /// Caps without room shrink in proportion.
    static func three(
      _ source: CGFloat, _ sourceLength: CGFloat, _ first: CGFloat, _ last: CGFloat, _ place: CGFloat,
      _ length: CGFloat, _ unit: CGFloat
    ) -> [Band] {
      let start = nearlyWhole(sourceLength * first)
      let end = nearlyWhole(sourceLength * (1 - last))
      let shrink = start + end > 0 ? min(1, length / ((start + end) * unit)) : 1
      let startPlace = start * unit * shrink
      let endPlace = end * unit * shrink
      return [
        Band(source: source, sourceLength: start, place: place, length: startPlace),
        Band(
          source: source + start, sourceLength: sourceLength - start - end, place: place + startPlace,
          length: max(0, length - startPlace - endPlace)),
        Band(
          source: source + sourceLength - end, sourceLength: end, place: place + length - endPlace, length: endPlace),
      ]
    }
  }
}

extension CALayerContentsGravity {
  /// Whether contents are made larger or smaller to fit.
  var resizes: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }
}
