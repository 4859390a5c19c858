import CPango

extension FontLibrary {
  /// A font that text was set in. The library holds a reference, so that its address stays its own.
  final class KnownFont {
    let font: UnsafeMutablePointer<PangoFont>
    let isReadable: Bool
    let metrics: FontMetrics?
    /// The font for the scale that was drawn last, and that scale.
    var deviceFont: OpaquePointer?
    var deviceMatrix = cairo_matrix_t()
    /// The letters that were drawn at that scale; nil where the scale turns or slants, and of a font in colours.
    var masks: GlyphMasks?
    private let hasColors: Bool

    init(_ font: UnsafeMutablePointer<PangoFont>, isReadable: Bool, metrics: FontMetrics?) {
      self.font = font
      self.isReadable = isReadable
      self.metrics = metrics
      var isColored: FcBool = 0
      let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
      hasColors = FcPatternGetBool(pattern, FC_COLOR, 0, &isColored) == FcResultMatch && isColored != 0
      g_object_ref(font)
    }

    deinit {
      cairo_scaled_font_destroy(deviceFont)
      g_object_unref(font)
    }

    /// Makes empty masks for the device font.
    func resetMasks() {
      guard let deviceFont, !hasColors, deviceMatrix.xy == 0, deviceMatrix.yx == 0 else {
        masks = nil
        return
      }
      masks = GlyphMasks(font: deviceFont, scaleX: deviceMatrix.xx, scaleY: deviceMatrix.yy)
    }
  }

  /// How many fonts are known before all are forgotten: many more than an interface shows.
  private static let knownFontLimit = 1024
  /// How many bytes of letters are kept before all are forgotten.
  private static let maskLimit = 4 << 20

  @discardableResult
  private func known(_ font: UnsafeMutablePointer<PangoFont>) -> KnownFont {
    if let lastKnownFont, lastKnownFont.font == font { return lastKnownFont }
    if let known = knownFonts[font] {
      lastKnownFont = known
      return known
    }
    if knownFonts.count >= FontLibrary.knownFontLimit {
      knownFonts.removeAll()
    }
    let isReadable = FontLibrary.isReadable(font)
    if !isReadable {
      reportUnreadable(font, family: FontLibrary.familyName(of: font))
    }
    let known = KnownFont(font, isReadable: isReadable, metrics: isReadable ? measure(font, pointSize: 0) : nil)
    knownFonts[font] = known
    lastKnownFont = known
    return known
  }

  /// The font as the library knows it; reports it if it cannot be read.
  func check(_ font: UnsafeMutablePointer<PangoFont>) -> KnownFont {
    known(font)
  }

  func metrics(of font: UnsafeMutablePointer<PangoFont>) -> FontMetrics? {
    known(font).metrics
  }

  /// The font at the scale of a context whose matrix is given, or nil of one that cannot be read.
  func deviceFont(_ font: UnsafeMutablePointer<PangoFont>, _ matrix: cairo_matrix_t) -> OpaquePointer? {
    scaledFont(font, matrix)?.deviceFont
  }

  /// A font with its device font for the matrix of a context, or nil of one that cannot be read.
  func scaledFont(_ font: UnsafeMutablePointer<PangoFont>, _ matrix: cairo_matrix_t) -> KnownFont? {
    let known = known(font)
    guard known.isReadable else {
      return nil
    }
    let former = known.deviceMatrix
    if known.deviceFont != nil, former.xx == matrix.xx, former.yy == matrix.yy, former.xy == matrix.xy,
      former.yx == matrix.yx
    {
      if GlyphMasks.totalSize > FontLibrary.maskLimit { forgetMasks() }
      return known
    }
    guard let base = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      let options = cairo_font_options_create()
    else {
      return nil
    }
    defer { cairo_font_options_destroy(options) }
    cairo_scaled_font_get_font_options(base, options)
    var fontMatrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(base, &fontMatrix)
    var device = matrix
    device.x0 = 0
    device.y0 = 0
    guard let scaled = cairo_scaled_font_create(cairo_scaled_font_get_font_face(base), &fontMatrix, &device, options),
      cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
    else {
      return nil
    }
    cairo_scaled_font_destroy(known.deviceFont)
    known.deviceFont = scaled
    known.deviceMatrix = device
    known.resetMasks()
    return known
  }

  private func forgetMasks() {
    for known in knownFonts.values where known.masks != nil { known.resetMasks() }
  }
}
